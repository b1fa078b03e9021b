import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answersOf } from '../eval/interviewer/answerItems.ts'
import { partOf, wordingsOf } from '../eval/interviewer/wordings/wordings.ts'
import { wordsToJudge } from '../src/reading/grammar.ts'
import { readWords } from '../src/reading/readWords.ts'
import { stepsIn } from '../src/reading/termsInARow.ts'

// node workers/training/learnTermsInARow.ts: learns to tell sentences from mere strings of terms, for `termsInARow.ts`.
// Logistic regression over the kinds of words that follow each other; the strings of terms among the practice answers
// weigh as much as all the rest. It was validated on a quarter of the practice questions at a time, after training on
// the others: `docs/decisions/030-one-judgement-of-an-answer.md`.

type Example = { text: string; isSalad: boolean }

const isSalad = (kind: string): boolean => kind === 'salad' || kind === 'saladStrewn'

function examples(): Example[] {
  const answers = answersOf('practice').flatMap((question) =>
    question.answers.map(({ kind, text }) => ({ text, isSalad: isSalad(kind) })),
  )
  const wordings = wordingsOf().flatMap(({ points, claims, followUps, mistakes, approaches, right, wrong, partly }) => [
    ...[...points, ...claims, ...followUps, ...mistakes, ...approaches].flatMap(({ shown, near }) => [
      ...shown,
      ...near,
    ]),
    ...[...right, ...partly].map(({ text }) => text),
    ...wrong,
  ])
  const said = wordings.filter((text) => partOf(text) === 'read').map((text) => ({ text, isSalad: false }))
  return [...answers, ...said].filter(({ text }) => readWords(text).flatMap(({ words }) => words).length >= fewestWords)
}

const fewestWords = 10
const rounds = 30
const maxWeightOfASalad = 20
const stepSize = 0.025
const pull = 0.002
/** Weights below this make no difference and would only fill the file. */
const leastWeight = 0.03

const rows = examples().map((example) => ({ ...example, steps: stepsIn(wordsToJudge(example.text)) }))
const salads = rows.filter((row) => row.isSalad).length
const weightOfASalad = Math.min((rows.length - salads) / salads, maxWeightOfASalad)

/** The same order in every run, but a different one in every round. */
const placeIn = (round: number, text: string): string => createHash('sha256').update(`${round} ${text}`).digest('hex')

const weights = new Map<string, number>()
let bias = 0
for (let round = 0; round < rounds; round += 1) {
  const size = stepSize / (1 + round / 5)
  const inTurn = rows
    .map((row) => ({ row, place: placeIn(round, row.text) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
  for (const { row } of inTurn) {
    let sum = bias
    for (const [step, share] of row.steps) sum += (weights.get(step) ?? 0) * share
    const surprise = 1 / (1 + Math.exp(-sum)) - (row.isSalad ? 1 : 0)
    const slope = surprise * (row.isSalad ? weightOfASalad : 1)
    bias -= size * slope
    for (const [step, share] of row.steps) {
      const weight = weights.get(step) ?? 0
      weights.set(step, weight - size * (slope * share + pull * weight))
    }
  }
}

const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= leastWeight)
const rounded = (weight: number): number => Math.round(weight * 100) / 100
const file = fileURLToPath(new URL('../src/reading/termsInARow.json', import.meta.url))
const model = {
  bias: rounded(bias),
  weights: Object.fromEntries(kept.map(([step, weight]) => [step, rounded(weight)] as const).sort()),
}
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`)
console.log(`${rows.length} texts, ${salads} of them terms in a row; ${kept.length} of ${weights.size} weights kept`)
