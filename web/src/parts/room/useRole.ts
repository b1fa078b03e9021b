import { useRoom } from './roomContext.ts'

/** Whether this person is the interviewer, who writes to the candidate and sees the guide. */
export const useIsInterviewer = (): boolean => useRoom(({ role }) => role === 'interviewer')

/** Whether the editor and board belong to someone else. */
export const useReadsOnly = (): boolean => useRoom(({ role }) => role === 'observer' || role === 'interviewer')

/** Whether a person, rather than the AI, leads the interview. */
export const useIsLedByPerson = (): boolean => useRoom(({ state }) => state?.control === 'human')

/** Whether this person opened the session, and so can remove others. */
export const useIsHost = (): boolean => useRoom(({ role, state }) => role !== 'observer' && state?.host.role === role)
