"""Trains the network that reads signs on boards, and writes it as the ONNX file that we ship.

`python -m tools.photographs.signs.train FOLDER` takes the crops that
`tools.photographs.signs.examples` wrote there: those of the part `training` to learn from, those of
`calibration` to say how sure it is. `... FOLDER on` goes on from the model that is there. Needs
`requirements.txt` of `tools/photographs`. It ends with the table of its figures on `held-out`.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from rollwrite.photo.merchants.board import ALLOWED, SIGNS
from rollwrite.photo.networks import SIGN_SIDE
from tools.photographs.train import SEED, export, scores, stages, temperature, train, trained

MODEL: Final = Path(__file__).parents[3] / "rollwrite" / "photo" / "merchants" / "signs.onnx"
EPOCHS, FASTEST = 3, 5e-3
MORE_EPOCHS, MORE_FASTEST = 4, 2.5e-3
NEVER: Final = -1e4  # The score of what cannot stand in a place.
SURE: Final = 0.99


def network() -> Any:
    """Return the network: two channels of 48 by 48 pixels to a score for each sign.

    The first convolution sees half of the pixels only, which makes it twice as fast.
    """
    *_, before = widths = (16, 24, 36, 48)
    layers = [nn.Conv2d(2, widths[0], 5, 2, 2, bias=False), nn.BatchNorm2d(widths[0]), nn.ReLU()]
    layers += stages(widths[1:], widths[0])
    layers += [nn.Conv2d(before, 60, 3), nn.ReLU(), nn.Dropout(0.15)]
    layers += [nn.Conv2d(60, len(SIGNS), 1)]
    return nn.Sequential(*layers)


def load(folder: Path, part: str) -> tuple[Any, Any, Any]:
    """Return the crops of a part, the number of the sign of each, and what is told of each."""
    files = [np.load(path) for path in sorted(folder.glob(f"{part}-*.npz"))]
    crops, signs, told = (
        np.concatenate([file[key] for file in files]) for key in ("crops", "signs", "told")
    )
    return torch.from_numpy(crops), torch.from_numpy(signs).long(), told


def allowed_scores(found: Any, told: Any) -> Any:
    """Return scores where what cannot stand in a place has none."""
    signs = np.array(SIGNS)
    by_kind = {kind: np.isin(signs, np.array(each)) for kind, each in ALLOWED.items()}
    never = ~np.array([by_kind[each.partition("|")[0]] for each in told])
    return found.masked_fill(torch.from_numpy(never), NEVER)


def table(found: Any, signs: Any, told: Any) -> None:
    """Print how many signs are right, by what is told of them, and what is taken for what."""
    sure, best = (each.numpy() for each in found.softmax(1).max(1))
    right = best == signs.numpy()
    for place, name in enumerate(("place", "pen", "condition")):
        values = np.array([each.split("|")[place] for each in told])
        for value in np.unique(values):
            these = right[values == value]
            print(f"{name} {value}: {these.mean():.4f} of {len(these)}")
    wrong = zip(signs.numpy()[~right], best[~right], strict=True)
    taken = Counter((SIGNS[sign], SIGNS[said]) for sign, said in wrong)
    print(f"all: {right.mean():.5f} of {len(right)}; sure of {(sure >= SURE).mean():.4f}, "
          f"of those wrong {(~right[sure >= SURE]).sum()}")  # fmt: skip
    for (sign, said), times in taken.most_common(20):
        print(f"  {sign!r} taken for {said!r} {times} times")


def main() -> None:
    """Train, say how sure it is, write the model, print its figures."""
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    crops, signs, _ = load(folder, "training")
    print(f"{len(signs)} signs to learn from", flush=True)
    torch.manual_seed(SEED)
    if sys.argv[2:3] == ["on"]:
        model = train(trained(MODEL), crops, signs, MORE_EPOCHS, MORE_FASTEST)
    else:
        model = train(network(), crops, signs, EPOCHS, FASTEST)
    crops, signs, told = load(folder, "calibration")
    found = allowed_scores(scores(model, crops), told)
    divided = temperature(found, signs)
    print(f"temperature {divided:.3f}")
    crops, signs, told = load(folder, "held-out")
    table(allowed_scores(scores(model, crops), told) / divided, signs, told)
    export(model, divided, MODEL, (SIGN_SIDE, SIGN_SIDE))


if __name__ == "__main__":
    main()
