"""The networks that OpenCV runs."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from rollwrite.photo import figures, marks
from rollwrite.photo.networks import BATCH, FIGURE_SIZE, MARK_SIDE, scores

MODELS = {marks.MODEL: (MARK_SIDE, MARK_SIDE), figures.MODEL: FIGURE_SIZE}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.stem)
def test_scores_are_those_of_the_model_however_many_crops_there_are(model: Path) -> None:
    """They are those that OpenCV gives by the engine and in the batches that it likes best."""
    size, lots = MODELS[model], np.random.default_rng(1)
    crops = lots.integers(0, 256, (2 * BATCH + 1, 2, *size), np.uint8)
    network = cv2.dnn.readNetFromONNX(str(model))
    network.setInput(crops.astype(np.float32) / 255)
    plain = network.forward().reshape(len(crops), -1)
    for number in (1, BATCH, len(crops)):
        assert scores(model, crops[:number]) == pytest.approx(plain[:number], abs=1e-3)
