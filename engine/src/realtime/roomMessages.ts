import { commandError } from '@greenroom/shared/english'
import type { Tracing } from '@greenroom/shared/service'
import { memberOf, type Participant, participantCommandSchema, viewOf } from '@greenroom/shared/session'
import {
  type CommandAnswer,
  commandEnvelopeSchema,
  type JoinAnswer,
  joinSchema,
  longestReplay,
  presenceUpdateSchema,
  protocolRefusal,
} from '@greenroom/shared/wire'
import type { SessionHandler } from '../session/handle.ts'
import type { ViewFor } from '../session/participantViews.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import { participantIn, stateFor, visitorKey } from './access.ts'
import type { Drafts } from './drafts.ts'
import type { PresenceRegister } from './presence.ts'
import { mayHear, type RoomSocket, type Rooms } from './rooms.ts'
import { createTokenBuckets, type Sharing } from './tokenBuckets.ts'

/** A client in an interview sends a few messages a second. More than this means a bug or an attack. */
const commandBucket = { burst: 30, perSecond: 5 }
const joinBucket = { burst: 20, perSecond: 2 }
/** Limits unreadable messages, which our app never sends. */
const unreadableBucket = { burst: 60, perSecond: 5 }

export type RoomMessagesOptions = {
  handler: SessionHandler
  log: SessionLog
  presence: PresenceRegister
  now: () => number
  /** Lets engines count together; each limit has a name. */
  sharing: (name: string) => Sharing
  tracing: Tracing
  drafts: Pick<Drafts, 'of'>
  /** The state as this participant may see it. */
  viewFor: ViewFor
}

