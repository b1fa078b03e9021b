import { useRoom } from '../room/roomContext.ts'

/** Whether this person only observes: they see everything that happens but can't change anything. */
export const useIsWatching = (): boolean => useRoom(({ role }) => role === 'observer')
