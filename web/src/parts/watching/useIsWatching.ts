import { useRoom } from '../room/roomContext.ts'

/** Whether this person only looks on: they see everything that happens, and can do nothing. */
export const useIsWatching = (): boolean => useRoom(({ role }) => role === 'observer')
