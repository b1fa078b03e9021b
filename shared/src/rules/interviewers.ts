import type { InterviewStage } from '../vocabulary/interview.ts'

/** Who interviews: made-up people with common first names. */
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
 * Who puts a question. The same session always meets the same people, none of them called like the candidate; on site each round has
 * another one, as far as `numberOfInterviewers` goes, and then it is the first one's turn again.
 * @param question counts from 1
 */
export function interviewerFor(
  { sessionId, candidate, settings }: { sessionId: string; candidate: { name: string }; settings: Stage },
  question: number,
): InterviewerName {
  const firstName = candidate.name.trim().split(/\s+/)[0]?.toLowerCase()
  const names = interviewerNames.filter((name) => name.toLowerCase() !== firstName)
  const people = settings.interviewStage === 'on_site' ? Math.min(settings.numberOfInterviewers, names.length) : 1
  // Neighbours in the list: never the same name twice while there are others.
  const index = (hashOf(sessionId) + ((question - 1) % people)) % names.length
  return names[index] ?? 'Mara'
}

/** FNV-1a, 32 bits: the same number for the same text, in a browser too. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}
