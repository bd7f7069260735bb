"""Learns what happens in wished-for stories, by logistic regression, from what prepare-happenings.ts wrote. See README.md.

With --without a hand nothing is written: it is counted how many of its wishes are told right by what the others taught."""

import argparse
import json
import struct

import numpy

parser = argparse.ArgumentParser()
parser.add_argument("data", help="folder that prepare-happenings.ts wrote")
parser.add_argument("file", nargs="?", help="the weights for the product")
parser.add_argument("--without", help="a hand that is not learnt from, and counted")
parser.add_argument("--texts", type=int, default=3, help="in how many texts a term has to be")
parser.add_argument("--features", type=float, default=0.08, help="how much a number of the transformer counts")
parser.add_argument("--terms", type=float, default=2.0, help="how much the terms of a text count together")
parser.add_argument("--strength", type=float, default=1.5, help="the inverse of what large weights cost")
parser.add_argument("--steps", type=int, default=120)
parser.add_argument("--rate", type=float, default=0.05)
settings = parser.parse_args()

data = json.load(open(f"{settings.data}/samples.json"))
kinds, samples = data["kinds"], data["samples"]
features = numpy.fromfile(f"{settings.data}/features.bin", "<f4").reshape(len(samples), -1).astype(numpy.float32)
kind_of = numpy.array([kinds.index(sample["kind"]) for sample in samples])
hands = numpy.array([sample["hand"] for sample in samples])
# What is only measured is never learnt from.
learnt = (hands != settings.without) & (hands != "apart")

texts = {}
for at in numpy.flatnonzero(learnt):
    for term in set(samples[at]["terms"]):
        texts[term] = texts.get(term, 0) + 1
terms = sorted(term for term, count in texts.items() if count >= settings.texts)
column_of = {term: column for column, term in enumerate(terms)}
weight_of = {term: numpy.log(learnt.sum() / texts[term]) + 1 for term in terms}


def terms_of(sample):
    counts = {}
    for term in sample["terms"]:
        if term in column_of:
            counts[term] = counts.get(term, 0) + 1
    row = numpy.zeros(len(terms), numpy.float32)
    for term, count in counts.items():
        row[column_of[term]] = (1 + numpy.log2(count)) * weight_of[term]
    return row / (numpy.linalg.norm(row) or 1)


mean, spread = features[learnt].mean(0), features[learnt].std(0)
scale = numpy.where(spread < 1e-4, 0, settings.features / numpy.maximum(spread, 1e-4))
inputs = numpy.hstack([(features - mean) * scale, numpy.array([terms_of(sample) for sample in samples]) * settings.terms])

weights = numpy.zeros((inputs.shape[1], len(kinds)), numpy.float32)
bias = numpy.zeros(len(kinds), numpy.float32)


def shares_of(rows):
    sums = rows @ weights + bias
    powers = numpy.exp(sums - sums.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


known, wanted = inputs[learnt], numpy.eye(len(kinds), dtype=numpy.float32)[kind_of[learnt]]
averages = [numpy.zeros_like(weights), numpy.zeros_like(weights), numpy.zeros_like(bias), numpy.zeros_like(bias)]
for step in range(1, settings.steps + 1):
    errors = (shares_of(known) - wanted) / len(known)
    for values, slope, at in ((weights, known.T @ errors + weights / (settings.strength * len(known)), 0), (bias, errors.sum(0), 2)):
        averages[at] = 0.9 * averages[at] + 0.1 * slope
        averages[at + 1] = 0.999 * averages[at + 1] + 0.001 * slope * slope
        values -= settings.rate * averages[at] / (1 - 0.9**step) / (numpy.sqrt(averages[at + 1] / (1 - 0.999**step)) + 1e-8)


def count(hand):
    apart = hands == hand
    shares, right = shares_of(inputs[apart]), kind_of[apart]
    is_story = 1 - shares[:, 0]
    stories = right != 0
    kind = shares[:, 1:].argmax(1) + 1
    share = shares[:, 1:].max(1) / numpy.maximum(is_story, 1e-9)
    print(f"{hand}: {stories.sum()} stories, {100 * (kind == right)[stories].mean():.1f} % of them right")
    for least in (0.3, 0.4, 0.5, 0.6, 0.7):
        sure = stories & (share > least)
        print(f"  surer than {least}: {100 * sure.sum() / stories.sum():.1f} %, of these right {100 * (kind == right)[sure].mean():.1f} %")
    for least in (0.5, 0.7, 0.8, 0.9):
        print(f"  a story by more than {least}: {100 * (is_story > least)[stories].mean():.1f} %", end="")
        print(f", of {(~stories).sum()} others {100 * (is_story > least)[~stories].mean():.1f} %" if (~stories).any() else "")


print(f"{learnt.sum()} texts are learnt from, {(learnt & (kind_of != 0)).sum()} of them wished-for stories; {len(terms)} terms")
count(settings.without or "apart")
if not settings.without and settings.file:
    rows = weights * numpy.concatenate([scale, numpy.full(len(terms), settings.terms)])[:, None]
    moved = bias - (mean * scale) @ weights[: len(mean)]
    scales = numpy.maximum(numpy.abs(rows).max(1), 1e-9) / 32767
    header = json.dumps(
        {
            "kinds": kinds,
            "bias": [round(each, 6) for each in moved.tolist()],
            "terms": [[term, round(weight_of[term], 4)] for term in terms],
            "features": features.shape[1],
        },
        separators=(",", ":"),
        ensure_ascii=False,
    ).encode()
    with open(settings.file, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header)
        file.write(scales.astype("<f4").tobytes())
        file.write(numpy.round(rows / scales[:, None]).astype("<i2").tobytes())
