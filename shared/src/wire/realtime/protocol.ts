import { z } from 'zod'
import { commandIdSchema } from '../../session/commands.ts'
import type { CommitView } from '../../session/commit.ts'
import type { CommandError } from '../../session/refusals.ts'
import type { Session } from '../../session/state.ts'
import { type ParticipantRole, participantRoleSchema } from '../../vocabulary/interview.ts'
import type { Delta } from '../jobs/queues.ts'
import type { CallMessage } from './call.ts'

/** The version of the socket's protocol that pages speak today … */
export const protocolVersion = 1
/**
 * … and the oldest one that engines still support. A new version is added alongside it; raise this once no page uses
 * the oldest version.
 */
export const oldestProtocol = 1

/**
 * Which side is outdated: an older engine during a deployment, or a page that was never reloaded. Null if neither is.
 */
export function protocolRefusal(protocol: number): 'SERVER_OUTDATED' | 'PROTOCOL_OUTDATED' | null {
  if (protocol > protocolVersion) return 'SERVER_OUTDATED'
  return protocol < oldestProtocol ? 'PROTOCOL_OUTDATED' : null
}

/** A longer gap than this many commits is answered with a snapshot. */
export const longestReplay = 500

/** How many bytes one socket message may have. */
export const largestMessageBytes = 64 * 1024

/** We disconnect a socket with more unsent packets than this; it joins again by `seq`. */
export const maxUnsentPackets = 256

export const sessionIdSchema = z.string().min(1).max(64)

export const joinSchema = z.object({
  sessionId: sessionIdSchema,
  lastSeq: z.int().min(0).optional(),
  protocol: z.int(),
})
export type Join = z.infer<typeof joinSchema>

/**
 * The envelope of a command; the command's own fields are next to `type` and are parsed by `participantCommandSchema`.
 */
export const commandEnvelopeSchema = z.looseObject({
  sessionId: sessionIdSchema,
  commandId: commandIdSchema,
  type: z.string(),
})

export const leaveSchema = z.object({ sessionId: sessionIdSchema })
/** `typing` is sent again every few seconds while it lasts, so that it doesn't look like silence. */
export const presenceUpdateSchema = z.object({
  sessionId: sessionIdSchema,
  typing: z.boolean().optional(),
  panel: z.string().max(64).optional(),
})

export const tickSchema = z.object({
  sessionId: z.string(),
  remainingMs: z.number(),
  rate: z.number(),
  running: z.boolean(),
  serverNow: z.number(),
  seq: z.int(),
})
export type Tick = z.infer<typeof tickSchema>

export const presenceSchema = z.object({
  sessionId: z.string(),
  participants: z.array(
    z.object({ role: participantRoleSchema, name: z.string(), online: z.boolean(), typing: z.boolean() }),
  ),
})
export type Presence = z.infer<typeof presenceSchema>

export type JoinAnswer =
  | {
      ok: true
      seq: number
      serverNow: number
      role: ParticipantRole
      /** The whole state, if the client has none or is too far behind; otherwise `commits` lead to `seq`. */
      snapshot?: Session
      commits?: CommitView[]
      drafts?: Delta[]
    }
  | { ok: false; error: CommandError }

export type CommandAnswer = { ok: true; seq: number } | { ok: false; error: CommandError }

/** Messages from browser to engine, with their acknowledgements. */
export type ClientToServer = {
  'session:join': (message: Join, ack: (answer: JoinAnswer) => void) => void
  'session:command': (
    message: { sessionId: string; commandId: string; type: string } & Record<string, unknown>,
    ack: (answer: CommandAnswer) => void,
  ) => void
  'session:leave': (message: { sessionId: string }) => void
  'presence:update': (message: { sessionId: string; typing?: boolean; panel?: string }) => void
  /** Sent only between the candidate and the interviewer, without acknowledgement; forbidden signals are dropped. */
  'call:signal': (message: CallMessage) => void
}

/** Messages from engine to browser. Deltas and ticks are volatile: losing one does no harm. */
export type ServerToClient = {
  'session:commit': (commit: CommitView) => void
  'session:delta': (delta: Delta) => void
  'session:tick': (tick: Tick) => void
  'session:presence': (presence: Presence) => void
  'call:signal': (message: CallMessage) => void
}
