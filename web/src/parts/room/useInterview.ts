import type { Ended, InProgress, NotStarted } from '@greenroom/shared/session'
import { useShallow } from 'zustand/react/shallow'
import { useRoom } from './roomContext.ts'

/** A part of the current interview, or null if there is none. The component renders again only if a field of it changes. */
export const useInterview = <T extends object>(pick: (state: InProgress) => T): T | null =>
  useRoom(useShallow(({ state }) => (state?.phase === 'IN_PROGRESS' ? pick(state) : null)))

/** The same for a session in any phase. */
export const useSession = <T extends object>(pick: (state: NotStarted | InProgress | Ended) => T): T | null =>
  useRoom(useShallow(({ state }) => (state === null ? null : pick(state))))
