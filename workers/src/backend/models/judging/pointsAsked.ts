import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import { askedNow } from '../../../reading/askedNow.ts'
import { approachKey, edgeCaseKey } from '../../../reading/judgement/judgeCode.ts'
import { followUpKey, mistakeKey, pointKey } from '../../../reading/judgement/judgeInWords.ts'
import { plainWords } from '../../../reading/plainWords.ts'
import type { Turn } from '../../interviewer/provider.ts'

/** One line of the form: a key that gives nothing away, and what the author means by the point. */
export type PointAsked = { key: string; meaning: string }

/** Returns the interviewer's question before this message; empty if there was none. */
export const askedBefore = ({ aboutThisQuestion }: Pick<Turn, 'aboutThisQuestion'>): string =>
  aboutThisQuestion
    .slice(0, -1)
    .filter(({ sender }) => sender === 'interviewer')
    .reduce((asked, { message }) => askedNow(asked, message), '')

/** Whether the interviewer's message (`asked`) contains this question. */
export const wasAskedIn = (asked: string, question: string): boolean => plainWords(asked).includes(plainWords(question))

/** Returns the points to judge a message by; empty if the question isn't ours. */
export function pointsAsked(turn: Turn): PointAsked[] {
  const { challenge, spoken } = turn
  const asked = askedBefore(turn)
  if (challenge !== null) return [...ofCoding(challenge), ...followUpsOf(challenge, asked)]
  return spoken === null ? [] : [...inWords(spoken), ...followUpsOf(spoken, asked)]
}

/** Returns the points of a coding challenge. Leaves out a plan's cost, because we compute that. */
const ofCoding = ({ approaches, edgeCases }: Challenge): PointAsked[] => [
  ...approaches.map(({ name }, index) => ({
    key: approachKey(index),
    meaning: `They settle on this approach, and say how it goes: ${name}`,
  })),
  ...edgeCases.map(({ idea }, index) => ({ key: edgeCaseKey(index), meaning: `They name this case: ${idea}` })),
]

const inWords = ({ points, commonMistakes }: SpokenQuestion): PointAsked[] => [
  ...points.map(({ point }, index) => ({ key: pointKey(index), meaning: point })),
  ...commonMistakes.map(({ mistake }, index) => ({
    key: mistakeKey(index),
    meaning: `They make this mistake themselves: ${mistake}`,
  })),
]

const followUpsOf = ({ followUps }: Pick<SpokenQuestion, 'followUps'>, asked: string): PointAsked[] =>
  followUps.flatMap(({ question, goodAnswer }, index) =>
    wasAskedIn(asked, question) ? [{ key: followUpKey(index), meaning: `To "${question}": ${goodAnswer}` }] : [],
  )
