// Trains the model that separates talk about the interview from answers to the question, and writes it where it is
// read: `npm run train`. With `--print` it prints the sentences instead, as JSON, for makeSentenceModel.py.
import { writeFileSync } from 'node:fs'
import { sentenceWidth } from '../src/reading/sentenceModel/sentenceModel.ts'
import {
  featuresOfTalk,
  type TalkModel,
  talkLabels,
  talkModelFile,
  vectorOfClause,
} from '../src/reading/talk/talkModel/talkModel.ts'
import { linearDiscriminants } from './discriminants.ts'
import { readTalkExamples, type TalkExample } from './talkExamples.ts'

const shrinkage = 0.1
/** The examples are closer together than real messages, so the scores are divided by this to make them less certain. */
const modesty = 8
/**
 * Added to the score of an answer: an ambiguous clause counts as one, because taking an answer for talk is the worse
 * mistake.
 */
const forMatter = 5

/** Trains a model on these examples, and returns it in its stored form. */
export async function trainTalk(
  examples: readonly TalkExample[],
  sha256: string,
  vectorOf: (said: string) => Promise<Float32Array> = vectorOfClause,
): Promise<TalkModel> {
  const vectors: Float32Array[] = []
  for (const { said } of examples) vectors.push(await vectorOf(said))
  const center = centerOf(vectors, examples)
  const clouds = cloudsOf(examples)
  const names = clouds.map(({ cloud }) => cloud)
  const labels = clouds.map(({ label }) => label)
  const { weights, bias } = linearDiscriminants(
    vectors.map((vector, index) => ({
      vector: featuresOfTalk(vector, center),
      label: names.indexOf(examples[index]?.cloud ?? 'matter'),
    })),
    { labels: names.length, width: sentenceWidth, shrinkage },
  )
  return {
    trainedOn: sha256,
    labels,
    center: inBase64(center),
    weights: inBase64(Float32Array.from(weights.flatMap((each) => [...each].map((value) => value / modesty)))),
    bias: bias.map((each, label) => each / modesty + (labels[label] === 'matter' ? forMatter : 0)),
  }
}

/** Each act's own cloud in the order of the acts, then the additional clouds. */
function cloudsOf(examples: readonly TalkExample[]): Pick<TalkExample, 'label' | 'cloud'>[] {
  const further = new Map(
    examples.filter(({ label, cloud }) => cloud !== label).map((each) => [each.cloud, each.label]),
  )
  return [
    ...talkLabels.map((label) => ({ label, cloud: label })),
    ...[...further].map(([cloud, label]) => ({ label, cloud })),
  ]
}

/** The mean of the labels' means. */
function centerOf(vectors: readonly Float32Array[], examples: readonly TalkExample[]): Float32Array {
  const counts = Map.groupBy(examples, ({ label }) => label)
  const center = new Float32Array(sentenceWidth)
  for (const [index, vector] of vectors.entries()) {
    const share = 1 / (counts.size * (counts.get(examples[index]?.label ?? 'matter')?.length ?? 1))
    for (const [at, value] of vector.entries()) center[at] = (center[at] ?? 0) + value * share
  }
  return center
}

const inBase64 = (values: Float32Array): string => Buffer.from(values.buffer).toString('base64')

if (import.meta.main) {
  const { examples, sha256 } = readTalkExamples()
  if (process.argv.includes('--print')) process.stdout.write(JSON.stringify({ examples, sha256 }))
  else {
    writeFileSync(talkModelFile, `${JSON.stringify(await trainTalk(examples, sha256), null, 2)}\n`)
    console.log(`${examples.length} sentences; ${talkModelFile.pathname.split('/').at(-1)} written`)
  }
}
