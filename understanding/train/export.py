"""Writes a checkpoint as the file that the product reads: numbers of seven bits, a scale for each row. See ../src/transformer/weights.ts."""

import argparse
import json
import struct

import torch

parser = argparse.ArgumentParser()
parser.add_argument("data", help="folder that prepare.ts wrote")
parser.add_argument("checkpoint")
parser.add_argument("file")
settings = parser.parse_args()

pieces = json.load(open(f"{settings.data}/pieces.json"))["pieces"]
intents = json.load(open(f"{settings.data}/samples.json"))["intents"]
checkpoint = torch.load(settings.checkpoint)
numbers = checkpoint["numbers"]
layers = len(checkpoint["layers"].split(","))


def floats(values):
    return values.float().contiguous().numpy().astype("<f4").tobytes()


def matrix(weight, bias=None):
    weight = weight.float()
    scale = weight.abs().amax(1).clamp(min=1e-9) / 63
    whole = (weight / scale[:, None]).round().clamp(-63, 63) + 64
    bias = torch.zeros(len(weight)) if bias is None else bias
    return floats(scale) + floats(bias) + whole.to(torch.uint8).contiguous().numpy().tobytes()


def linear(name):
    return matrix(numbers[f"{name}.weight"], numbers[f"{name}.bias"])


def norm(name):
    return floats(numbers[f"{name}.weight"]) + floats(numbers[f"{name}.bias"])


read = torch.cat([numbers["look.weight"], numbers["say.weight"], numbers["noun.weight"]])
read_bias = torch.cat([torch.zeros(len(intents)), numbers["say.bias"], numbers["noun.bias"]])
header = json.dumps(
    {
        "pieces": " ".join(pieces),
        "intents": intents,
        "width": 384,
        "heads": 12,
        "layers": layers,
        "inner": numbers["layers.0.up.weight"].shape[0],
        "positions": numbers["positions.weight"].shape[0],
        "read": read.shape[0],
    },
    separators=(",", ":"),
).encode()
with open(settings.file, "wb") as file:
    file.write(struct.pack("<I", len(header)) + header)
    file.write(matrix(numbers["words.weight"]) + matrix(numbers["positions.weight"]) + norm("words_norm"))
    for number in range(layers):
        at = f"layers.{number}"
        for part in ("query_key_value", "attended"):
            file.write(linear(f"{at}.{part}"))
        file.write(norm(f"{at}.attended_norm"))
        for part in ("up", "down"):
            file.write(linear(f"{at}.{part}"))
        file.write(norm(f"{at}.norm"))
    file.write(matrix(read, read_bias))
