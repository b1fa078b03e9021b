import { readFileSync } from 'node:fs'
import { type Intent, intents } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { featuresOf, type Heard } from './features.ts'
import { type Vocabulary, vectorOf } from './vector.ts'

/**
 * A trained model as stored by `workers/training`: its feature names, one per line, and its numbers in base64, one byte
 * each.
 */
const intentModelSchema = z.object({
  /** SHA-256 of the training examples. */
  trainedOn: z.string(),
  labels: z.array(z.enum(intents)),
  bias: z.array(z.number()),
  features: z.string(),
  /** How informative each feature is, in steps of `tellingStep`. */
  telling: z.base64(),
  tellingStep: z.number(),
  /** The weight of feature f for label l at `f * labels.length + l`, signed, in steps of `weightStep`. */
  weights: z.base64(),
  weightStep: z.number(),
})
export type IntentModel = z.infer<typeof intentModelSchema>

export const intentModelFile = new URL('./weights.json', import.meta.url)

/** The probability of each label, 0 to 1, summing to 1. */
export type Guess = { intent: Intent; probability: number }[]

/** Loads a classifier of messages. It always gives the same label to the same message in the same context. */
export function loadIntentModel(model: IntentModel): (heard: Heard) => Guess {
  const { labels, bias, tellingStep, weightStep } = model
  const weights = new Int8Array(Buffer.from(model.weights, 'base64'))
  const vocabulary: Vocabulary = {
    place: new Map(model.features.split('\n').map((name, place) => [name, place])),
    telling: Float64Array.from(Buffer.from(model.telling, 'base64'), (steps) => steps * tellingStep),
  }
  return (heard) => {
    const isKnown = (word: string): boolean => vocabulary.place.has(`w1:${word}`)
    const { places, values } = vectorOf(featuresOf(heard, isKnown), vocabulary)
    const scores = labels.map((label, index) => {
      let score = bias[index] ?? 0
      for (const [at, place] of places.entries())
        score += (weights[place * labels.length + index] ?? 0) * weightStep * (values[at] ?? 0)
      return { label, score }
    })
    const highest = Math.max(...scores.map(({ score }) => score))
    const odds = scores.reduce((sum, { score }) => sum + Math.exp(score - highest), 0)
    return scores.map(({ label: intent, score }) => ({ intent, probability: Math.exp(score - highest) / odds }))
  }
}

/** Reads the model in this repository. */
export const readIntentModel = (): IntentModel =>
  intentModelSchema.parse(JSON.parse(readFileSync(intentModelFile, 'utf8')))
