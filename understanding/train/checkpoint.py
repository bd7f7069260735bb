"""Turns the file that the product reads back into a checkpoint to go on from, as exact as seven bits are. See README.md."""

import argparse
import json
import os
import struct

import numpy
import torch

parser = argparse.ArgumentParser()
parser.add_argument("file", help="what export.py wrote")
parser.add_argument("checkpoint")
parser.add_argument("folder", help="where the list of its pieces is written")
settings = parser.parse_args()

data = open(settings.file, "rb").read()
(length,) = struct.unpack_from("<I", data)
header = json.loads(data[4 : 4 + length])
pieces = header["pieces"].split(" ")
intents = header["intents"]
width, inner = header["width"], header["inner"]
at = 4 + length


def floats(count):
    global at
    at += 4 * count
    return torch.from_numpy(numpy.frombuffer(data, "<f4", count, at - 4 * count).copy())


def matrix(rows, columns):
    """Numbers and what is added to each row's product."""
    global at
    scale, bias = floats(rows), floats(rows)
    at += rows * columns
    whole = numpy.frombuffer(data, numpy.uint8, rows * columns, at - rows * columns).reshape(rows, columns)
    return (torch.from_numpy(whole.astype("float32")) - 64) * scale[:, None], bias


numbers = {}
numbers["words.weight"], _ = matrix(len(pieces), width)
numbers["positions.weight"], _ = matrix(header["positions"], width)


def norm(name):
    numbers[f"{name}.weight"], numbers[f"{name}.bias"] = floats(width), floats(width)


def linear(name, rows, columns):
    numbers[f"{name}.weight"], numbers[f"{name}.bias"] = matrix(rows, columns)


norm("words_norm")
for number in range(header["layers"]):
    layer = f"layers.{number}"
    linear(f"{layer}.query_key_value", 3 * width, width)
    linear(f"{layer}.attended", width, width)
    norm(f"{layer}.attended_norm")
    linear(f"{layer}.up", inner, width)
    linear(f"{layer}.down", width, inner)
    norm(f"{layer}.norm")
read, read_bias = matrix(header["read"], width)
count = len(intents)
numbers["look.weight"] = read[:count]
numbers["say.weight"], numbers["say.bias"] = read[count : 2 * count], read_bias[count : 2 * count]
numbers["noun.weight"], numbers["noun.bias"] = read[2 * count :], read_bias[2 * count :]
assert at == len(data), f"{len(data) - at} bytes were not read"
layers = ",".join(str(number) for number in range(header["layers"]))
torch.save({"layers": layers, "intents": intents, "numbers": numbers}, settings.checkpoint)
os.makedirs(settings.folder, exist_ok=True)
json.dump({"pieces": pieces}, open(f"{settings.folder}/pieces.json", "w"))
