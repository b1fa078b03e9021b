import type { Commit } from '@greenroom/shared/session'
import type { SessionCommand } from '../commands.ts'
import { factsOf } from '../facts.ts'
import { snapshotIn } from '../snapshots.ts'
import type { Context } from './decision.ts'

/** The data from the log that a decision needs besides the state. */
export type FromLog = Pick<Context, 'snapshot' | 'facts'>
type ReadLog = (commits: readonly Commit[], participantId: string) => FromLog

type Commands = { [T in SessionCommand['type']]: Extract<SessionCommand, { type: T }> }
type Needs = { [T in keyof Commands]?: (command: Commands[T]) => ReadLog | null }

/** The commands that need something from the log, and how to read it. All others need only the state. */
const needs: Needs = {
  UsePowerUp: ({ powerUp, snapshotSeq }) =>
    powerUp === 'time_warp' && snapshotSeq !== undefined
      ? (commits, participantId) => ({ snapshot: snapshotIn(commits, snapshotSeq, participantId) })
      : null,
  SubmitScorecard: () => (commits, participantId) => ({ facts: factsOf(commits, participantId) }),
}

const declared = <T extends keyof Commands>(type: T, command: Commands[T]): ReadLog | null =>
  needs[type]?.(command) ?? null

/** What this command needs from the log; null if nothing. */
export const needOf = (command: SessionCommand): ReadLog | null => declared(command.type, command)
