"""Trains the network that reads figures, and writes it as the ONNX file that we ship.

`python -m tools.photographs.train_figures FOLDER` takes the crops that
`tools.photographs.figure_examples` wrote there: those of the part `training` to learn from, those
of `calibration` to say how sure it is. `... FOLDER on` goes on from the model that is there, half
of the way. Needs `requirements.txt` of this folder. It ends with the table of its figures on
`held-out`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from rollwrite.photo.figures import BLANK, GLYPHS, SLOTS, column_of, number_probabilities
from rollwrite.photo.networks import FIGURE_SIZE
from tools.photographs.train import SEED, export, halfway, stages, train, trained, varied

MODEL: Final = Path(__file__).parents[2] / "rollwrite" / "photo" / "figures.onnx"
EPOCHS, FASTEST = 10, 4e-3
MORE_EPOCHS, MORE_FASTEST = 8, 2e-3
# By how much a crop is turned or stretched, and bent at how many places, in halves of its size.
TURNED: Final = 0.06
BENT: Final = 0.05
WAVES: Final = (5, 4)
SURE: Final = (0.99, 0.999)


def network() -> Any:
    """Return the network: two channels of 48 by 64 pixels to a score for each slot and glyph."""
    *_, before = widths = (12, 24, 48, 72)
    layers = stages(widths)
    layers += [nn.Conv2d(before, 64, (3, 4)), nn.ReLU(), nn.Dropout(0.2)]
    layers += [nn.Conv2d(64, SLOTS * GLYPHS, 1)]
    return nn.Sequential(*layers)


def gone_on() -> Any:
    """Return the network of the model that is there, to go on from.

    Where it saw crops of another size its last layers are new.
    """
    (seeing, told), (_, fresh) = map(_parts, (trained(MODEL), network()))
    if told[0].kernel_size == fresh[0].kernel_size:
        *_, dropout, _ = fresh
        return nn.Sequential(*seeing, *told[:-1], dropout, told[-1])
    return nn.Sequential(*seeing, *fresh)


def _parts(model: Any) -> tuple[list[Any], list[Any]]:
    """Return the layers of a network that see shapes, and those that tell what they are."""
    layers = [*model]
    after = 1 + max(at for at, each in enumerate(layers) if isinstance(each, nn.MaxPool2d))
    return layers[:after], layers[after:]


def bent(crops: Any, lots: Any) -> Any:
    """Return crops that are turned, stretched and bent, each as a lot says, both pictures alike."""
    number, _, *size = crops.shape
    turned = torch.eye(2) + TURNED * torch.randn(number, 2, 2, generator=lots)
    flat = torch.cat([turned, torch.zeros(number, 2, 1)], 2)
    places = nn.functional.affine_grid(flat, [number, 1, *size], align_corners=False)
    waves = BENT * torch.randn(number, 2, *WAVES, generator=lots)
    moved = nn.functional.interpolate(waves, size, mode="bicubic", align_corners=True)
    places = places + moved.permute(0, 2, 3, 1)
    found = nn.functional.grid_sample(crops, places, padding_mode="border", align_corners=False)
    return varied(found, lots)


def load(folder: Path, part: str) -> tuple[Any, Any, Any]:
    """Return the crops of a part, the glyphs of what they are, and what is told of each."""
    files = [np.load(path) for path in sorted(folder.glob(f"{part}-*.npz"))]
    return tuple(np.concatenate([file[key] for file in files])
                 for key in ("crops", "glyphs", "told"))  # type: ignore[return-value]  # fmt: skip


def columns_of(glyphs: Any) -> Any:
    """Return the column of each figure."""
    return np.array([column_of(each) for each in glyphs])


def loss_of_slots(found: Any, slots: Any) -> Any:
    """Return how far scores are from the glyphs of some figures."""
    return nn.functional.cross_entropy(_by_slot(found).transpose(1, 2), slots)


def scores(model: Any, crops: Any) -> Any:
    """Return what the network says of crops, by figure, slot and glyph."""
    with torch.no_grad():
        parts = torch.from_numpy(crops).split(1024)
        return torch.cat([_by_slot(model(each.float() / 255)) for each in parts]).numpy()


def _by_slot(found: Any) -> Any:
    return found.reshape(-1, SLOTS, GLYPHS)


def temperature(found: Any, columns: Any) -> float:
    """Return by what scores are divided so that they are as sure as they are right."""
    tried = np.geomspace(0.5, 4, 40)
    rows = np.arange(len(columns))
    losses = [
        -np.log(number_probabilities(found / each)[rows, columns] + 1e-12).mean() for each in tried
    ]
    return float(tried[int(np.argmin(losses))])


def table(found: Any, columns: Any, told: Any) -> None:
    """Print how many figures are right, by condition and pen, and how many of the sure ones."""
    shares = number_probabilities(found)
    best, sure = shares.argmax(1), shares.max(1)
    right = best == columns
    for part, name in enumerate(("pen", "condition")):
        of = np.array([each.split("|")[part] for each in told])
        for value in np.unique(of):
            these = of == value
            print(f"{name} {value}: {right[these].mean():.4f} of {these.sum()}")
    for kind, these in (("empty", columns == BLANK), ("odd", columns > BLANK),
                        ("figure", columns < BLANK)):  # fmt: skip
        print(f"{kind}: {right[these].mean():.4f} of {these.sum()}")
    for least in SURE:
        asked = sure < least
        wrong = (~right & ~asked).sum()
        print(f"{least}: {asked.mean():.4f} asked, {wrong} wrong of {(~asked).sum()}")


def main() -> None:
    """Train, say how sure it is, write the model, print its figures."""
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    crops, glyphs, _ = load(folder, "training")
    print(f"{len(glyphs)} figures to learn from", flush=True)
    torch.manual_seed(SEED)
    learnt = torch.from_numpy(crops), torch.from_numpy(glyphs)
    how = loss_of_slots, bent
    if sys.argv[2:3] == ["on"]:
        after = train(gone_on(), *learnt, MORE_EPOCHS, MORE_FASTEST, *how)
        model = halfway(gone_on(), after)
    else:
        model = train(network(), *learnt, EPOCHS, FASTEST, *how)
    for part in ("calibration", "held-out"):
        crops, glyphs, told = load(folder, part)
        found, columns = scores(model, crops), columns_of(glyphs)
        if part == "calibration":
            divided = temperature(found, columns)
            print(f"temperature {divided:.3f}")
        print(part)
        table(found / divided, columns, told)
    export(model, divided, MODEL, FIGURE_SIZE)


if __name__ == "__main__":
    main()
