import { presentable, type SpokenPoint } from '@greenroom/shared/content'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { spaceKey, timeKey } from '../../../reading/judgement/judgeCode.ts'
import { plainWords } from '../../../reading/plainWords.ts'
import type { CostJudgement } from '../../../reading/recognise.ts'
import type { Turn } from '../provider.ts'
import { type Slot, wordingsOf } from './phrases.ts'

const saidBy = (turn: Turn, sender: 'candidate' | 'interviewer'): string[] =>
  turn.aboutThisQuestion.filter((message) => message.sender === sender).map(({ message }) => message)

/** Returns the candidate's messages about this question, latest last. */
export const candidateWords = (turn: Turn): string[] => saidBy(turn, 'candidate')

/** Returns the interviewer's messages about this question, in plain words. */
export const interviewerWords = (turn: Turn): string[] => saidBy(turn, 'interviewer').map(plainWords)

/** Whether the interviewer said these exact words about this question. */
export const wasSaid = (turn: Turn, words: string): boolean =>
  interviewerWords(turn).some((message) => message.includes(plainWords(words)))

/**
 * Whether we have already asked a check on this point. If so, the point's own question would only ask for the same
 * thing again.
 */
export const wasChecked = (turn: Turn, { checks = [] }: Pick<SpokenPoint, 'checks'>): boolean =>
  checks.some(({ question }) => wasSaid(turn, question))

/** Whether a message uses a slot without values, in the wording of any personality. */
export const slotIn = (message: string, slot: Slot): boolean =>
  interviewerPersonalities.some((personality) =>
    wordingsOf(slot, personality)
      .flat()
      .some((wording) => plainWords(message).includes(plainWords(wording))),
  )

/** Returns the candidate's earlier attempts to answer this question. */
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

/** Whether the code in the editor is still the initial code. */
export function isUntouched({ challenge, code, language }: Turn): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, '')
  if (bare(code) === '') return true
  return challenge !== null && bare(code) === bare(presentable(challenge, language).code_stub)
}

/** Returns the verdicts on the time and memory stated so far. Only the latest statement of each counts. */
export function costSoFar({ judged }: Turn): CostJudgement {
  const of = (side: string) => {
    const verdict = judged.flat().findLast(({ point }) => point === side)?.verdict
    return verdict === undefined ? 'unsaid' : verdict === 'shown' ? 'right' : 'wrong'
  }
  return { time: of(timeKey), space: of(spaceKey) }
}
