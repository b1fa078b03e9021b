import type { Commit } from '@greenroom/shared/session'
import type { SessionCommand } from '../commands.ts'
import { factsOf } from '../facts.ts'
import { snapshotIn } from '../snapshots.ts'
import type { Context } from './decision.ts'

/** Data from the log that a decision needs besides the state. */
export type FromLog = Pick<Context, 'snapshot' | 'facts'>
type ReadLog = (commits: readonly Commit[], participantId: string) => FromLog

type Commands = { [T in SessionCommand['type']]: Extract<SessionCommand, { type: T }> }
type Needs = { [T in keyof Commands]?: (command: Commands[T]) => ReadLog | null }

/**
 * For each command whose decision needs data from the log: how to read that data. All other commands need only the
 * state.
 */
const needs: Needs = {
  UsePowerUp: ({ powerUp, snapshotSeq }) =>
    powerUp === 'time_warp' && snapshotSeq !== undefined
      ? (commits, participantId) => ({ snapshot: snapshotIn(commits, snapshotSeq, participantId) })
      : null,
  SubmitScorecard: () => (commits, participantId) => ({ facts: factsOf(commits, participantId) }),
}

const declared = <T extends keyof Commands>(type: T, command: Commands[T]): ReadLog | null =>
  needs[type]?.(command) ?? null

/** Returns the log reader for this command; null if it needs nothing from the log. */
export const needOf = (command: SessionCommand): ReadLog | null => declared(command.type, command)
