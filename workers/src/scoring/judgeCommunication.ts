import type { Evidence } from '@greenroom/shared/session'
import { wantsTheAnswer } from '../reading/guess.ts'
import { wordCount } from '../reading/plainWords.ts'
import { isTechnical, type Judgement, scoreOf } from './judgement.ts'
import { isNoise } from './noise.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOf } from './quote.ts'

export function judgeCommunication(seen: Observations, { challenge }: Pick<QuestionRecord, 'challenge'>): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const told = [...seen.attempts, ...seen.clarifications]
  if (told.length === 0) {
    const rest = [...seen.pleas, ...seen.notKnowing, ...seen.hintRequests, ...seen.beside].filter(
      ({ text }) => wordCount(text) > 0,
    )
    if (rest.length < 2) return { score: null, behaviours: [], evidence: [] }
    return {
      score: 1,
      behaviours: [
        seen.pleas.length > 1
          ? 'Asked for the answer, and said nothing that bears on it.'
          : 'Said nothing that bears on the question.',
      ],
      evidence: rest.slice(0, 2).map((said) => quoteOf(said)),
    }
  }
  let points = 1
  if (
    seen.plannedFirst !== null &&
    wordCount(seen.plannedFirst.text) >= 12 &&
    !isNoise(seen.plannedFirst.text, challenge)
  ) {
    points += 1
    behaviours.push('Explained the plan in whole sentences before coding.')
    evidence.push(quoteOf(seen.plannedFirst, isTechnical))
  }
  const asked = seen.clarifications.find(({ text }) => !isNoise(text, challenge) && !wantsTheAnswer(text))
  if (asked !== undefined) {
    points += 1
    behaviours.push('Asked to clarify the task.')
    evidence.push(quoteOf(asked, (sentence) => sentence.includes('?')))
  }
  const answers = seen.followUpAnswers.filter(({ text }) => wordCount(text) >= 4 && !isNoise(text, challenge))
  if (answers.length >= 2) {
    points += 1
    behaviours.push('Answered the follow-up questions in substance.')
    evidence.push(...answers.slice(0, 2).map((said) => quoteOf(said)))
  }
  if (seen.unrelated.length + seen.pleas.length > told.length) {
    points -= 1
    behaviours.push(
      seen.pleas.length > seen.unrelated.length
        ? 'Asked for the answer more often than working on it.'
        : 'Spoke more beside the question than about it.',
    )
    evidence.push(...[...seen.pleas, ...seen.unrelated].slice(0, 1).map((said) => quoteOf(said)))
  }
  if (behaviours.length === 0) {
    behaviours.push('Explained little of the thinking.')
    evidence.push(...told.slice(0, 1).map((said) => quoteOf(said)))
  }
  return { score: scoreOf(points), behaviours, evidence }
}
