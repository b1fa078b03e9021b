import { presentable } from '@greenroom/shared/content'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { plainWords } from '../../../reading/plainWords.ts'
import { type Approach, approachIn, type CostJudgement, judgeCost } from '../../../reading/recognise.ts'
import type { Turn } from '../provider.ts'
import { type Slot, wordingsOf } from './phrases.ts'

const saidBy = (turn: Turn, sender: 'candidate' | 'interviewer'): string[] =>
  turn.aboutThisQuestion.filter((message) => message.sender === sender).map(({ message }) => message)

/** What the candidate has said about this question, the latest message last. */
export const candidateWords = (turn: Turn): string[] => saidBy(turn, 'candidate')

/** What the interviewer has said about this question, in plain words. */
export const interviewerWords = (turn: Turn): string[] => saidBy(turn, 'interviewer').map(plainWords)

/** Whether these very words were said about this question. */
export const wasSaid = (turn: Turn, words: string): boolean =>
  interviewerWords(turn).some((message) => message.includes(plainWords(words)))

/** Whether a slot without values was used, whatever the personality was then. */
export const slotIn = (message: string, slot: Slot): boolean =>
  interviewerPersonalities.some((personality) =>
    wordingsOf(slot, personality)
      .flat()
      .some((wording) => plainWords(message).includes(plainWords(wording))),
  )

/** The messages before this one in which the candidate tried to answer, as far as they were about the approach. */
export const earlierAttempts = (turn: Turn): string[] =>
  turn.aboutThisQuestion
    .slice(0, -1)
    .filter(
      ({ sender, interviewersClassificationOfCandidatesIntent: intent }) =>
        sender === 'candidate' && intent === 'attempt_to_answer_question',
    )
    .map(({ message }) => message)

export const approachAccepted = (turn: Turn): boolean =>
  turn.aboutThisQuestion.some(({ candidatesAnswerWasAccepted }) => candidatesAnswerWasAccepted === true)

/** Whether the editor still holds the code it began with. */
export function isUntouched({ challenge, code, language }: Turn): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, '')
  if (bare(code) === '') return true
  return challenge !== null && bare(code) === bare(presentable(challenge, language).code_stub)
}

/** The approach the candidate settled on: the one that was accepted last, else the latest that was recognised before this message. */
export function approachTaken(turn: Turn): Approach | null {
  const { challenge } = turn
  if (challenge === null) return null
  const present = turn.call === 'reply' ? turn.aboutThisQuestion.slice(0, -1) : turn.aboutThisQuestion
  const own = present.filter(({ sender }) => sender === 'candidate').toReversed()
  const accepted = own.filter(({ candidatesAnswerWasAccepted }) => candidatesAnswerWasAccepted === true)
  for (const { message } of [...accepted, ...own]) {
    const approach = approachIn(message, challenge)
    if (approach !== null) return approach
  }
  return null
}

/** What was said of the cost so far, over all messages: the latest word on each side counts. */
export function costSoFar(turn: Turn): CostJudgement {
  const { challenge } = turn
  const cost: CostJudgement = { time: 'unsaid', space: 'unsaid' }
  if (challenge === null) return cost
  const approach = approachTaken(turn)
  for (const message of candidateWords(turn)) {
    const { time, space } = judgeCost(message, challenge, approach)
    if (time !== 'unsaid') cost.time = time
    if (space !== 'unsaid') cost.space = space
  }
  return cost
}
