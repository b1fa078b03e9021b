import { type Challenge, type Check, checksOf, type SpokenQuestion } from '@greenroom/shared/content'
import { plainWords } from '../../src/reading/plainWords.ts'
import type { Chance } from './chance.ts'

/** The ways in which people phrase a short answer. */
const ways = [
  (answer: string) => answer,
  (answer: string) => `${answer}.`,
  (answer: string) => `I think ${answer}.`,
  (answer: string) => `I'd say ${answer}, because of what happened before.`,
  (answer: string) => `It's ${answer}.`,
  (answer: string) => `Well, ${answer}, I guess`,
  (answer: string) => `So in the end ${answer}.`,
  (answer: string) => `That should be ${answer}.`,
]

const smallWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Says an authored answer the way people would: its first wording, with numbers spelled out half of the time. */
function saidAs(value: string, chance: Chance): string {
  const words = value
    .replace(/\.\..*$/, '')
    .split(/\s+/)
    .map((group) => chance.oneOf(group.split('|')))
    .join(' ')
  return chance.oneOf([words, smallWords[Number(words)] ?? words])
}

/** Returns the check that this message asks, or null. */
export function checkIn(words: string, material: Challenge | SpokenQuestion): Check | null {
  const checks =
    'solutions' in material
      ? checksOf(material.checks, 'The approach')
      : material.points.flatMap((point) => point.checks ?? [])
  const plain = plainWords(words)
  return checks.find(({ question }) => plain.includes(plainWords(question))) ?? null
}

/** Returns an answer to a check: the right one if the person knows it, otherwise a guess among plausible answers. */
export function replyToCheck(check: Check, knows: boolean, chance: Chance): string {
  const guesses = [check.right[0] ?? '', ...check.half, ...check.wrong]
  return chance.oneOf(ways)(saidAs(chance.oneOf(knows ? check.right : guesses), chance))
}
