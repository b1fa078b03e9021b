import type { Ended, InProgress, NotStarted } from '@greenroom/shared/session'
import { useShallow } from 'zustand/react/shallow'
import { useRoom } from './roomContext.ts'

/**
 * Picks fields from the interview in progress; null if there isn't one. The component re-renders only when one of them
 * changes.
 */
export const useInterview = <T extends object>(pick: (state: InProgress) => T): T | null =>
  useRoom(useShallow(({ state }) => (state?.phase === 'IN_PROGRESS' ? pick(state) : null)))

/** Like `useInterview`, for a session in any phase. */
export const useSession = <T extends object>(pick: (state: NotStarted | InProgress | Ended) => T): T | null =>
  useRoom(useShallow(({ state }) => (state === null ? null : pick(state))))
