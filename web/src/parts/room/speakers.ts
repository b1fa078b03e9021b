import { isPractice } from '@greenroom/shared/rules'
import type { Question, Session } from '@greenroom/shared/session'
import { coachName, interviewerName, roomTexts as texts } from './texts.ts'

/** A stretch of the interview in which one person asks: a question and since when it is on the table. */
export type Turn = { number: number; from: number; name: string; round: string | null }

type Asked = Pick<Question, 'number' | 'presentedAt' | 'interviewer' | 'round'>

export const turnOf = ({ number, presentedAt, interviewer, round }: Asked): Turn => ({
  number,
  from: presentedAt,
  name: interviewer?.name ?? interviewerName,
  round: round?.name ?? null,
})

/** Whose turn it was at `at`. What is said in the very moment of the next question still belongs to the one before. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | undefined =>
  turns.findLast(({ from }) => from < at) ?? turns[0]

/** What the chat says when somebody else asks, or another round begins; null if both stay as they were. */
export function handover(before: Turn, after: Turn, count: number): string | null {
  const round = texts.round(after.number, count, after.round)
  return before.name === after.name ? round : texts.interviewsNow(after.name, round)
}

/** The person who interviews at the moment, by name; in practice the coach. */
export function whoInterviews(
  state: Pick<Session, 'control' | 'members' | 'assessmentType'>,
  question: Asked | null,
): string {
  if (state.control === 'human')
    return state.members.find(({ role }) => role === 'interviewer')?.name ?? interviewerName
  return isPractice(state) ? coachName : (question?.interviewer?.name ?? interviewerName)
}
