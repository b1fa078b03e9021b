import type { InterviewStage, SessionMode } from '../vocabulary/interview.ts'
import { hashOf } from './hash.ts'

/** The interviewers: fictional people with common first names. */
export const interviewerNames = [
  'Mara',
  'Jonas',
  'Priya',
  'Tomas',
  'Ines',
  'Kofi',
  'Lena',
  'Arun',
  'Sofia',
  'Daniel',
] as const
export type InterviewerName = (typeof interviewerNames)[number]

type Stage = { interviewStage: InterviewStage; numberOfInterviewers: number }

/**
 * Picks the interviewer who presents a question. The same session always gets the same interviewers, and none has the
 * candidate's name. On site each round has a different interviewer; after `numberOfInterviewers` rounds, they start
 * again with the first.
 * @param question counts from 1
 */
export function interviewerFor(
  { sessionId, candidate, settings }: { sessionId: string; candidate: { name: string }; settings: Stage },
  question: number,
): InterviewerName {
  const firstName = candidate.name.trim().split(/\s+/)[0]?.toLowerCase()
  const names = interviewerNames.filter((name) => name.toLowerCase() !== firstName)
  const people = settings.interviewStage === 'on_site' ? Math.min(settings.numberOfInterviewers, names.length) : 1
  // Picks consecutive names from the list, so none repeats until all `people` have been used.
  const index = (hashOf(sessionId) + ((question - 1) % people)) % names.length
  return names[index] ?? 'Mara'
}

/**
 * The name the AI uses as interviewer on a question. The AI never uses a person's name, even if a person presented the
 * question under their own name. Undefined in old logs.
 */
export function aiNameFor(
  session: Parameters<typeof interviewerFor>[0] & { mode: SessionMode },
  { number, interviewer }: { number: number; interviewer: { name: string } | null },
): string | undefined {
  if (interviewer === null) return undefined
  const isOurs = session.mode === 'ai' && interviewerNames.some((name) => name === interviewer.name)
  return isOurs ? interviewer.name : interviewerFor(session, number)
}
