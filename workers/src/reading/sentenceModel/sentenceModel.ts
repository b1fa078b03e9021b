import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Tokenizer } from '@huggingface/tokenizers'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

/** The meaning of a sentence, as 384 numbers that point in a similar direction for similar meanings. */
export type SentenceVector = Float32Array

/** The length of a vector. */
export const sentenceWidth = 384
/** In word pieces. The model ignores the text after that many. */
const maxPieces = 64

// One thread, because a sentence takes only milliseconds and an interviewer answers many people at once.
env.wasm.numThreads = 1

const besides = (name: string): URL => new URL(name, import.meta.url)

async function openModel(): Promise<(text: string) => Promise<SentenceVector>> {
  const session = await InferenceSession.create(await readFile(besides('./sentences.onnx')))
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(besides('./tokenizer.json'), 'utf8')), {})
  return async (text) => {
    const pieces = BigInt64Array.from(tokenizer.encode(text).ids.slice(0, maxPieces), BigInt)
    const { sentence } = await session.run({ pieces: new Tensor('int64', pieces, [pieces.length]) })
    if (!(sentence?.data instanceof Float32Array)) throw new Error('The sentence model gave no numbers.')
    return sentence.data
  }
}

let model: ReturnType<typeof openModel> | null = null
/** Queues the calls: the model computes one sentence at a time. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Computes the vector of a text of any length, the same on every machine up to rounding. The first call loads the
 * model, which takes half a second.
 */
export function vectorOfSentence(text: string): Promise<SentenceVector> {
  model ??= openModel()
  const opened = model
  const vector = turn.then(async () => (await opened)(text))
  turn = vector.catch(() => undefined)
  return vector
}
