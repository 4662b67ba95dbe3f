"""Trains the network that tells marks apart, and writes it as the ONNX file that we ship.

`python -m tools.photographs.train FOLDER` takes the crops that `tools.photographs.examples` wrote
there: those of the part `training` to learn from, those of `calibration` to say how sure it is.
`... FOLDER on` goes on from the model that is there, for sheets that are drawn anew, half of the
way: a network half-way between the two is surer of old and new sheets together than either.
`... FOLDER whole` goes the whole way, for crops that are cut anew; `... FOLDER on KEPT/confirmed`
learns too from marks that `rollwrite photo --keep KEPT` has kept. Needs `requirements.txt` of this
folder. It ends with the table of its figures.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from torch import nn

from rollwrite.photo.marks import STATES
from rollwrite.photo.networks import MARK_SIDE
from tools.photographs.kept import kept

MODEL: Final = Path(__file__).parents[2] / "rollwrite" / "photo" / "marks.onnx"
EPOCHS: Final = 6
MORE_EPOCHS: Final = 4
BATCH: Final = 256
SEED: Final = 1


def network() -> Any:
    """Return the network: two channels of 48 by 48 pixels to a score for each state."""
    *_, before = widths = (12, 24, 48, 64)
    layers = stages(widths)
    layers += [nn.Conv2d(before, 96, 3), nn.ReLU(), nn.Dropout(0.2)]
    layers += [nn.Conv2d(96, len(STATES), 1)]
    return nn.Sequential(*layers)


def stages(widths: Sequence[int], channels: int = 2) -> list[Any]:
    """Return the layers that see shapes: in each a convolution so wide, then half of the pixels.

    `channels` is how many the first one sees.
    """
    layers: list[Any] = []
    for before, after in pairwise((channels, *widths)):
        layers += [nn.Conv2d(before, after, 3, padding=1, bias=False), nn.BatchNorm2d(after)]
        layers += [nn.ReLU(), nn.MaxPool2d(2)]
    return layers


def trained(path: Path) -> Any:
    """Return the network of a model that was written, to go on from there."""
    graph = onnx.load(path).graph
    stored = {each.name: onnx.numpy_helper.to_array(each) for each in graph.initializer}
    layers: list[Any] = []
    for node in graph.node:
        if node.op_type == "Conv":
            kernel, bias = (torch.from_numpy(stored[name].copy()) for name in node.input[1:3])
            after, before, *sides = kernel.shape
            pace, around = _numbers(node, "strides", 1), _numbers(node, "pads", 0)
            layers.append(nn.Conv2d(before, after, sides, pace, around))
            layers[-1].load_state_dict({"weight": kernel, "bias": bias})
        elif node.op_type == "Relu":
            layers.append(nn.ReLU())
        elif node.op_type == "MaxPool":
            layers.append(nn.MaxPool2d(2))
    return nn.Sequential(*layers)


def _numbers(node: Any, name: str, usual: int) -> tuple[int, int]:
    """Return a number down and one across that a layer was written with."""
    found = next((each.ints for each in node.attribute if each.name == name), (usual, usual))
    return found[0], found[1]


def load(folder: Path, part: str) -> tuple[Any, Any, Any]:
    """Return the crops of a part, what they are, and what is told of each."""
    files = [np.load(path) for path in sorted(folder.glob(f"{part}-*.npz"))]
    crops, states, told = (
        np.concatenate([file[key] for file in files]) for key in ("crops", "states", "told")
    )
    return torch.from_numpy(crops), torch.from_numpy(states).long(), told


def varied(crops: Any, lots: Any) -> Any:
    """Return crops that are a little moved, lighter, darker, paler than they were."""
    number = crops.shape[0]
    seen, blank = crops[:, :1], crops[:, 1:]
    gain = 0.85 + 0.25 * torch.rand(number, 1, 1, 1, generator=lots)
    white = 0.78 + 0.1 * (torch.rand(number, 1, 1, 1, generator=lots) - 0.5)
    seen = white - (white - seen) * gain
    down, right = (int(torch.randint(-1, 2, (1,), generator=lots)) for _ in range(2))
    seen = torch.roll(seen, (down, right), (2, 3))
    return torch.cat([seen, blank], 1).to(memory_format=torch.channels_last)


def loss_of_states(found: Any, states: Any) -> Any:
    """Return how far scores are from the states of some marks."""
    return nn.functional.cross_entropy(found[:, :, 0, 0], states)


def train(
    model: Any, crops: Any, states: Any, epochs: int, fastest: float,
    loss_of: Callable[[Any, Any], Any] = loss_of_states,
    vary: Callable[[Any, Any], Any] = varied,
) -> Any:  # fmt: skip
    """Return a network once it has learnt these."""
    lots = torch.Generator().manual_seed(SEED)
    model, number = model.to(memory_format=torch.channels_last), len(states)
    steps = epochs * (number // BATCH + 1)
    learner = torch.optim.AdamW(model.parameters(), fastest, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, fastest, total_steps=steps)
    for epoch in range(epochs):
        lost, order = 0.0, torch.randperm(number, generator=lots)
        model.train()
        for rows in order.split(BATCH):
            learner.zero_grad()
            inputs = vary(crops[rows].float() / 255, lots)
            loss = loss_of(model(inputs), states[rows])
            loss.backward()
            learner.step()
            pace.step()
            lost += float(loss.detach()) * len(rows)
        print(f"epoch {epoch + 1}: {lost / number:.4f}", flush=True)
    return model.eval()


def halfway(one: Any, other: Any) -> Any:
    """Return the network half-way between two of which one has learnt on from the other."""
    model, weights = deepcopy(one), one.state_dict()
    model.load_state_dict({key: (weights[key] + each) / 2
                           for key, each in other.state_dict().items()})  # fmt: skip
    return model.eval()


def scores(model: Any, crops: Any) -> Any:
    """Return what the network says of crops."""
    with torch.no_grad():
        return torch.cat([model(each.float() / 255)[:, :, 0, 0] for each in crops.split(1024)])


def temperature(found: Any, states: Any) -> float:
    """Return by what scores are divided so that they are as sure as they are right."""
    tried = np.geomspace(0.5, 4, 60)
    losses = [float(nn.functional.cross_entropy(found / each, states)) for each in tried]
    return float(tried[int(np.argmin(losses))])


def table(found: Any, states: Any, told: Any) -> None:
    """Print how many marks are right, by what is told of them."""
    sure, best = found.softmax(1).max(1)
    right = (best == states).numpy()
    wrong = sorted(zip(sure.numpy()[~right], told[~right], states.numpy()[~right],
                       best.numpy()[~right], strict=True), reverse=True)  # fmt: skip
    for part, name in enumerate(("pen", "hand", "condition"), 1):
        values = np.array([each.split("|")[part] for each in told])
        for value in np.unique(values):
            these = right[values == value]
            print(f"{name} {value}: {these.mean():.4f} of {len(these)}")
    print(f"all: {right.mean():.5f} of {len(right)}")
    for share, each, state, said in wrong[:12]:
        print(f"  {share:.4f} sure that {each} is {STATES[said]}, not {STATES[state]}")


def export(
    model: Any, divided: float, path: Path, size: tuple[int, int] = (MARK_SIDE, MARK_SIDE)
) -> None:
    """Write the network, its scores divided so that they are as sure as they are right.

    `size` is rows and columns of what it sees.
    """
    last = model[-1]
    with torch.no_grad():
        last.weight /= divided
        last.bias /= divided
    written = io.BytesIO()
    torch.onnx.export(
        model, (torch.zeros(1, 2, *size),), written, dynamo=False, opset_version=17,
        input_names=["crops"], output_names=["scores"],
        dynamic_axes={"crops": {0: "number"}, "scores": {0: "number"}},
    )  # fmt: skip
    path.write_bytes(written.getvalue())
    print(f"{path}: {path.stat().st_size} bytes")


def main() -> None:
    """Train, say how sure it is, write the model, print its figures."""
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    crops, states, _ = load(folder, "training")
    for path in sys.argv[3:]:
        own = tuple(map(torch.from_numpy, kept(Path(path))))
        crops, states = torch.cat([crops, own[0]]), torch.cat([states, own[1].long()])
    print(f"{len(states)} marks to learn from", flush=True)
    torch.manual_seed(SEED)
    if sys.argv[2:3] == ["on"]:
        model = halfway(trained(MODEL), train(trained(MODEL), crops, states, MORE_EPOCHS, 1e-3))
    elif sys.argv[2:3] == ["whole"]:
        model = train(trained(MODEL), crops, states, MORE_EPOCHS, 3e-3)
    else:
        model = train(network(), crops, states, EPOCHS, 4e-3)
    crops, states, told = load(folder, "calibration")
    found = scores(model, crops)
    divided = temperature(found, states)
    print(f"temperature {divided:.3f}")
    table(found / divided, states, told)
    export(model, divided, MODEL)


if __name__ == "__main__":
    main()
