import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answersOf } from '../eval/interviewer/answerItems.ts'
import { partOf, wordingsOf } from '../eval/interviewer/wordings/wordings.ts'
import { kindsIn } from '../src/reading/wordOrder.ts'

// node workers/training/countWordOrder.ts: counts which kinds of words follow each other when people speak, for
// `wordOrder.ts`.

const isText = (kind: string): boolean => kind !== 'salad' && kind !== 'saladStrewn'

function texts(): string[] {
  const answers = answersOf('practice').flatMap(({ answers }) =>
    answers.flatMap(({ kind, text }) => (isText(kind) ? [text] : [])),
  )
  const wordings = wordingsOf().flatMap(({ points, claims, followUps, mistakes, approaches, right, wrong, partly }) => [
    ...[...points, ...claims, ...followUps, ...mistakes, ...approaches].flatMap(({ shown, near }) => [
      ...shown,
      ...near,
    ]),
    ...[...right, ...partly].map(({ text }) => text),
    ...wrong,
  ])
  return [...answers, ...wordings.filter((text) => partOf(text) === 'read')]
}

/** A pair seen this rarely isn't a rule yet. */
const doubt = 1.5
const decimals = 10

const pairs = new Map<string, number>()
const first = new Map<string, number>()
const second = new Map<string, number>()
const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)
for (const kinds of texts().flatMap(kindsIn))
  for (const [index, kind] of kinds.slice(1).entries()) {
    const before = kinds[index] ?? ''
    add(pairs, `${before} ${kind}`)
    add(first, before)
    add(second, kind)
  }

const all = [...pairs.values()].reduce((sum, count) => sum + count, 0)
const rows = [...first.keys()].sort().map((before): [string, Record<string, number>] => [
  before,
  Object.fromEntries(
    [...second.keys()].sort().map((kind) => {
      const byChance = ((first.get(before) ?? 0) * (second.get(kind) ?? 0)) / all
      const fit = Math.log(((pairs.get(`${before} ${kind}`) ?? 0) + doubt) / (byChance + doubt))
      return [kind, Math.round(fit * decimals) / decimals]
    }),
  ),
])
const file = fileURLToPath(new URL('../src/reading/wordOrder.json', import.meta.url))
writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
console.log(`${all} pairs of ${rows.length} kinds`)
