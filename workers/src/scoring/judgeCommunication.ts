import type { Evidence } from '@greenroom/shared/session'
import { isWithoutGrammar } from '../reading/grammar.ts'
import { wantsTheAnswer } from '../reading/guess.ts'
import { wordCount } from '../reading/plainWords.ts'
import { type Judgement, scoreOf } from './judgement.ts'
import { isNoise } from './noise.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { anyQuoteOf, evidenceOf, quoteOf } from './quote.ts'

/** The minimum number of messages about the question from which communication can be judged. */
const fewestMessages = 2

/**
 * Judges whether the candidate explained a plan, asked a question and answered the interviewer's. Length and politeness
 * don't count.
 */
export function judgeCommunication(seen: Observations, { challenge }: Pick<QuestionRecord, 'challenge'>): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const told = [...seen.attempts, ...seen.clarifications]
  if (told.length === 0) {
    const rest = [...seen.pleas, ...seen.notKnowing, ...seen.hintRequests, ...seen.beside].filter(
      ({ text }) => wordCount(text) > 0,
    )
    if (rest.length < fewestMessages) return { score: null, behaviours: [], evidence: [] }
    return {
      score: 1,
      behaviours: [
        seen.pleas.length > 1
          ? 'Asked for the answer, and said nothing that bears on it.'
          : 'Said nothing that bears on the question.',
      ],
      evidence: rest
        .map((said) => quoteOf(said))
        .filter((each) => each !== null)
        .slice(0, 2),
    }
  }
  let points = 1
  if (seen.plannedFirst !== null) {
    points += 1
    behaviours.push('Explained the plan in whole sentences before coding.')
    evidence.push(evidenceOf(seen.plannedFirst))
  }
  const asked = seen.clarifications.find(({ text }) => !isNoise(text, challenge) && !wantsTheAnswer(text))
  if (asked !== undefined) {
    points += 1
    behaviours.push('Asked to clarify the task.')
    evidence.push(quoteOf(asked, (sentence) => sentence.includes('?')) ?? quoteOf(asked))
  }
  if (seen.followUpAnswers.length >= 2) {
    points += 1
    behaviours.push('Answered the follow-up questions in substance.')
    evidence.push(...seen.followUpAnswers.slice(0, 2).map(evidenceOf))
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
  const isTooLittle = told.length < fewestMessages || told.some(({ text }) => isWholeThought(text, challenge))
  if (behaviours.length === 0 && isTooLittle)
    return { score: null, behaviours: ['Explained something in words in which no plan could be recognised.'], evidence }
  if (behaviours.length === 0) {
    behaviours.push('Explained little of the thinking.')
    evidence.push(...told.slice(0, 1).map(anyQuoteOf))
  }
  return { score: scoreOf(points), behaviours, evidence }
}

/** The number of words that makes a message say something, even if it explains nothing. */
const wordsOfAThought = 10

const isWholeThought = (text: string, challenge: QuestionRecord['challenge']): boolean =>
  wordCount(text) >= wordsOfAThought && !isNoise(text, challenge) && !isWithoutGrammar(text)
