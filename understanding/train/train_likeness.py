"""Trains the projection by which a wish is likened to the evenings of plots, on what prepare-likeness.ts wrote. See README.md."""

import argparse
import json
import random
import struct

import numpy
import torch
from torch.nn import functional as F

parser = argparse.ArgumentParser()
parser.add_argument("data", help="folder that prepare-likeness.ts wrote")
parser.add_argument("file", help="the projection for the product")
parser.add_argument("--width", type=int, default=192)
parser.add_argument("--epochs", type=int, default=14)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--decay", type=float, default=0.3)
parser.add_argument("--drop", type=float, default=0.15)
parser.add_argument("--all", action="store_true", help="learn also from the wishes that are kept apart")
settings = parser.parse_args()
torch.manual_seed(1)
random.seed(1)
torch.set_num_threads(2)

samples = json.load(open(f"{settings.data}/samples.json"))
features = torch.from_numpy(numpy.fromfile(f"{settings.data}/features.bin", "<f4").reshape(len(samples), -1).copy())
mean, spread = features.mean(0), features.std(0).clamp(min=1e-3)
# The state of the words and what the intents say count for the same.
state = 384
weight = torch.cat([torch.full((state,), state**-0.5), torch.full((features.shape[1] - state,), (features.shape[1] - state) ** -0.5)])
inputs = (features - mean) / spread * weight * 384**0.5
plots = sorted({plot for sample in samples if sample["part"] in ("right", "wrong") for plot in sample["right"]})
number = {plot: at for at, plot in enumerate(plots)}
known = [at for at, sample in enumerate(samples) if sample["part"] == "right"]
wrong = torch.tensor([at for at, sample in enumerate(samples) if sample["part"] == "wrong"])
plot_of = torch.tensor([number[samples[at]["right"][0]] for at in known])
plot_of_wrong = torch.tensor([number[samples[at]["right"][0]] for at in wrong])
known = torch.tensor(known)


def wishes(part):
    named = lambda listed: [number[plot] for plot in listed if plot in number]
    return [
        (at, named(sample["right"]), named(sample["tolerable"]))
        for at, sample in enumerate(samples)
        if sample["part"] == part and named(sample["right"])
    ]


apart = wishes("apart")
learned = [(at.item(), [plot.item()], []) for at, plot in zip(known, plot_of)] + wishes("learned")
if settings.all:
    learned += apart
projection = torch.nn.Linear(inputs.shape[1], settings.width, bias=False)
torch.nn.init.normal_(projection.weight, std=inputs.shape[1] ** -0.5)
sharpness = torch.nn.Parameter(torch.tensor(2.7))
optimizer = torch.optim.AdamW([*projection.parameters(), sharpness], lr=settings.rate, weight_decay=settings.decay)


def shares(rows, drop):
    """The logarithm of how much of the likeness of each text is that to each plot; a sentence is not likened to itself."""
    known_vectors = F.normalize(projection(F.dropout(inputs[known], drop)), dim=1)
    vectors = F.normalize(projection(F.dropout(inputs[rows], drop)), dim=1)
    alike = (vectors @ known_vectors.T).masked_fill(rows[:, None] == known[None], -9) * sharpness.exp()
    sums = torch.zeros(len(rows), len(plots)).index_add(1, plot_of, alike.exp()).clamp(min=1e-9).log()
    return sums - sums.logsumexp(1, keepdim=True)


def figures(part):
    with torch.no_grad():
        best = shares(torch.tensor([at for at, _, _ in part]), 0.0).argsort(1, descending=True)
    first = sum(row[0].item() in right for row, (_, right, _) in zip(best, part))
    three = sum(any(each in right for each in row[:3].tolist()) for row, (_, right, _) in zip(best, part))
    return f"{first} first and {three} among three of {len(part)}"


print("before:", figures(apart), flush=True)
for epoch in range(settings.epochs):
    random.shuffle(learned)
    for start in range(0, len(learned), 256):
        batch = learned[start : start + 256]
        share = shares(torch.tensor([at for at, _, _ in batch]), settings.drop)
        right = torch.zeros_like(share, dtype=torch.bool)
        for row, (_, plots_right, plots_tolerable) in enumerate(batch):
            right[row, plots_right] = True
            share[row, plots_tolerable] = share[row, plots_tolerable] * 0 - 1e4
        share = share - share.logsumexp(1, keepdim=True)
        loss = -share.masked_fill(~right, -1e4).logsumexp(1).mean()
        some = torch.randint(len(wrong), (128,))
        of_wrong = shares(wrong[some], settings.drop).gather(1, plot_of_wrong[some][:, None])
        loss = loss + 0.3 * F.softplus(of_wrong + 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
print("after:", figures(apart), "sharpness", sharpness.exp().item(), flush=True)

with torch.no_grad():
    scale = weight * 384**0.5 / spread
    rows = projection.weight * scale
    bias = -(rows @ mean)
    steps = rows.abs().amax(1) / 32767
    with open(settings.file, "wb") as file:
        file.write(struct.pack("<IIf", rows.shape[0], rows.shape[1], sharpness.exp().item()))
        file.write(bias.numpy().astype("<f4").tobytes() + steps.numpy().astype("<f4").tobytes())
        file.write((rows / steps[:, None]).round().numpy().astype("<i2").tobytes())
