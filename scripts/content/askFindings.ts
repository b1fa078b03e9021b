import type { SpokenQuestion } from '../../shared/src/content/index.ts'
import { findLeak } from '../../workers/src/backend/interviewer/leakCheck.ts'
import { hasSign, wordsOf } from '../../workers/src/reading/signs.ts'

/**
 * Finds problems with the questions that an interviewer asks about missing points: a question that exists twice or is
 * also a follow-up, one that contains a key phrase, or one that names its own point or another. Naming a dimension of a
 * system design is fine, so we don't check for that.
 */
export function askFindings(
  question: Pick<SpokenQuestion, 'statement' | 'keyPhrases' | 'points' | 'followUps'>,
): string[] {
  const { statement, points } = question
  const asked = points.flatMap((point) =>
    point.question === null || point.dimension !== null ? [] : [{ point, ask: point.question }],
  )
  const prepared = [...asked.map(({ ask }) => ask), ...question.followUps.map((each) => each.question)]
  const known = wordsOf(statement)
  return asked.flatMap(({ point, ask }) => {
    const words = wordsOf(ask)
    const leak = findLeak(ask, { challenge: question, rungReached: 0, saidByCandidate: '', statement })
    const own = point.signs.find((sign) => hasSign(words, sign))
    const others = points.flatMap((other) =>
      other === point ? [] : other.signs.filter((sign) => hasSign(words, sign) && !hasSign(known, sign)),
    )
    return [
      ...(prepared.filter((each) => each === ask).length > 1 ? ['stands there twice'] : []),
      ...(leak === null ? [] : [`gives away too much (${leak})`]),
      ...(own === undefined ? [] : [`names its own point by “${own}”`]),
      ...others.map((sign) => `names another point by “${sign}”`),
    ].map((what) => `“${ask}” ${what}`)
  })
}
