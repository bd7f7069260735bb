"""Trains the transformer on what prepare.ts wrote, and writes its numbers as a checkpoint. See README.md."""

import argparse
import json
import math
import random
import time

import torch

from encoder import go_on, load, prune

parser = argparse.ArgumentParser()
parser.add_argument("model", help="folder of all-MiniLM-L6-v2")
parser.add_argument("data", help="folder that prepare.ts wrote")
parser.add_argument("checkpoint")
parser.add_argument("--layers", default="0,1,2,3")
parser.add_argument("--epochs", type=int, default=10)
parser.add_argument("--batch", type=int, default=32)
parser.add_argument("--rate", type=float, default=2e-4)
parser.add_argument("--head-rate", type=float, default=2e-3)
parser.add_argument("--without", default="apart,apart-ab,apart-cj", help="parts that are measured and not learned from")
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--joined", type=float, default=0.35, help="share of texts that two are joined to")
parser.add_argument("--start", help="checkpoint to go on from, and the folder that its pieces are in", nargs=2)
parser.add_argument("--half", action="store_true", help="products of sixteen bits, faster where the processor has them")
parser.add_argument("--inner", type=int, default=1024, help="neurons that are kept in each layer")
settings = parser.parse_args()

torch.set_num_threads(settings.threads)
torch.manual_seed(1)
random.seed(1)

corpus = json.load(open(f"{settings.data}/samples.json"))
kept = json.load(open(f"{settings.data}/pieces.json"))
intents = corpus["intents"]
row_of = {piece: row for row, piece in enumerate(kept["pieces"])}
apart = settings.without.split(",")
learned = [sample for sample in corpus["samples"] if sample["part"] not in apart]
longest = 128
measured = [sample for sample in corpus["samples"] if sample["part"] in apart]
reader = load(settings.model, kept["rows"], len(intents), [int(each) for each in settings.layers.split(",")])
if settings.start:
    go_on(reader, kept["pieces"], intents, *settings.start)
print(f"{len(learned)} texts to learn, {len(measured)} to measure", flush=True)


def reading(sample):
    """One of the ways in which a text is typed."""
    if not sample["slips"] or random.random() < 0.5:
        return sample
    return random.choice(sample["slips"])


def joined(first, second):
    """Two texts in one, with the facts of both; they are one text more to learn, not another kind."""
    between = random.choice([["."], [","], ["and"], [], ["."], [",", "and"], ["but"], ["also"]])
    between = [row_of[piece] for piece in between]
    body = first["rows"][:-1] + between
    shift = len(body) - 2
    heads = {}
    shared = set(first["meant"]) & set(second["meant"])
    for part, by in ((first, 0), (second, shift)):
        for intent, places in part["heads"]:
            heads.setdefault(intent, []).extend(place + by for place in places)
    without_head = {i for part in (first, second) for i in part["meant"] if i not in dict(part["heads"])}
    return {
        "rows": body + second["rows"][2:],
        "meant": sorted(set(first["meant"]) | set(second["meant"])),
        "optional": sorted(set(first["optional"]) | set(second["optional"])),
        "heads": [(i, places) for i, places in heads.items() if not (i in shared and i in without_head)],
        "names": first["names"] + [place + shift for place in second["names"]],
    }


def epoch_texts():
    texts = []
    by_source = {}
    for sample in learned:
        by_source.setdefault(sample["from"], []).append(sample)
    for sample in learned:
        text = reading(sample)
        if random.random() < settings.joined:
            text = joined(text, reading(random.choice(by_source[sample["from"]])))
        texts.append(text)
    # Texts of about the same length go together, so that little is padded.
    texts.sort(key=lambda text: len(text["rows"]) + random.random() * 4)
    batches = [texts[at : at + settings.batch] for at in range(0, len(texts), settings.batch)]
    random.shuffle(batches)
    return batches


def tensors(texts):
    length = max(len(text["rows"]) for text in texts)
    rows = torch.zeros(len(texts), length, dtype=torch.long)
    meant = torch.zeros(len(texts), len(intents))
    open_ = torch.zeros(len(texts), len(intents), dtype=torch.bool)
    nouns = torch.zeros(len(texts), length, len(intents) + 1)
    counted = torch.zeros(len(texts), length, len(intents) + 1, dtype=torch.bool)
    for at, text in enumerate(texts):
        size = len(text["rows"])
        rows[at, :size] = torch.tensor(text["rows"])
        meant[at, text["meant"]] = 1
        open_[at, [i for i in text["optional"] if i not in text["meant"]]] = True
        for intent, places in text["heads"]:
            counted[at, 2 : size - 1, intent] = True
            nouns[at, places, intent] = 1
        counted[at, 2 : size - 1, -1] = True
        nouns[at, text["names"], -1] = 1
    # What is beyond the last place is not read.
    return rows[:, :longest], meant, open_, nouns[:, :longest], counted[:, :longest]


