import { readFileSync } from 'node:fs'
import type { Intent } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { plainWords, wordCount } from '../../plainWords.ts'
import { type SentenceVector, sentenceWidth, vectorOfSentence } from '../../sentenceModel/sentenceModel.ts'
import { type GeneralAct, learnedActs, type TalkAct } from '../talkActs.ts'

/** What moves the interview and is no talk about it: a wish for help or another question, and not to know. */
export const wishLabels = [
  'request_for_hint',
  'request_to_skip',
  'declare_not_knowing_answer',
] as const satisfies readonly Intent[]
export type WishLabel = (typeof wishLabels)[number]

/** What a clause may be: an act, or none, where it speaks of the matter or wishes for something. */
export const talkLabels = [...learnedActs, ...wishLabels, 'matter'] as const
export type TalkLabel = Exclude<TalkAct, GeneralAct> | WishLabel | 'matter'

/** Whether a label is none of talk. */
export const isOffTalk = (label: TalkLabel): label is WishLabel | 'matter' =>
  label === 'matter' || wishLabels.some((wish) => wish === label)

/** A trained model as it is kept. `workers/training` writes it. */
const talkModelSchema = z.object({
  /** SHA-256 of the examples that it was trained on. */
  trainedOn: z.string(),
  /** What each row of the weights stands for; several rows may stand for one act, that is said in quite different ways. */
  labels: z.array(z.enum(talkLabels)),
  /** Where the middle of all labels lies, as 32-bit floats. */
  center: z.base64(),
  /** Label by label, as 32-bit floats. */
  weights: z.base64(),
  bias: z.array(z.number()),
})
export type TalkModel = z.infer<typeof talkModelSchema>

export const talkModelFile = new URL('./weights.json', import.meta.url)

export type TalkGuess = { label: TalkLabel; probability: number }
/** What a clause may be, the likeliest label first. */
export type GuessTalk = (clause: string) => readonly TalkGuess[]

/** A clause as the classifier sees it: the way from the center to it, of length one. */
export function featuresOfTalk(vector: SentenceVector, center: ArrayLike<number>): Float64Array {
  const away = Float64Array.from(vector, (value, at) => value - (center[at] ?? 0))
  const length = Math.hypot(...away) || 1
  return away.map((value) => value / length)
}

/**
 * The words of a clause as they go into the sentence model: case and typographic quotes tell nothing there, nor does the full stop of a
 * short one, which authors set and people in a hurry don't.
 */
export function wordsOfClause(clause: string): string {
  const plain = plainWords(clause)
  return wordCount(plain) <= maxWordsOfAShortOne ? plain.replace(/(?<=\w)[.!…]+$/, '') : plain
}
const maxWordsOfAShortOne = 8

export const vectorOfClause = (clause: string): Promise<SentenceVector> => vectorOfSentence(wordsOfClause(clause))

const floatsIn = (base64: string): Float32Array =>
  new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)

/** A classifier of vectors of clauses. */
export function loadTalkModel({ labels, bias, ...model }: TalkModel): (vector: SentenceVector) => TalkGuess[] {
  const center = floatsIn(model.center)
  const weights = floatsIn(model.weights)
  if (center.length !== sentenceWidth || weights.length !== sentenceWidth * labels.length)
    throw new Error(
      'The model of talk does not fit the sentence model: node workers/training/trainTalk.ts makes it anew.',
    )
  return (vector) => {
    const features = featuresOfTalk(vector, center)
    const scores = labels.map((label, index) => {
      const from = index * sentenceWidth
      const score = features.reduce((sum, value, at) => sum + value * (weights[from + at] ?? 0), bias[index] ?? 0)
      return { label, score }
    })
    const highest = Math.max(...scores.map(({ score }) => score))
    const odds = scores.reduce((sum, { score }) => sum + Math.exp(score - highest), 0)
    const probabilities = new Map<TalkLabel, number>()
    for (const { label, score } of scores)
      probabilities.set(label, (probabilities.get(label) ?? 0) + Math.exp(score - highest) / odds)
    return [...probabilities]
      .map(([label, probability]) => ({ label, probability }))
      .sort((one, other) => other.probability - one.probability)
  }
}

/** The model of the repository. */
export const readTalkModel = (): TalkModel => talkModelSchema.parse(JSON.parse(readFileSync(talkModelFile, 'utf8')))

let classify: ReturnType<typeof loadTalkModel> | null = null

/** What was guessed lately: people say the same short things again and again. */
const remembered = new Map<string, readonly TalkGuess[]>()
const maxRemembered = 4_000

async function guessOf(clause: string): Promise<readonly TalkGuess[]> {
  const plain = wordsOfClause(clause)
  const known = remembered.get(plain)
  if (known !== undefined) return known
  classify ??= loadTalkModel(readTalkModel())
  const guesses = classify(await vectorOfClause(clause))
  const told = guesses.filter(({ label }, place) => place < maxTold || isOffTalk(label))
  const [oldest] = remembered.keys()
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(plain, told)
  return told
}

/** The likeliest labels are enough for whoever asks; what speaks for the matter is told anyway. */
const maxTold = 16

/** Reads clauses ahead; of any other clause nothing is guessed. The same clause always gets the same labels. */
export async function guessTalkIn(clauses: readonly string[]): Promise<GuessTalk> {
  const guesses = new Map<string, readonly TalkGuess[]>()
  for (const clause of new Set(clauses)) guesses.set(clause, await guessOf(clause))
  return (clause) => guesses.get(clause) ?? []
}
