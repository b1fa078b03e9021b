import type { CommandError, ParticipantCommand, RefusalCode, Session } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import type { Presence, Tick } from '@greenroom/shared/wire'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutboxEntry } from './outbox.ts'
import type { ReplyDraft } from './replyDrafts.ts'

/** `refused` is final: the session belongs to someone else, the user is signed out, or the page is out of date. */
export type Connection = 'connecting' | 'online' | 'offline' | 'refused'

/** A command the server has refused for good. */
export type RefusedCommand = { commandId: string; command: ParticipantCommand; error: CommandError }

export type SessionStore = {
  connection: Connection
  /** Why the connection was refused. */
  refusal: RefusalCode | 'UNAUTHORIZED' | null
  /** When the connection was last lost, in ms by this machine's clock; null while connected. */
  lostAt: number | null
  /** The fold of every commit so far. */
  state: Session | null
  role: ParticipantRole | null
  /** Commands that are unacknowledged, or whose commit hasn't arrived, in the order they were issued. */
  outbox: readonly OutboxEntry[]
  /** The latest command that was refused. */
  lastRefused: RefusedCommand | null
  drafts: readonly ReplyDraft[]
  tick: Tick | null
  presence: Presence | null
  /** Add this to this machine's time to get the server's. */
  serverOffsetMs: number
}

export type SessionStoreApi = StoreApi<SessionStore>

export const createSessionStore = (outbox: readonly OutboxEntry[]): SessionStoreApi =>
  createStore<SessionStore>(() => ({
    connection: 'connecting',
    refusal: null,
    lostAt: null,
    state: null,
    role: null,
    outbox,
    lastRefused: null,
    drafts: [],
    tick: null,
    presence: null,
    serverOffsetMs: 0,
  }))
