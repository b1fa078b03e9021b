import { type Challenge, type Check, checksOf, type SpokenQuestion } from '@greenroom/shared/content'
import { approachKey } from '../judgement/approachKey.ts'
import { pointKey } from '../judgement/judgeInWords.ts'
import { plainWords } from '../plainWords.ts'
import { answerOfCheck, type CheckAnswer } from './answerOfCheck.ts'

/** Where checks come from: a coding question or a spoken one. */
export type CheckedMaterial = { challenge: Challenge | null; spoken: SpokenQuestion | null }

/** The checks of a point, by the point's key. */
export type PointWithChecks = { point: string; checks: readonly Check[] }

/** Heading of the checks in a challenge that show whether the candidate's approach works. */
const checksOfTheWay = 'The approach'

/**
 * Returns the points of a question that have checks. In a coding challenge, that is the approach: right answers show
 * that the plan works. Its cost and the tests show whether it is the fastest.
 */
export function pointsWithChecks({ challenge, spoken }: CheckedMaterial): PointWithChecks[] {
  if (challenge !== null) {
    const qualities = challenge.approaches.map(({ quality }) => quality)
    const works = qualities.includes('acceptable') ? qualities.indexOf('acceptable') : qualities.indexOf('optimal')
    const checks = checksOf(challenge.checks, checksOfTheWay)
    return works === -1 || checks.length === 0 ? [] : [{ point: approachKey(works), checks }]
  }
  return (spoken?.points ?? []).flatMap(({ checks }, index) =>
    checks === undefined ? [] : [{ point: pointKey(index), checks }],
  )
}

/** A check the interviewer asked, numbered from 1 among the point's checks. */
export type AskedCheck = PointWithChecks & { check: Check; number: number }

/** Finds the check that the interviewer's message asks; null if it doesn't ask one. */
export function checkAsked(asked: string, material: CheckedMaterial): AskedCheck | null {
  const words = plainWords(asked)
  if (!words.includes('?')) return null
  for (const each of pointsWithChecks(material)) {
    const index = each.checks.findIndex(({ question }) => words.includes(plainWords(question)))
    const check = each.checks[index]
    if (check !== undefined) return { ...each, check, number: index + 1 }
  }
  return null
}

/** Reads a message's answer to the check that the interviewer asked; null if they asked none. */
export function answerToCheck(message: string, asked: string, material: CheckedMaterial): CheckAnswer | null {
  const found = checkAsked(asked, material)
  return found === null ? null : answerOfCheck(message, found.check)
}