/** Parses and answers a socket's messages about a room: joining, commands, and typing. */
export function createRoomMessages(options: RoomMessagesOptions, rooms: Rooms) {
  const { handler, log, presence, now, sharing, tracing } = options
  const commands = createTokenBuckets(commandBucket, now, sharing('commands'))
  const joins = createTokenBuckets(joinBucket, now, sharing('joins'))
  const unreadable = createTokenBuckets(unreadableBucket, now, sharing('unreadable'))
  const limited = (retryAfterMs: number) => ({
    ok: false as const,
    error: { ...commandError('RATE_LIMITED'), retryAfterMs },
  })
  /** How long a sender of too many unreadable messages has to wait. Until then their messages aren't even parsed. */
  const unreadableWait = ({ data }: RoomSocket): number => unreadable.waitFor(visitorKey(data.visitor))
  const countUnreadable = ({ data }: RoomSocket): void => void unreadable.take(visitorKey(data.visitor))

  async function join(socket: RoomSocket, message: unknown): Promise<JoinAnswer> {
    const pause = unreadableWait(socket)
    if (pause > 0) return limited(pause)
    const parsed = joinSchema.safeParse(message)
    if (!parsed.success) {
      countUnreadable(socket)
      return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    }
    const { sessionId, lastSeq, protocol } = parsed.data
    const outdated = protocolRefusal(protocol)
    if (outdated !== null) return { ok: false, error: commandError(outdated) }
    const wait = joins.take(visitorKey(socket.data.visitor))
    if (wait > 0) return limited(wait)
    const known = await stateFor(handler, sessionId, socket.data.visitor)
    const participant = known && participantIn(known, socket.data.visitor)
    if (known === undefined || participant === undefined) return { ok: false, error: commandError('SESSION_NOT_FOUND') }
    // Someone who left while the session was loading must not stay in the room, because nothing would ever remove them.
    if (!socket.connected) return { ok: false, error: commandError('UNAVAILABLE') }

    rooms.enter(socket, known, participant)
    await presence.connected(sessionId, participant.id)
    await handler.handle({
      sessionId,
      commandId: `join.${socket.id}.${now()}`,
      actor: { kind: 'presence' },
      command: { type: 'Join', participant },
    })
    rooms.broadcastPresence(sessionId)
    const news = await catchUp(sessionId, participant, lastSeq)
    if (news !== null) return { ...news, role: participant.role }
    // They were removed while joining, and that commit may have gone out before they were in the room.
    rooms.leave(socket, sessionId)
    return { ok: false, error: commandError('SESSION_NOT_FOUND') }
  }

  /**
   * Returns what the client has missed: the commits if there are few, otherwise the state as this participant may see
   * it. Null if they are no longer a member.
   */
  async function catchUp(sessionId: string, participant: Participant, lastSeq: number | undefined) {
    const state = await handler.reload(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    if (memberOf(state, participant.id) === undefined) return null
    const awaited = state.phase === 'IN_PROGRESS' ? [state.awaitingReply, state.awaitingCoach] : []
    const replyIds = awaited.flatMap((reply) => (reply === null ? [] : [reply.replyId]))
    const heard = replyIds.filter((replyId) => mayHear(participant.role, replyId))
    const drafts = heard.flatMap((replyId) => options.drafts.of(sessionId, replyId))
    const news = { ok: true as const, serverNow: now(), drafts }
    if (lastSeq === undefined || lastSeq > state.seq || state.seq - lastSeq > longestReplay) {
      const snapshot = await options.viewFor(state, participant)
      return { ...news, seq: snapshot.seq, snapshot }
    }
    const commits = await log.commitsAfter(sessionId, lastSeq, longestReplay)
    return {
      ...news,
      seq: commits.at(-1)?.seq ?? lastSeq,
      commits: commits.map((commit) => viewOf(commit, participant.id)),
    }
  }

  async function command(socket: RoomSocket, message: unknown): Promise<CommandAnswer> {
    const unreadablePause = unreadableWait(socket)
    if (unreadablePause > 0) return limited(unreadablePause)
    const envelope = commandEnvelopeSchema.safeParse(message)
    if (!envelope.success) {
      countUnreadable(socket)
      return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(envelope.error)) }
    }
    const { sessionId, commandId, type } = envelope.data
    const joined = socket.data.joined.get(sessionId)
    if (joined === undefined) {
      const pause = commands.take(`${visitorKey(socket.data.visitor)}/unjoined`)
      if (pause > 0) return limited(pause)
      const state = await stateFor(handler, sessionId, socket.data.visitor)
      const theirs = state !== undefined && participantIn(state, socket.data.visitor) !== undefined
      return { ok: false, error: commandError(theirs ? 'NOT_JOINED' : 'SESSION_NOT_FOUND') }
    }
    const parsed = participantCommandSchema.safeParse(message)
    if (!parsed.success) {
      countUnreadable(socket)
      return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    }
    const wait = commands.take(`${visitorKey(socket.data.visitor)}/${type}`)
    if (wait > 0) return limited(wait)
    const { id, role, name } = joined.participant
    return handler.handle({
      sessionId,
      commandId,
      actor: { kind: 'participant', id, role, name },
      command: parsed.data,
    })
  }

  function typing(socket: RoomSocket, message: unknown): void {
    if (unreadableWait(socket) > 0) return
    const parsed = presenceUpdateSchema.safeParse(message)
    if (!parsed.success) {
      countUnreadable(socket)
      return
    }
    if (commands.take(`${visitorKey(socket.data.visitor)}/presence`) > 0) return
    const joined = socket.data.joined.get(parsed.data.sessionId)
    if (joined === undefined || parsed.data.typing === undefined) return
    presence.typed(parsed.data.sessionId, joined.participant.id)
    if (parsed.data.typing === joined.typing) return
    joined.typing = parsed.data.typing
    rooms.broadcastPresence(parsed.data.sessionId)
  }

  return {
    join,
    command: (socket: RoomSocket, message: unknown) =>
      tracing.span('socket session:command', {}, () => command(socket, message)),
    typing,
  }
}

function firstIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues
  if (issue === undefined) return 'This message can’t be read.'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}
