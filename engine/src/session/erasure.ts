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
import { everySessionOf, type MemberIndex } from './memberIndex.ts'
import { everyCommit, type SessionLog } from './sessionLog.ts'

export type ErasureOptions = {
  log: Pick<SessionLog, 'commitsAfter' | 'rewrite'>
  handler: Pick<SessionHandler, 'reload' | 'handle'>
  members: Pick<MemberIndex, 'sessionsOf' | 'leave'>
  /** Deletes a session whatever its state. */
  deleteSession: ReturnType<typeof createDeletion>
  /** Whether this person can still come to the sessions that they are in. */
  canCome: (participantId: string) => Promise<boolean>
  /** Takes a person out of what belongs to a session that stays. Each can be done again. */
  leaveBelongings: readonly ((sessionId: string, participantId: string) => Promise<unknown>)[]
}

/**
 * Takes somebody whose account is deleted out of sessions. Those that nobody else can come to are deleted whole. The others stay theirs:
 * what was said in front of them is kept, the person's name is not, nor what they wrote for themselves. Every step can be done again.
 */
export function createErasure(options: ErasureOptions) {
  const { log, handler, members, deleteSession, canCome, leaveBelongings } = options

  /** All of them before the first one goes. */
  async function idsOf(participantId: string): Promise<string[]> {
    const ids: string[] = []
    for await (const { head } of everySessionOf(members, participantId)) ids.push(head.id)
    return ids
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
    const outcome = await handler.handle({ sessionId, commandId, actor: { kind: 'system' }, command })
    if (!outcome.ok) throw new Error(`${sessionId} keeps the name of a deleted user: ${outcome.error.code}`)
    for (const commit of commits) {
      const events = commit.events.map((event) => withoutPerson(event, commit.actor, { id: participantId, names }))
      if (events.some((event, index) => event !== commit.events[index])) await log.rewrite({ ...commit, events })
    }
    for (const each of leaveBelongings) await each(sessionId, participantId)
    await members.leave(sessionId, [participantId])
  }

  return async function eraseFromSessions(participantId: string): Promise<void> {
    for (const sessionId of await idsOf(participantId)) {
      const state = await handler.reload(sessionId)
      if (state !== undefined && memberOf(state, participantId) === undefined) continue
      if (state !== undefined && (await isOthers(state, participantId))) {
        await leave(state, participantId)
        continue
      }
      const outcome = await deleteSession(sessionId, [participantId])
      if (outcome !== 'deleted') throw new Error(`${sessionId} of a deleted user stays: ${outcome}`)
    }
  }
}

/** What this member was called, by the log. */
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

/** Who speaks by these actors is no person: the workers, the clock and the engine. */
const isPerson = (actor: string): boolean => userIdOf(actor) !== null || actor.startsWith('guest:')

/** An event without this person's name, and without words that only they could read. The same event where there is nothing of it. */
export function withoutPerson(event: StoredEvent, actor: string, { id, names }: Leaver): StoredEvent {
  const nameless = (each: Participant): Participant => (each.id === id ? { ...each, name: deletedUserName } : each)
  switch (event.type) {
    case 'SessionCreated': {
      const { candidate, host } = event
      if (candidate.id !== id && host?.id !== id) return event
      const completedChallengeIds = candidate.id === id ? [] : event.completedChallengeIds
      const opener = host === undefined ? {} : { host: nameless(host) }
      return { ...event, candidate: nameless(candidate), ...opener, completedChallengeIds }
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

/** What the AI said, without the names by which it addressed the person: the whole one, and the first of its words. */
function unaddressed(message: string, names: ReadonlySet<string>): string {
  const called = new Set([...names].flatMap((name) => [name, name.split(/\s/)[0] ?? name]))
  return [...called]
    .toSorted((one, other) => other.length - one.length)
    .reduce((words, name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), deletedUserName)
    }, message)
}
