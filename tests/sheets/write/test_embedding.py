"""Faces in documents: all but the text of their licence."""

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from fonts import FACE_NAMES, face
from sheets.write.document import embedded


@pytest.mark.parametrize("name", FACE_NAMES)
def test_an_embedded_face_says_whose_it_is_and_where_its_licence_stands(name: str) -> None:
    font = face(name).ttf.read_bytes()
    whole, shown = TTFont(BytesIO(font)), TTFont(BytesIO(embedded(font)))
    names = {record.nameID: str(record) for record in whole["name"].names}
    assert names.pop(13)
    assert {record.nameID: str(record) for record in shown["name"].names} == names
    assert names[0].startswith("Copyright")
    assert names[14].startswith("http")


@pytest.mark.parametrize("name", FACE_NAMES)
def test_nothing_else_of_an_embedded_face_is_changed(name: str) -> None:
    font = face(name).ttf.read_bytes()
    whole, shown = TTFont(BytesIO(font)), TTFont(BytesIO(embedded(font)))
    assert whole.reader.keys() == shown.reader.keys()
    for table in set(whole.reader.keys()) - {"name"}:
        assert whole.reader[table] == shown.reader[table]


def test_a_font_without_names_stays_as_it_is() -> None:
    assert embedded(b"\x00\x01\x00\x00" + bytes(8)) == b"\x00\x01\x00\x00" + bytes(8)
