"""Trains a judge of sentences on what prepare-judge.ts wrote. See README.md."""

import argparse
import json
import math
import random
import time

import torch

from encoder import load, prune

parser = argparse.ArgumentParser()
parser.add_argument("model", help="folder of all-MiniLM-L6-v2")
parser.add_argument("data", help="folder that prepare-judge.ts wrote")
parser.add_argument("checkpoint")
parser.add_argument("--layers", default="0,1,2,3")
parser.add_argument("--epochs", type=int, default=6)
parser.add_argument("--batch", type=int, default=32)
parser.add_argument("--rate", type=float, default=1.5e-4)
parser.add_argument("--head-rate", type=float, default=1.5e-3)
parser.add_argument("--apart", required=True, help="parts that are measured and not learned from")
parser.add_argument("--many", default="plots", help="the part of which an epoch reads a share only")
parser.add_argument("--share", type=int, default=6000, help="how many texts of it an epoch reads")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--inner", type=int, default=1536, help="neurons that are kept in each layer")
parser.add_argument("--still", type=int, default=0, help="how many of the lowest layers stay as they are")
parser.add_argument("--start", help="checkpoint of the same layers to go on from")
settings = parser.parse_args()

torch.set_num_threads(settings.threads)
torch.manual_seed(1)
random.seed(1)

corpus = json.load(open(f"{settings.data}/samples.json"))
kept = json.load(open(f"{settings.data}/pieces.json"))
kinds = corpus["intents"]
apart = settings.apart.split(",")
learned = [sample for sample in corpus["samples"] if sample["part"] not in apart]
measured = [sample for sample in corpus["samples"] if sample["part"] in apart]
many = [sample for sample in learned if sample["part"] == settings.many]
few = [sample for sample in learned if sample["part"] != settings.many]
reader = load(settings.model, kept["rows"], len(kinds), [int(each) for each in settings.layers.split(",")])
print(f"{len(few)} texts and {len(many)} to learn, {len(measured)} to measure", flush=True)


def tensors(texts, mask=0.0):
    """A share of the words is masked, so that not one word alone decides."""
    length = max(len(text["rows"]) for text in texts)
    rows = torch.zeros(len(texts), length, dtype=torch.long)
    meant = torch.zeros(len(texts), len(kinds))
    for at, text in enumerate(texts):
        size = len(text["rows"])
        rows[at, :size] = torch.tensor(text["rows"])
        meant[at, text["meant"]] = 1
    if mask > 0:
        inner = (torch.rand(rows.shape) < mask) & (rows > 5)
        rows = rows.masked_fill(inner, hidden)
    return rows[:, :128], meant


hidden = kept["pieces"].index("[MASK]")


def loss_of(said, meant):
    nought = torch.zeros(said.shape[0], 1)
    off = torch.cat([nought, said.masked_fill(meant > 0, -1e9)], 1).logsumexp(1)
    on = torch.cat([nought, (-said).masked_fill(meant == 0, -1e9)], 1).logsumexp(1)
    return (off + on).mean()


def scores(texts):
    """The likeliest kind of each text, how likely it is."""
    reader.eval()
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]["rows"]))
    most = [0.0] * len(texts)
    with torch.no_grad():
        for start in range(0, len(order), 64):
            part = order[start : start + 64]
            said, _ = reader(tensors([texts[at] for at in part])[0])
            for at, value in zip(part, said.amax(1).tolist()):
                most[at] = value
    reader.train()
    return most


def figures():
    """For each part that is measured the share that is stopped at some limits."""
    all_scores = scores(measured)
    lines = []
    for part in apart:
        for harmful in (True, False):
            own = [s for s, t in zip(all_scores, measured) if t["part"] == part and bool(t["meant"]) == harmful]
            if own:
                shares = " ".join(f"{sum(s > limit for s in own) / len(own):.4f}" for limit in (-2, -1, 0, 1, 2, 3, 4))
                lines.append(f"    {part} {'harmful' if harmful else 'ordinary'} {len(own)}: {shares}")
    return "\n".join(lines)


def save():
    torch.save({"layers": settings.layers, "intents": kinds, "numbers": reader.state_dict()}, settings.checkpoint)


if settings.inner < reader.layers[0].up.out_features:
    some = random.Random(1).sample(few, min(len(few), 512))
    some.sort(key=lambda text: len(text["rows"]))
    prune(reader, [tensors(some[at : at + 64])[0] for at in range(0, len(some), 64)], settings.inner)
if settings.start:
    # The vectors of pieces are not learned, and there may be more of them now.
    numbers = torch.load(settings.start)["numbers"]
    reader.load_state_dict({name: each for name, each in numbers.items() if name != "words.weight"}, strict=False)
reader.words.weight.requires_grad_(False)
for layer in reader.layers[: settings.still]:
    layer.requires_grad_(False)
heads = [*reader.look.parameters(), *reader.say.parameters()]
is_head = {id(each) for each in [*heads, *reader.noun.parameters()]}
body = [each for each in reader.parameters() if each.requires_grad and id(each) not in is_head]
optimizer = torch.optim.AdamW(
    [
        {"params": body, "lr": settings.rate, "weight_decay": 0.01},
        {"params": heads, "lr": settings.head_rate, "weight_decay": 0.01},
    ],
    betas=(0.9, 0.98),
    fused=True,
)
size = len(few) + min(settings.share, len(many))
steps = settings.epochs * math.ceil(size / settings.batch)
rate = torch.optim.lr_scheduler.LambdaLR(
    optimizer, lambda step: min(1, (step + 1) / (steps * 0.08)) * (0.03 + 0.97 * (1 - step / steps))
)
reader.train()
start = time.time()
hard = []
for epoch in range(settings.epochs):
    if epoch >= 1 and many:
        # What it takes for harmful among the many is read again.
        tried = random.sample(many, min(len(many), 3 * settings.share))
        hard = [text for _, text in sorted(zip(scores(tried), tried), key=lambda pair: -pair[0])[: settings.share // 3]]
    texts = few + hard + random.sample(many, min(settings.share - len(hard), len(many)))
    random.shuffle(texts)
    texts.sort(key=lambda text: len(text["rows"]) + random.random() * 4)
    batches = [texts[at : at + settings.batch] for at in range(0, len(texts), settings.batch)]
    random.shuffle(batches)
    total = 0
    for batch in batches:
        rows, meant = tensors(batch, mask=0.08)
        said, _ = reader(rows)
        loss = loss_of(said, meant)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimizer.step()
        rate.step()
        total += loss.item()
    save()
    print(f"{epoch + 1}: {total / len(batches):.3f}; {time.time() - start:.0f} s\n{figures()}", flush=True)