def loss_of(said, noun, meant, open_, nouns, counted):
    """Every meant intent above nought, every other below it; softmax over both sides, so that rare ones count."""
    nought = torch.zeros(said.shape[0], 1)
    off = torch.cat([nought, said.masked_fill((meant > 0) | open_, -1e9)], 1).logsumexp(1)
    on = torch.cat([nought, (-said).masked_fill(meant == 0, -1e9)], 1).logsumexp(1)
    each = torch.nn.functional.binary_cross_entropy_with_logits(noun, nouns, reduction="none")
    weight = torch.where(nouns > 0, 4.0, 1.0) * counted
    return (off + on).mean(), (each * weight).sum() / weight.sum().clamp(min=1)


def figures():
    return "; ".join(f"{part}: {figures_of([each for each in measured if each['part'] == part])}" for part in apart)


def figures_of(measured, limits=(-1.0, 0.0, 1.0)):
    """Of meant intents found, of found ones meant (optional ones do not count), for each limit; of nouns the first choice right."""
    reader.eval()
    counts = {limit: [0, 0] for limit in limits}
    wanted = nouns_right = nouns_all = 0
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16, enabled=settings.half):
        for at in range(0, len(measured), 64):
            texts = measured[at : at + 64]
            rows, meant, open_, nouns, _ = tensors(texts)
            said, noun = reader(rows)
            for limit, count in counts.items():
                is_said = said > limit
                count[0] += (is_said & ~open_).sum().item()
                count[1] += (is_said & (meant > 0)).sum().item()
            wanted += meant.sum().item()
            for number, text in enumerate(texts):
                for intent, places in text["heads"]:
                    nouns_all += 1
                    nouns_right += noun[number, 2 : len(text["rows"]) - 1, intent].argmax().item() + 2 in places
    reader.train()
    shares = " ".join(f"{right / wanted:.3f}/{right / max(1, found):.3f}" for found, right in counts.values())
    return f"found/meant {shares}, nouns {nouns_right}/{nouns_all}"


def save():
    torch.save({"layers": settings.layers, "intents": intents, "numbers": reader.state_dict()}, settings.checkpoint)


heads = [*reader.look.parameters(), *reader.say.parameters(), *reader.noun.parameters()]
is_head = {id(each) for each in heads}
if settings.inner < reader.layers[0].up.out_features:
    few = random.Random(1).sample(learned, min(len(learned), 512))
    few.sort(key=lambda text: len(text["rows"]))
    prune(reader, [tensors(few[at : at + 64])[0] for at in range(0, len(few), 64)], settings.inner)
# The vectors of words stay: words that no text of the corpus has are then still near those that are learned.
reader.words.weight.requires_grad_(False)
body = [each for each in reader.parameters() if each.requires_grad and id(each) not in is_head]
optimizer = torch.optim.AdamW(
    [
        {"params": body, "lr": settings.rate, "weight_decay": 0.01},
        {"params": heads, "lr": settings.head_rate, "weight_decay": 0.01},
    ],
    betas=(0.9, 0.98),
    fused=True,
)
steps = settings.epochs * math.ceil(len(learned) / settings.batch)
rate = torch.optim.lr_scheduler.LambdaLR(
    optimizer, lambda step: min(1, (step + 1) / (steps * 0.08)) * (0.03 + 0.97 * (1 - step / steps))
)
reader.train()
start = time.time()
for epoch in range(settings.epochs):
    total = noun_total = count = 0
    for texts in epoch_texts():
        rows, *wanted = tensors(texts)
        with torch.autocast("cpu", torch.bfloat16, enabled=settings.half):
            said, noun = reader(rows)
        intent_loss, noun_loss = loss_of(said, noun, *wanted)
        loss = intent_loss + 2 * noun_loss
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimizer.step()
        rate.step()
        total += intent_loss.item()
        noun_total += noun_loss.item()
        count += 1
        if count % 50 == 0:
            print(f"  {count}: {total / count:.3f}, {time.time() - start:.0f} s", flush=True)
    save()
    print(
        f"{epoch + 1}: {total / count:.3f} {noun_total / count:.4f}; {figures()}; {time.time() - start:.0f} s",
        flush=True,
    )
