import { readFileSync } from 'node:fs'
import type { Intent } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { plainWords, wordCount } from '../../plainWords.ts'
import { type SentenceVector, sentenceWidth, vectorOfSentence } from '../../sentenceModel/sentenceModel.ts'
import { type GeneralAct, learnedActs, type TalkAct } from '../talkActs.ts'

/**
 * Intents that change the interview and aren't talk about it: a wish for help, a wish for another question, and not
 * knowing.
 */
export const wishLabels = [
  'request_for_hint',
  'request_to_skip',
  'declare_not_knowing_answer',
] as const satisfies readonly Intent[]
export type WishLabel = (typeof wishLabels)[number]

/** The labels a clause can have: an act; a wish; or `matter`, if the clause is about the question. */
export const talkLabels = [...learnedActs, ...wishLabels, 'matter'] as const
export type TalkLabel = Exclude<TalkAct, GeneralAct> | WishLabel | 'matter'

/** Whether a label is a wish or `matter`, which aren't talk. */
export const isOffTalk = (label: TalkLabel): label is WishLabel | 'matter' =>
  label === 'matter' || wishLabels.some((wish) => wish === label)

/** A trained model as stored by `workers/training`. */
const talkModelSchema = z.object({
  /** SHA-256 of the training examples. */
  trainedOn: z.string(),
  /** The label of each row of weights; an act with very different wordings has several rows. */
  labels: z.array(z.enum(talkLabels)),
  /** The centre of all labels, as 32-bit floats. */
  center: z.base64(),
  /** The weights label by label, as 32-bit floats. */
  weights: z.base64(),
  bias: z.array(z.number()),
})
export type TalkModel = z.infer<typeof talkModelSchema>

export const talkModelFile = new URL('./weights.json', import.meta.url)

export type TalkGuess = { label: TalkLabel; probability: number }
/** Returns the possible labels of a clause, most likely first. */
export type GuessTalk = (clause: string) => readonly TalkGuess[]

/** Turns a clause's vector into the classifier's input: its difference from the centre, normalised to length 1. */
export function featuresOfTalk(vector: SentenceVector, center: ArrayLike<number>): Float64Array {
  const away = Float64Array.from(vector, (value, at) => value - (center[at] ?? 0))
  const length = Math.hypot(...away) || 1
  return away.map((value) => value / length)
}

/**
 * Prepares a clause for the sentence model. Drops letter case and typographic quotes, which mean nothing to the model.
 * Also drops the full stop of a short clause, because authors write it but people in a hurry don't.
 */
export function wordsOfClause(clause: string): string {
  const plain = plainWords(clause)
  return wordCount(plain) <= maxWordsOfAShortOne ? plain.replace(/(?<=\w)[.!…]+$/, '') : plain
}
const maxWordsOfAShortOne = 8

export const vectorOfClause = (clause: string): Promise<SentenceVector> => vectorOfSentence(wordsOfClause(clause))

const floatsIn = (base64: string): Float32Array =>
  new Float32Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)

/** Loads a classifier of clause vectors. */
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

/** Reads the model in this repository. */
export const readTalkModel = (): TalkModel => talkModelSchema.parse(JSON.parse(readFileSync(talkModelFile, 'utf8')))

let classify: ReturnType<typeof loadTalkModel> | null = null

/** The guesses for recent clauses, because people say the same short things again and again. */
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

/**
 * How many labels a guess lists: only the likeliest, because no one needs more. Wishes and `matter` are always
 * included.
 */
const maxTold = 16

/**
 * Classifies clauses in advance, and returns a lookup for their guesses. There are no guesses for a clause that wasn't
 * classified. The same clause always gets the same labels.
 */
export async function guessTalkIn(clauses: readonly string[]): Promise<GuessTalk> {
  const guesses = new Map<string, readonly TalkGuess[]>()
  for (const clause of new Set(clauses)) guesses.set(clause, await guessOf(clause))
  return (clause) => guesses.get(clause) ?? []
}
