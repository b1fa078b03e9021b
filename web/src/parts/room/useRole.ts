import { useRoom } from './roomContext.ts'

/** Whether this person interviews: they write to the candidate, and see the guide. */
export const useIsInterviewer = (): boolean => useRoom(({ role }) => role === 'interviewer')

/** Whether editor and board belong to somebody else. */
export const useReadsOnly = (): boolean => useRoom(({ role }) => role === 'observer' || role === 'interviewer')

/** Whether a person leads the interview instead of the AI. */
export const useIsLedByPerson = (): boolean => useRoom(({ state }) => state?.control === 'human')

/** Whether this person opened the session, and so may remove others. */
export const useIsHost = (): boolean => useRoom(({ role, state }) => role !== 'observer' && state?.host.role === role)
