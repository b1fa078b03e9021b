import type { ParticipantCommandInput, Session } from '@greenroom/shared/session'
import type { CommandAnswer } from '@greenroom/shared/wire'
import { memoryStorage } from '../../../web/src/data/storage.ts'
import { commandAnswerSchema } from '../../../web/src/session/answers.ts'
import { createSessionClient, type SessionClient } from '../../../web/src/session/sessionClient.ts'
import { type SocketFactory, socketIo } from '../../../web/src/session/socket.ts'

/** A command that the server acknowledged: the browser got its commit. */
export type Acknowledged = { commandId: string; type: string; seq: number }

/** A time that a room spent waiting, in ms since 1970. */
export type Wait = { what: string; from: number; to: number }

/** One room in one browser: the web app's own session client, with a socket and a cookie. */
export type Browser = {
  sessionId: string
  /** The web app's client itself, for the parts of the room that build on it. */
  client: SessionClient
  /** The browser's own fold; null before it joins. */
  state(): Session | null
  acknowledged: readonly Acknowledged[]
  waits: readonly Wait[]
  /** What it is waiting for, and since when; null while the candidate is thinking. */
  waitsNow(): { what: string; from: number } | null
  /** Settles once the server has accepted the command or refused it for good. */
  give(command: ParticipantCommandInput): Promise<CommandAnswer>
  /** Resolves once `found` accepts the room's state. Throws after `patienceMs`. */
  until<T>(what: string, found: (state: Session) => T | undefined | false | null): Promise<T>
  close(): void
}

/** How the server answered a command, after how many ms. Each try counts, as the room repeats what isn't answered. */
export type Answered = {
  commandId: string
  type: string
  /** The code that a `SaveCode` wanted to be stored. */
  code?: string
  ms: number
  answer: CommandAnswer | 'timed out' | 'connection lost' | 'unreadable'
}

/** A room that doesn't continue within this time is stuck. */
const patienceMs = 150_000

/** @param told receives every answer to a command */
export function openBrowser(
  url: string,
  cookie: string,
  sessionId: string,
  told: (answered: Answered) => void = () => {},
): Browser {
  const acknowledged: Acknowledged[] = []
  const waits: Wait[] = []
  let waiting: { what: string; from: number } | null = null
  const client = createSessionClient({
    sessionId,
    storage: memoryStorage(),
    socketFactory: withCookie(url, cookie, (answered) => {
      const { commandId, type, answer } = answered
      if (typeof answer === 'object' && answer.ok) acknowledged.push({ commandId, type, seq: answer.seq })
      told(answered)
    }),
  })

  async function during<T>(what: string, work: Promise<T>): Promise<T> {
    const from = Date.now()
    waiting = { what, from }
    try {
      return await work
    } finally {
      waiting = null
      waits.push({ what, from, to: Date.now() })
    }
  }

  function found<T>(what: string, look: (state: Session) => T | undefined | false | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): boolean => {
        const { state, refusal } = client.store.getState()
        if (refusal !== null) reject(new Error(`${sessionId} was refused: ${refusal}`))
        const value = state === null ? undefined : look(state)
        if (value === undefined || value === false || value === null) return refusal !== null
        resolve(value)
        return true
      }
      if (check()) return
      const patience = setTimeout(() => {
        stop()
        reject(new Error(`${sessionId} timed out waiting for ${what}`))
      }, patienceMs)
      const stop = client.store.subscribe(() => {
        if (!check()) return
        clearTimeout(patience)
        stop()
      })
    })
  }

  return {
    sessionId,
    client,
    state: () => client.store.getState().state,
    acknowledged,
    waits,
    waitsNow: () => waiting,
    give: (command) => during(`${command.type} to be acknowledged`, client.send(command)),
    until: (what, look) => during(what, found(what, look)),
    close: client.close,
  }
}

/** The web app's own socket, with a cookie. `told` receives the answers to commands. */
function withCookie(url: string, cookie: string, told: (answered: Answered) => void): SocketFactory {
  return (events) => {
    const socket = socketIo(url, { cookie })(events)
    return {
      ...socket,
      async request(name, message, timeoutMs) {
        if (name !== 'session:command' || !('commandId' in message) || !('type' in message))
          return await socket.request(name, message, timeoutMs)
        const command = {
          commandId: `${message.commandId}`,
          type: `${message.type}`,
          ...(message.type === 'SaveCode' && 'code' in message ? { code: `${message.code}` } : {}),
        }
        const startedAt = performance.now()
        const answered = (answer: Answered['answer']) => told({ ...command, ms: performance.now() - startedAt, answer })
        try {
          const answer = await socket.request(name, message, timeoutMs)
          answered(commandAnswerSchema.safeParse(answer).data ?? 'unreadable')
          return answer
        } catch (error) {
          answered(performance.now() - startedAt >= timeoutMs ? 'timed out' : 'connection lost')
          throw error
        }
      },
    }
  }
}
