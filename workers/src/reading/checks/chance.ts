import type { Check } from '@greenroom/shared/content'
import { answerOfCheck, isCounted, isNumber, isYesOrNo } from './answerOfCheck.ts'
import { wordsWithNumbers } from './numbersSaid.ts'

/** The highest chance of a lucky guess at which a point still counts as settled. */
export const maxChance = 0.25

/** Numbers that people guess, besides those already mentioned. */
const numbersGuessed = ['0', '1', '2', '3']

/** Returns the first number of a range. */
const lowest = (value: string): string => value.replace(/\.\..*$/, '')

/**
 * Returns the chance of guessing a check's answer: from the options, yes or no, nearby numbers, or the answers that its
 * author anticipated.
 */
export function chanceOf(check: Check): number {
  const { situation, question, options, right, half, wrong } = check
  if (options !== undefined) return 1 / options.length
  if (isYesOrNo(check)) return 1 / 2
  if (!isCounted(check)) return 1 / (1 + half.length + wrong.length)
  const named = wordsWithNumbers(`${situation} ${question}`).filter((word) => !Number.isNaN(Number(word)))
  const pool = new Set([
    ...numbersGuessed,
    ...named,
    ...[...half, ...wrong].filter(isNumber),
    ...right.slice(0, 1).map(lowest),
  ])
  return [...pool].filter((number) => answerOfCheck(number, check) === 'right').length / pool.size
}

/** Returns how many of a point's checks have to be answered right in a row to rule out guessing. */
export function checksNeeded(checks: readonly Check[]): number {
  let chance = 1
  const enough = checks.findIndex((check) => {
    chance *= chanceOf(check)
    return chance <= maxChance
  })
  return enough === -1 ? checks.length : enough + 1
}
