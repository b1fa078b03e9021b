import {
  type CommitView,
  CorruptLog,
  commitViewSchema,
  type ParticipantCommandInput,
  parseKnown,
} from '@greenroom/shared/session'
import {
  type CallMessage,
  type CommandAnswer,
  callMessageSchema,
  type Delta,
  deltaSchema,
  presenceSchema,
  protocolVersion,
  tickSchema,
} from '@greenroom/shared/wire'
import { known } from '../data/known.ts'
import { browserStorage, type TextStorage } from '../data/storage.ts'
import { type JoinAnswer, joinAnswerSchema } from './answers.ts'
import { createCommandQueue } from './commandQueue.ts'
import { loadOutbox } from './outbox.ts'
import { withDelta, withoutStored } from './replyDrafts.ts'
import { foldCommits } from './roomLog.ts'
import { offsetOfAnswer, offsetOfTick } from './serverTime.ts'
import { createSessionStore, type SessionStore, type SessionStoreApi } from './sessionStore.ts'
import { type ServerMessage, type SocketFactory, socketIo } from './socket.ts'
import { createTypingSignal } from './typingSignal.ts'

/** Joining twice does no harm, so retry it sooner than a command. */
const joinTimeoutMs = 4_000
const joinAgainAfterMs = 500
const longestJoinPauseMs = 5_000

export type SessionClient = {
  store: SessionStoreApi
  /**
   * Sends a command to the session. It is kept through lost connections and reloads until the server has acknowledged
   * it. Settles once the room shows its result; a refusal is a normal answer, so this never rejects.
   */
  send(command: ParticipantCommandInput): Promise<CommandAnswer>
  /**
   * Signals that the user has typed something that isn't stored yet, so that the interviewer doesn't take it for
   * silence.
   */
  typed(): void
  /** Sends a message to the other person's page, to set up a call. It may get lost. */
  signal(message: CallMessage): void
  /** Calls `listener` with the other page's messages. @returns a function that stops it */
  onSignal(listener: (message: CallMessage) => void): () => void
  /** Leaves the room; unsent commands wait for the session's next client. */
  close(): void
}

export type SessionClientOptions = {
  sessionId: string
  /** The engine's address; the page's own origin by default. */
  url?: string
  socketFactory?: SocketFactory
  storage?: TextStorage
  now?: () => number
}

/**
 * Joins a session, and keeps `store` equal to the fold of its log. Drops known commits, and rejoins on a gap. After a
 * lost connection, rejoins from the last known `seq`.
 */
