import {
  type Commit,
  deletedUserName,
  memberOf,
  type Participant,
  type Session,
  type StoredEvent,
  userIdOf,
} from '@greenroom/shared/session'
import type { createDeletion } from './deletion.ts'
import type { SessionHandler } from './handle.ts'
import { everySessionOf, type MemberIndex, removedIdOf } from './memberIndex.ts'
import { everyCommit, type SessionLog } from './sessionLog.ts'

export type ErasureOptions = {
  log: Pick<SessionLog, 'commitsAfter' | 'rewrite'>
  handler: Pick<SessionHandler, 'reload' | 'handle'>
  members: Pick<MemberIndex, 'sessionsOf' | 'leave'>
  /** Deletes a session, whatever state it is in. */
  deleteSession: ReturnType<typeof createDeletion>
  /** Whether this person can still open their sessions. */
  canCome: (participantId: string) => Promise<boolean>
  /** Remove a person from other data that belongs to a session, if the session is kept. Each function is idempotent. */
  leaveBelongings: readonly ((sessionId: string, participantId: string) => Promise<unknown>)[]
}

/**
 * Removes a person whose account is being deleted from their sessions. Sessions nobody else can open are deleted. The
 * rest keep all messages, but lose the person's name and private notes. Every step is idempotent.
 */
export function createErasure(options: ErasureOptions) {
  const { log, handler, members, deleteSession, canCome, leaveBelongings } = options

  /**
   * Returns the ids of all of this person's sessions. Collects them before any session is changed, because changes
   * would affect the iteration.
   */
  async function idsOf(participantId: string): Promise<string[]> {
    const ids: string[] = []
    for (const id of [participantId, removedIdOf(participantId)])
      for await (const { head } of everySessionOf(members, id)) ids.push(head.id)
    return [...new Set(ids)]
  }

  async function isOthers(state: Session, participantId: string): Promise<boolean> {
    const others = state.members.filter(({ id }) => id !== participantId)
    return (await Promise.all(others.map(({ id }) => canCome(id)))).includes(true)
  }

  async function leave(state: Session, participantId: string): Promise<void> {
    const { sessionId } = state
    const commits = await everyCommit(log, sessionId)
    const names = namesIn(commits, participantId)
    const command = { type: 'EraseMember', participantId } as const
    const commandId = `erase.${participantId}`
    // Only members must be erased from the state. For a person who was removed from the session, only the log still has
    // the name.
    if (memberOf(state, participantId) !== undefined) {
      const outcome = await handler.handle({ sessionId, commandId, actor: { kind: 'system' }, command })
      if (!outcome.ok) throw new Error(`${sessionId} still has the name of a deleted user: ${outcome.error.code}`)
    }
    for (const commit of commits) {
      const events = commit.events.map((event) => withoutPerson(event, commit.actor, { id: participantId, names }))
      if (events.some((event, index) => event !== commit.events[index])) await log.rewrite({ ...commit, events })
    }
    for (const each of leaveBelongings) await each(sessionId, participantId)
    await members.leave(sessionId, [participantId, removedIdOf(participantId)])
  }

  return async function eraseFromSessions(participantId: string): Promise<void> {
    for (const sessionId of await idsOf(participantId)) {
      const state = await handler.reload(sessionId)
      const wasPutOut = state !== undefined && memberOf(state, participantId) === undefined
      if (state !== undefined && (wasPutOut || (await isOthers(state, participantId)))) {
        await leave(state, participantId)
        continue
      }
      const outcome = await deleteSession(sessionId, [participantId])
      if (outcome !== 'deleted') throw new Error(`${sessionId} of a deleted user wasn't deleted: ${outcome}`)
    }
  }
}

/** All names that the log has for this person. */
function namesIn(commits: readonly Commit[], participantId: string): ReadonlySet<string> {
  const participants = commits.flatMap(({ events }) => events.flatMap(participantsIn))
  const names = participants.filter(({ id }) => id === participantId).map(({ name }) => name)
  return new Set(names.filter((name) => name !== '' && name !== deletedUserName))
}

function participantsIn(event: StoredEvent): Participant[] {
  switch (event.type) {
    case 'SessionCreated':
      return [event.candidate, ...(event.host === undefined ? [] : [event.host])]
    case 'MemberAdded':
    case 'ParticipantJoined':
    case 'TrialKept':
      return [event.participant]
    default:
      return []
  }
}

type Leaver = { id: string; names: ReadonlySet<string> }

/** Whether an actor is a person. Workers, the clock and the engine are actors too. */
const isPerson = (actor: string): boolean => userIdOf(actor) !== null || actor.startsWith('guest:')

/** Returns the event without this person's name and private text; the same event if it contains neither. */
export function withoutPerson(event: StoredEvent, actor: string, { id, names }: Leaver): StoredEvent {
  const nameless = (each: Participant): Participant => (each.id === id ? { ...each, name: deletedUserName } : each)
  switch (event.type) {
    case 'SessionCreated': {
      const { candidate, host } = event
      if (candidate.id !== id && host?.id !== id) return event
      const completedChallengeIds = candidate.id === id ? [] : event.completedChallengeIds
      const opener = host === undefined ? {} : { host: nameless(host) }
      const { cvQuestion: _cvQuestion, ...kept } = event
      return { ...kept, candidate: nameless(candidate), ...opener, completedChallengeIds }
    }
    case 'MemberAdded':
    case 'ParticipantJoined':
    case 'TrialKept':
      return event.participant.id === id ? { ...event, participant: nameless(event.participant) } : event
    case 'ChallengePresented':
      return event.interviewer !== undefined && names.has(event.interviewer.name)
        ? { ...event, interviewer: { name: deletedUserName } }
        : event
    case 'PrivateNoteWritten':
      return event.authorId === id ? { ...event, text: '' } : event
    case 'MessageSent': {
      if (event.audience?.length === 1 && event.audience[0] === id) return { ...event, message: '' }
      const message = isPerson(actor) ? event.message : unaddressed(event.message, names)
      return message === event.message ? event : { ...event, message }
    }
    default:
      return event
  }
}

/** The AI's message with the person's full name and first name removed. */
function unaddressed(message: string, names: ReadonlySet<string>): string {
  const called = new Set([...names].flatMap((name) => [name, name.split(/\s/)[0] ?? name]))
  return [...called]
    .toSorted((one, other) => other.length - one.length)
    .reduce((words, name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), deletedUserName)
    }, message)
}
