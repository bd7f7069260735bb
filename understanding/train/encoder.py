"""The transformer that reads what parents type: MiniLM without its upper layers, and what is read off it."""

import json

import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional as F

WIDTH = 384
HEADS = 12


class Layer(nn.Module):
    def __init__(self, inner):
        super().__init__()
        self.query_key_value = nn.Linear(WIDTH, 3 * WIDTH)
        self.attended = nn.Linear(WIDTH, WIDTH)
        self.attended_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, inner)
        self.down = nn.Linear(inner, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, mask, dropout):
        batch, length, _ = x.shape
        parts = self.query_key_value(x).view(batch, length, 3, HEADS, WIDTH // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        seen = self.attended(seen.transpose(1, 2).reshape(batch, length, WIDTH))
        x = self.attended_norm(x + F.dropout(seen, dropout, self.training))
        fed = self.down(F.gelu(self.up(x)))
        return self.norm(x + F.dropout(fed, dropout, self.training))


class Reader(nn.Module):
    """For each intent how likely a text means it, by which words, and which word is its noun."""

    def __init__(self, pieces, intents, layers, inner=1536, positions=128):
        super().__init__()
        self.words = nn.Embedding(pieces, WIDTH)
        self.positions = nn.Embedding(positions, WIDTH)
        self.words_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer(inner) for _ in range(layers))
        self.look = nn.Linear(WIDTH, intents, bias=False)
        self.say = nn.Linear(WIDTH, intents)
        self.noun = nn.Linear(WIDTH, intents + 1)
        nn.init.zeros_(self.look.weight)
        nn.init.normal_(self.say.weight, std=0.02)
        nn.init.zeros_(self.say.bias)
        nn.init.normal_(self.noun.weight, std=0.02)
        nn.init.constant_(self.noun.bias, -2)

    def forward(self, rows, dropout=0.1):
        real = rows > 0
        mask = real[:, None, None, :]
        x = self.words(rows) + self.positions(torch.arange(rows.shape[1]))
        x = F.dropout(self.words_norm(x), dropout, self.training)
        for layer in self.layers:
            x = layer(x, mask, dropout)
        x = F.dropout(x, dropout, self.training)
        weights = self.look(x).float().masked_fill(~real[..., None], -1e9).softmax(1)
        # The likelihood of a text is the mean of what its words say, each by how much the intent looks at it.
        said = self.say(x).float()
        return (weights * said).sum(1), self.noun(x).float()


def load(folder, rows, intents, kept_layers):
    source = load_file(f"{folder}/model.safetensors")
    source = {name.removeprefix("bert."): value for name, value in source.items()}
    reader = Reader(len(rows), intents, len(kept_layers))
    with torch.no_grad():
        # One kind of token: its vector goes into those of the places.
        reader.words.weight.copy_(source["embeddings.word_embeddings.weight"][rows])
        kind = source["embeddings.token_type_embeddings.weight"][0]
        reader.positions.weight.copy_(source["embeddings.position_embeddings.weight"][:128] + kind)
        put(reader.words_norm, source, "embeddings.LayerNorm")
        for layer, number in zip(reader.layers, kept_layers):
            at = f"encoder.layer.{number}"
            for end in ("weight", "bias"):
                parts = [source[f"{at}.attention.self.{part}.{end}"] for part in ("query", "key", "value")]
                getattr(layer.query_key_value, end).copy_(torch.cat(parts))
            put(layer.attended, source, f"{at}.attention.output.dense")
            put(layer.attended_norm, source, f"{at}.attention.output.LayerNorm")
            put(layer.up, source, f"{at}.intermediate.dense")
            put(layer.down, source, f"{at}.output.dense")
            put(layer.norm, source, f"{at}.output.LayerNorm")
    return reader


def go_on(reader, pieces, intents, checkpoint, folder):
    """The numbers of an earlier training, whose pieces and intents may be others."""
    earlier = torch.load(checkpoint)
    numbers = earlier["numbers"]
    before = {piece: row for row, piece in enumerate(json.load(open(f"{folder}/pieces.json"))["pieces"])}
    row_of = {intent: row for row, intent in enumerate(earlier["intents"])}
    # The last row of `noun` is for names.
    row_of["name"] = len(row_of)
    for number, layer in enumerate(reader.layers):
        inner = len(numbers[f"layers.{number}.up.weight"])
        layer.up, layer.down = nn.Linear(WIDTH, inner), nn.Linear(inner, WIDTH)
    own = {name: value.detach().clone() for name, value in reader.state_dict().items()}
    for row, piece in enumerate(pieces):
        if piece in before:
            own["words.weight"][row] = numbers["words.weight"][before[piece]]
    for name, value in numbers.items():
        if name.split(".")[0] in ("look", "say", "noun"):
            for row, intent in enumerate([*intents, "name"][: len(own[name])]):
                if intent in row_of:
                    own[name][row] = value[row_of[intent]]
        elif name != "words.weight":
            own[name] = value
    reader.load_state_dict(own)


def put(module, source, name):
    module.weight.copy_(source[f"{name}.weight"])
    module.bias.copy_(source[f"{name}.bias"])


def prune(reader, batches, inner):
    """Keeps of each layer the neurons that say most: by how strongly they answer to texts of families, and how far that is heard."""
    for number, layer in enumerate(reader.layers):
        heard = torch.zeros(layer.up.out_features)
        usual = torch.zeros(layer.up.out_features)
        count = 0
        with torch.no_grad():
            for rows in batches:
                real = rows > 0
                x = reader.words_norm(reader.words(rows) + reader.positions(torch.arange(rows.shape[1])))
                for before in reader.layers[:number]:
                    x = before(x, real[:, None, None, :], 0.0)
                parts = layer.query_key_value(x).view(*x.shape[:2], 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
                seen = F.scaled_dot_product_attention(*parts, attn_mask=real[:, None, None, :])
                seen = layer.attended(seen.transpose(1, 2).reshape(x.shape))
                x = layer.attended_norm(x + seen)
                answers = F.gelu(layer.up(x))[real]
                heard += answers.abs().sum(0)
                usual += answers.sum(0)
                count += real.sum()
            heard = heard / count * layer.down.weight.norm(dim=0)
            kept = heard.topk(inner).indices.sort().values
            left = torch.ones_like(heard).index_fill(0, kept, 0)
            up, down = nn.Linear(WIDTH, inner), nn.Linear(inner, WIDTH)
            up.weight.copy_(layer.up.weight[kept])
            up.bias.copy_(layer.up.bias[kept])
            down.weight.copy_(layer.down.weight[:, kept])
            # What the others said on average is still said.
            down.bias.copy_(layer.down.bias + layer.down.weight @ (usual / count * left))
            layer.up, layer.down = up, down