export function createSessionClient(options: SessionClientOptions): SessionClient {
  const { sessionId, now = Date.now } = options
  const storage = options.storage ?? browserStorage(() => sessionStorage)
  const store = createSessionStore(loadOutbox(storage, sessionId))
  /** Incremented with every connection, so that anything from an earlier one can be ignored. */
  let connectionNumber = 0
  let joining = false
  let joined = false
  let joinFailures = 0
  let joinTimer: ReturnType<typeof setTimeout> | undefined
  /** Commits that arrived before the answer to a join; they are applied along with it. */
  let early: CommitView[] = []
  let wantsSnapshot = false
  const callListeners = new Set<(message: CallMessage) => void>()
  /** Our `seq` when a tick was first ahead of it; null if we're up to date. */
  let behindSince: number | null = null

  const queue = createCommandQueue({
    sessionId,
    store,
    storage,
    request: (message, timeoutMs) => socket.request('session:command', message, timeoutMs),
    onNotJoined: () => joinAfter(0),
  })

  const socket = (options.socketFactory ?? socketIo(options.url))({
    connected() {
      connectionNumber += 1
      joining = false
      void join()
    },
    lost,
    refused: (code) => refuse(code === 'UNAUTHORIZED' ? code : 'SESSION_NOT_FOUND'),
    message: receive,
  })

  const typing = createTypingSignal((isTyping) => {
    if (joined) socket.tell('presence:update', { sessionId, typing: isTyping })
  }, now)

  function lost(): void {
    connectionNumber += 1
    joining = false
    joined = false
    forgetJoin()
    queue.pause()
    store.setState(({ connection, lostAt, state }) =>
      connection === 'refused'
        ? {}
        : { connection: state === null ? 'connecting' : 'offline', lostAt: lostAt ?? now(), tick: null },
    )
  }

  function refuse(refusal: NonNullable<SessionStore['refusal']>): void {
    close()
    store.setState({ connection: 'refused', refusal })
  }

  function joinAfter(ms: number): void {
    joinTimer ??= setTimeout(() => {
      joinTimer = undefined
      void join()
    }, ms)
  }

  function forgetJoin(): void {
    clearTimeout(joinTimer)
    joinTimer = undefined
  }

  async function join(): Promise<void> {
    if (joining) return
    forgetJoin()
    joining = true
    early = []
    const connection = connectionNumber
    const askedAt = now()
    const { state } = store.getState()
    const message = { sessionId, protocol: protocolVersion, ...(wantsSnapshot ? {} : { lastSeq: state?.seq ?? 0 }) }
    const raw = await socket.request('session:join', message, joinTimeoutMs).catch(() => undefined)
    if (connection !== connectionNumber) return
    joining = false
    if (raw === undefined) {
      retryJoin()
      return
    }
    const answer = known(parseKnown(joinAnswerSchema, raw), sessionId)
    if (answer === null) refuse('PROTOCOL_OUTDATED')
    else if (answer.ok) enter(answer, askedAt)
    else if (answer.error.retryable) retryJoin(answer.error.retryAfterMs)
    else refuse(answer.error.code)
  }

  function enter(answer: Extract<JoinAnswer, { ok: true }>, askedAt: number): void {
    const { snapshot, commits = [], drafts = [], role, serverNow } = answer
    joined = true
    joinFailures = 0
    wantsSnapshot = false
    behindSince = null
    store.setState({
      role,
      connection: 'online',
      lostAt: null,
      serverOffsetMs: offsetOfAnswer(serverNow, askedAt, now()),
      ...(snapshot === undefined ? {} : { state: snapshot }),
    })
    apply([...commits, ...early])
    for (const draft of drafts) addDelta(draft)
    queue.resume()
  }

  function retryJoin(retryAfterMs = 0): void {
    joinFailures += 1
    joinAfter(Math.max(retryAfterMs, Math.min(longestJoinPauseMs, joinAgainAfterMs * 2 ** (joinFailures - 1))))
  }

  function receive(name: ServerMessage, payload: unknown): void {
    switch (name) {
      case 'session:commit': {
        const commit = known(parseKnown(commitViewSchema, payload), sessionId)
        if (commit === null) refuse('PROTOCOL_OUTDATED')
        else if (commit.sessionId === sessionId) committed(commit)
        return
      }
      case 'session:delta': {
        const delta = deltaSchema.safeParse(payload)
        if (delta.success && delta.data.sessionId === sessionId) addDelta(delta.data)
        return
      }
      case 'session:tick':
        ticked(payload)
        return
      case 'session:presence': {
        const presence = presenceSchema.safeParse(payload)
        if (presence.success && presence.data.sessionId === sessionId) store.setState({ presence: presence.data })
        return
      }
      case 'call:signal': {
        const message = callMessageSchema.safeParse(payload)
        if (message.success) for (const listener of callListeners) listener(message.data)
        return
      }
    }
  }

  function committed(commit: CommitView): void {
    if (joining || !joined) early.push(commit)
    else apply([commit])
  }

  function apply(commits: readonly CommitView[]): void {
    const { state, drafts } = store.getState()
    let folded: ReturnType<typeof foldCommits>
    try {
      folded = foldCommits(state, commits)
    } catch (error) {
      if (!(error instanceof CorruptLog)) throw error
      // Our state and the received commits don't match, so take the server's state.
      wantsSnapshot = true
      joinAfter(joinAgainAfterMs)
      return
    }
    if (folded.state !== state) {
      store.setState({
        state: folded.state,
        drafts: withoutStored(drafts, folded.state?.messages ?? []),
      })
      queue.settleShown()
    }
    if (folded.hole) joinAfter(joinAgainAfterMs)
  }

  function addDelta(delta: Delta): void {
    const { drafts, state } = store.getState()
    if (state?.messages.some(({ id }) => id === delta.messageId)) return
    store.setState({ drafts: withDelta(drafts, delta) })
  }

  function ticked(payload: unknown): void {
    const tick = tickSchema.safeParse(payload)
    if (!tick.success || tick.data.sessionId !== sessionId) return
    const { serverOffsetMs, state } = store.getState()
    store.setState({ tick: tick.data, serverOffsetMs: offsetOfTick(serverOffsetMs, tick.data.serverNow, now()) })
    const known = state?.seq ?? 0
    if (!joined || tick.data.seq <= known) {
      behindSince = null
    } else if (behindSince === known) {
      // Still behind a second later, so the commit was lost on the way.
      behindSince = null
      void join()
    } else {
      behindSince = known
    }
  }

  function close(): void {
    connectionNumber += 1
    forgetJoin()
    queue.close()
    typing.stop()
    socket.close(sessionId)
  }

  return {
    store,
    send: queue.send,
    typed: typing.typed,
    signal(message) {
      if (joined) socket.signal(message)
    },
    onSignal(listener) {
      callListeners.add(listener)
      return () => callListeners.delete(listener)
    },
    close,
  }
}
