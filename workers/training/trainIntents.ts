// Trains the model that labels candidates' messages, and writes it where the AI backend reads it: `npm run train`.
import { writeFileSync } from 'node:fs'
import { loadChallenges } from '@greenroom/shared/content'
import { intents } from '@greenroom/shared/vocabulary'
import { type Features, featuresOf, topicOf } from '../src/reading/intent/intentModel/features.ts'
import { type IntentModel, intentModelFile } from '../src/reading/intent/intentModel/intentModel.ts'
import { vectorOf } from '../src/reading/intent/intentModel/vector.ts'
import { type IntentExample, readExamples } from './examples.ts'
import { trainLogisticRegression, type Weights } from './logisticRegression.ts'
import { withManners } from './manners.ts'

/** A feature with fewer examples says more about those examples than about people. */
const fewestExamples = { words: 2, pieces: 3, known: 3 }
/** How many features to keep: those that matter most in the examples. */
const maxFeatures = 24_000
const trust = 15

const { examples: written, sha256 } = readExamples()
const examples = withManners(written)
const labels = intents

/** Examples don't name their task, so we take the task that shares the most words with them. */
const topics = (await loadChallenges()).all().map(({ statement }) => topicOf(statement))
function likelyTopic({ asked, said }: IntentExample): ReadonlySet<string> {
  const [asking, saying] = [topicOf(asked), topicOf(said)]
  const shared = (words: ReadonlySet<string>, topic: ReadonlySet<string>) =>
    [...words].filter((word) => topic.has(word)).length
  const fit = (topic: ReadonlySet<string>) => 2 * shared(asking, topic) + shared(saying, topic)
  return topics.reduce((best, topic) => (fit(topic) > fit(best) ? topic : best))
}
const heard = examples.map((example) => ({ ...example, topic: likelyTopic(example) }))
const heardOf = countExamples(heard.map((each) => featuresOf(each, () => true)))
/** A rare word counts as unknown, in training as in use. */
const isKnownWord = (word: string): boolean => (heardOf.get(`w1:${word}`) ?? 0) >= fewestExamples.known
const all = heard.map((each) => featuresOf(each, isKnownWord))

function countExamples(features: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { words, pieces, place } of features) {
    for (const name of new Set(words)) count(`w${name}`)
    for (const name of new Set(pieces)) count(`p${name}`)
    for (const name of place) count(`c${name}`)
  }
  return counts
}
const counts = countExamples(all)
const isKnown = (name: string, count: number): boolean =>
  count >= (name.startsWith('p') ? fewestExamples.pieces : fewestExamples.words)

/** How informative a feature is: the fewer examples have it, the more. */
const tellingOf = (name: string): number => 1 + Math.log((1 + all.length) / (1 + (counts.get(name) ?? 0)))

type Trained = Weights & { names: string[]; telling: number[] }

function trainOn(names: string[], telling: number[]): Trained {
  const vocabulary = { place: new Map(names.map((name, place) => [name, place])), telling }
  const vectors = all.map((features, index) => ({
    vector: vectorOf(features, vocabulary),
    label: labels.indexOf(examples[index]?.intent ?? 'unknown'),
  }))
  const trained = trainLogisticRegression(vectors, { features: names.length, labels: labels.length, trust })
  return { ...trained, names, telling }
}

const known = [...counts].flatMap(([name, count]) => (isKnown(name, count) ? [name] : []))
const whole = trainOn(known, known.map(tellingOf))
const isWord = (name: string): boolean => /^w1:[a-z]{3,}/.test(name)
/**
 * Whether to keep a feature in any case. The model's own features decide whether a word is known, so all known words
 * are kept.
 */
const isNeeded = (name: string): boolean =>
  name.startsWith('c') || (isWord(name) && (counts.get(name) ?? 0) >= fewestExamples.known)
const importance = (place: number): number => {
  const strongest = Math.max(...labels.map((_, label) => Math.abs(whole.weights[place * labels.length + label] ?? 0)))
  const name = whole.names[place] ?? ''
  if (isNeeded(name)) return Number.POSITIVE_INFINITY
  return strongest * tellingOf(name) * Math.sqrt(counts.get(name) ?? 0)
}
const kept = known
  .map((name, place) => ({ name, importance: importance(place) }))
  .sort((one, other) => (other.importance === one.importance ? 0 : other.importance - one.importance))
  .slice(0, maxFeatures)
  .map(({ name }) => name)
  .sort()
const tellingStep = Math.max(...kept.map(tellingOf)) / 255
const tellingSteps = Uint8Array.from(kept, (name) => Math.round(tellingOf(name) / tellingStep))
const { weights, bias } = trainOn(
  kept,
  Array.from(tellingSteps, (steps) => steps * tellingStep),
)
const weightStep = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const model: IntentModel = {
  trainedOn: sha256,
  labels: [...labels],
  bias: Array.from(bias, (each) => Number(each.toFixed(4))),
  features: kept.join('\n'),
  telling: Buffer.from(tellingSteps).toString('base64'),
  tellingStep,
  weights: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / weightStep)).buffer).toString('base64'),
  weightStep,
}
writeFileSync(intentModelFile, `${JSON.stringify(model, null, 2)}\n`)
console.log(
  `${written.length} examples, ${examples.length} with manners, ${known.length} features, of which ${kept.length} are kept; ${intentModelFile.pathname.split('/').at(-1)} written`,
)
