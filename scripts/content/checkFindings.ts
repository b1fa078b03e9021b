import {
  type Challenge,
  type Check,
  checksOf,
  type PointChecks,
  type SpokenQuestion,
} from '../../shared/src/content/index.ts'
import { findLeak } from '../../workers/src/backend/interviewer/leakCheck.ts'
import { answerOfCheck } from '../../workers/src/reading/checks/answerOfCheck.ts'
import { chanceOf, checksNeeded, maxChance } from '../../workers/src/reading/checks/chance.ts'
import { hasSign, wordsOf } from '../../workers/src/reading/signs.ts'

type Checked = Pick<Challenge, 'statement' | 'keyPhrases' | 'followUps'> & {
  checks?: readonly PointChecks[] | undefined
  /** The points that checks can settle, with the signs that an answer has made them. */
  points: readonly { heading: string; signs: readonly string[]; question?: string | null | undefined }[]
}

/** Treats all ways to solve a challenge as one point. */
export const checkedChallenge = ({ statement, keyPhrases, followUps, checks, approaches }: Challenge): Checked => ({
  ...{ statement, keyPhrases, followUps, checks },
  points: [{ heading: 'The approach', signs: approaches.flatMap(({ signs }) => signs) }],
})

export const checkedInWords = ({
  statement,
  keyPhrases,
  followUps,
  checks,
  points,
  challengeType,
}: SpokenQuestion & { checks?: readonly PointChecks[] | undefined }): Checked => ({
  ...{ statement, keyPhrases, followUps, checks },
  points: points.map(({ point, signs, question, dimension }, index) => ({
    heading: challengeType === 'algorizing' && index === 0 ? 'The method' : point,
    // The signs of `requirements` show only that the candidate asked about them.
    signs: dimension === 'requirements' ? [] : signs,
    question,
  })),
})

/**
 * Finds problems with a question's checks: checks without a point, checks that give away their answer or another point,
 * misjudge their own answers, or are worded like another question; and points that guessing would settle.
 */
export function checkFindings(question: Checked): string[] {
  const { checks = [], points } = question
  const all = checks.flatMap((each) => each.checks)
  const asked = [
    ...all.map((check) => check.question),
    ...points.flatMap((point) => point.question ?? []),
    ...question.followUps.map((each) => each.question),
  ]
  return checks.flatMap(({ of, checks: own }) => [
    ...(points.filter(({ heading }) => checksOf([{ of, checks: own }], heading).length > 0).length === 1
      ? []
      : [`checks of “${of}”: no point begins so, or several do`]),
    ...(chanceToSettle(own) <= maxChance
      ? []
      : [
          `checks of “${of}”: somebody who guesses settles it in ${Math.round(100 * chanceToSettle(own))} % of all cases`,
        ]),
    ...own.flatMap((check) =>
      [
        ...(asked.filter((each) => each === check.question).length > 1 ? ['is asked elsewhere too'] : []),
        ...givenAway(check, question),
        ...misread(check),
      ].map((what) => `“${check.question}” ${what}`),
    ),
  ])
}

/** The chance that guessing settles a point. */
export const chanceToSettle = (checks: readonly Check[]): number =>
  checks.slice(0, checksNeeded(checks)).reduce((chance, check) => chance * chanceOf(check), 1)

function givenAway({ situation, question: asks }: Check, question: Checked): string[] {
  const { statement, points } = question
  const said = `${situation} ${asks}`
  const leak = findLeak(said, { challenge: question, rungReached: 0, saidByCandidate: '', statement })
  const words = wordsOf(said)
  const known = wordsOf(statement)
  const signs = points.flatMap((point) => point.signs.filter((sign) => hasSign(words, sign) && !hasSign(known, sign)))
  return [
    ...(leak === null ? [] : [`gives away too much (${leak})`]),
    ...signs.map((sign) => `names a point by “${sign}”`),
  ]
}

/** Lists the authored answers that are misjudged, each in its first wording. */
function misread(check: Check): string[] {
  const saidAs = (value: string): string =>
    value
      .replace(/\.\..*$/, '')
      .split(/\s+/)
      .map((group) => group.split('|')[0])
      .join(' ')
  return (['right', 'half', 'wrong'] as const).flatMap((worth) =>
    check[worth].flatMap((value) => {
      const judged = answerOfCheck(saidAs(value), check)
      return judged === worth ? [] : [`takes its ${worth} answer “${saidAs(value)}” for ${judged}`]
    }),
  )
}
