import { aiNameFor, isPractice } from '@greenroom/shared/rules'
import type { Question, Session } from '@greenroom/shared/session'
import { coachName, interviewerName, roomTexts as texts } from './texts.ts'

/**
 * A stretch of the interview with one interviewer: a question, and since when it has been open. `ai` is the AI's name in it, in sessions
 * with a person who interviews.
 */
export type Turn = { number: number; from: number; name: string; round: string | null; ai?: string }

type Asked = Pick<Question, 'number' | 'presentedAt' | 'interviewer' | 'round'>

export const turnOf = ({ number, presentedAt, interviewer, round }: Asked): Turn => ({
  number,
  from: presentedAt,
  name: interviewer?.name ?? interviewerName,
  round: round?.name ?? null,
})

/** The turn at `at`. Messages from the exact moment of the next question still belong to the previous one. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | undefined =>
  turns.findLast(({ from }) => from < at) ?? turns[0]

/** The chat's announcement of a new interviewer or round; null if both stay the same. */
export function handover(before: Turn, after: Turn, count: number): string | null {
  const isPersons = after.ai !== undefined && after.ai !== after.name
  const round = isPersons ? texts.questionNumber(after.number) : texts.round(after.number, count, after.round)
  return before.name === after.name ? round : texts.interviewsNow(after.name, round)
}

/** The name of the current interviewer; in practice, the coach. */
export function whoInterviews(
  state: Pick<Session, 'control' | 'members' | 'assessmentType' | keyof AiNamed>,
  question: Asked | null,
): string {
  if (state.control === 'human') return personWhoInterviews(state) ?? interviewerName
  if (isPractice(state)) return coachName
  return question === null ? interviewerName : aiNameOf(state, question)
}

type AiNamed = Parameters<typeof aiNameFor>[0]

/** What the AI is called at a question, also where a person put it. */
export const aiNameOf = (state: AiNamed, { number, interviewer }: Pick<Question, 'number' | 'interviewer'>): string =>
  aiNameFor(state, { number, interviewer }) ?? interviewerName

/** The person in the interviewer's seat, whoever leads; null if there's none. */
export const personWhoInterviews = (state: Pick<Session, 'members'>): string | null =>
  state.members.find(({ role }) => role === 'interviewer')?.name ?? null
