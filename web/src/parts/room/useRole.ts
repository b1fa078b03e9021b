import { useRoom } from './roomContext.ts'

/** Whether this person interviews: what they write is for the candidate, and the guide is theirs. */
export const useIsInterviewer = (): boolean => useRoom(({ role }) => role === 'interviewer')

/** Whether the editor and the board are somebody else's to write in. */
export const useReadsOnly = (): boolean => useRoom(({ role }) => role === 'observer' || role === 'interviewer')

/** Whether a person leads the interview, not the AI. */
export const useIsLedByPerson = (): boolean => useRoom(({ state }) => state?.control === 'human')

/** Whether this person opened the session, and so may remove others. */
export const useIsHost = (): boolean => useRoom(({ role, state }) => role !== 'observer' && state?.host.role === role)
