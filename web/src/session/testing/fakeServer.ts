import type { CommitView, Session, SessionEvent } from '@greenroom/shared/session'
import type { CommandAnswer, Delta } from '@greenroom/shared/wire'
import type { ServerMessage, SocketEvents, SocketFactory } from '../socket.ts'
import { sessionId, startOfTime } from './sampleLog.ts'

type SentCommand = { commandId: string; type: string } & Record<string, unknown>

/**
 * The other end of the socket, in memory. It keeps a log, answers joins from it, and stores each command id once. The
 * spec decides when the connection works, which messages arrive, and when acknowledgements are lost.
 */
export function fakeServer(log: CommitView[] = []) {
  let events: SocketEvents | undefined
  let connected = false
  let waiting: ((lost: Error) => void)[] = []
  const received: SentCommand[] = []
  const stored = new Map<string, CommandAnswer>()
  const server = {
    log,
    received,
    joins: [] as { lastSeq?: number }[],
    /** Typing signals received. */
    typing: [] as boolean[],
    drafts: [] as Delta[],
    snapshot: null as Session | null,
    /** Returns a command's events; only these go into a commit. */
    onCommand: (_command: SentCommand): SessionEvent[] | CommandAnswer => [],
    joinRefusal: null as CommandAnswer | null,
    /** Answers everything with this, as a server with another version might. */
    answersAnything: null as (() => unknown) | null,
    /** Whether commits are passed on immediately. */
    publishes: true,
    /** Whether acknowledgements of commands get lost. */
    losesAcks: false,

    factory: ((given: SocketEvents) => {
      events = given
      return {
        request: (name, message, timeoutMs) =>
          new Promise((resolve, reject) => {
            if (!connected) return reject(new Error('not connected'))
            waiting.push(reject)
            setTimeout(() => reject(new Error('no acknowledgement')), timeoutMs)
            queueMicrotask(() => {
              if (!connected) return
              const answer = name === 'session:join' ? server.join(message) : server.command(message)
              if (answer !== undefined) queueMicrotask(() => connected && resolve(structuredClone(answer)))
            })
          }),
        tell: (_name, { typing }) => void (connected && server.typing.push(typing)),
        signal() {},
        close() {
          connected = false
          events = undefined
        },
      }
    }) satisfies SocketFactory,

    connect() {
      connected = true
      events?.connected()
    },
    drop() {
      connected = false
      for (const reject of waiting) reject(new Error('lost'))
      waiting = []
      events?.lost()
    },
    refuse: (code: string) => events?.refused(code),
    emit(name: ServerMessage, payload: unknown) {
      if (connected) events?.message(name, structuredClone(payload))
    },
    deliver(seq: number) {
      const commit = log.find((each) => each.seq === seq)
      if (commit !== undefined) server.emit('session:commit', commit)
    },
    append(made: SessionEvent[]) {
      const commit = { sessionId, seq: log.length + 1, at: startOfTime + log.length * 1_000, events: made }
      log.push(commit)
      if (server.publishes) server.emit('session:commit', commit)
      return commit
    },
    tick(seq = log.length) {
      server.emit('session:tick', {
        sessionId,
        remainingMs: 0,
        rate: 1,
        running: true,
        serverNow: startOfTime,
        seq,
      })
    },
    join(message: object): unknown {
      if (server.answersAnything !== null) return server.answersAnything()
      const { lastSeq } = message as { lastSeq?: number }
      server.joins.push(lastSeq === undefined ? {} : { lastSeq })
      if (server.joinRefusal !== null) return server.joinRefusal
      return {
        ok: true,
        seq: log.length,
        serverNow: startOfTime,
        role: 'candidate',
        drafts: server.drafts,
        ...(lastSeq === undefined && server.snapshot !== null
          ? { snapshot: server.snapshot }
          : { commits: log.filter(({ seq }) => seq > (lastSeq ?? 0)) }),
      }
    },
    command(message: object): unknown {
      const command = message as SentCommand
      received.push(command)
      if (server.answersAnything !== null) return server.answersAnything()
      const answer = stored.get(command.commandId) ?? server.decide(command)
      return server.losesAcks ? undefined : answer
    },
    decide(command: SentCommand): CommandAnswer {
      const outcome = server.onCommand(command)
      if (!Array.isArray(outcome)) return outcome
      const answer: CommandAnswer = { ok: true, seq: server.append(outcome).seq }
      stored.set(command.commandId, answer)
      return answer
    },
  }
  return server
}
