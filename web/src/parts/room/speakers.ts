import { aiNameFor, isPractice } from '@greenroom/shared/rules'
import type { Question, Session } from '@greenroom/shared/session'
import { coachName, interviewerName, roomTexts as texts } from './texts.ts'

/**
 * A stretch of the interview with one interviewer: the question's number, and when the stretch began. In sessions with
 * a human interviewer, `ai` is the AI's name for that question.
 */
export type Turn = { number: number; from: number; name: string; round: string | null; ai?: string }

type Asked = Pick<Question, 'number' | 'presentedAt' | 'interviewer' | 'round'>

export const turnOf = ({ number, presentedAt, interviewer, round }: Asked): Turn => ({
  number,
  from: presentedAt,
  name: interviewer?.name ?? interviewerName,
  round: round?.name ?? null,
})

/** The turn at `at`. A message from the exact moment of the next question still belongs to the previous turn. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | undefined =>
  turns.findLast(({ from }) => from < at) ?? turns[0]

/** The chat's announcement of a new interviewer or round; null if neither changes. */
export function handover(before: Turn, after: Turn, count: number): string | null {
  const isPersons = after.ai !== undefined && after.ai !== after.name
  const round = isPersons ? texts.questionNumber(after.number) : texts.round(after.number, count, after.round)
  return before.name === after.name ? round : texts.interviewsNow(after.name, round)
}

/** The current interviewer's name; in practice, the coach's. */
export function whoInterviews(
  state: Pick<Session, 'control' | 'members' | 'assessmentType' | keyof AiNamed>,
  question: Asked | null,
): string {
  if (state.control === 'human') return personWhoInterviews(state) ?? interviewerName
  if (isPractice(state)) return coachName
  return question === null ? interviewerName : aiNameOf(state, question)
}

type AiNamed = Parameters<typeof aiNameFor>[0]

/** The AI's name for a question, even if a person asked it. */
export const aiNameOf = (state: AiNamed, { number, interviewer }: Pick<Question, 'number' | 'interviewer'>): string =>
  aiNameFor(state, { number, interviewer }) ?? interviewerName

/** The name of the person in the interviewer's seat, regardless of who leads; null if there is none. */
export const personWhoInterviews = (state: Pick<Session, 'members'>): string | null =>
  state.members.find(({ role }) => role === 'interviewer')?.name ?? null
