import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CommitView,
  foldCommit,
  type ParticipantCommandInput,
  type RequestedSettings,
  type Session,
} from '@greenroom/shared/session'
import {
  type ClientToServer,
  type CommandAnswer,
  type JoinAnswer,
  protocolVersion,
  type ServerToClient,
} from '@greenroom/shared/wire'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'

const patienceMs = 30_000

/**
 * A person with an account and a socket, played by a test. Folds the commits that arrive and sends what the test tells
 * it to.
 */
export type Candidate = {
  cookie: string
  userId: number
  /** The state from this candidate's own fold. */
  state(): Session
  /** Every commit that arrived, in order and once each. */
  commits(): CommitView[]
  /** The state after each commit, by `seq`, as it was when the commit arrived. */
  history(): ReadonlyMap<number, Session>
  deltas(): { messageId: string; attempt: number; text: string }[]
  open(settings?: RequestedSettings, programmingLanguage?: string): Promise<string>
  join(sessionId: string): Promise<void>
  send(command: ParticipantCommandInput, commandId?: string): Promise<CommandAnswer>
  /** Resolves once `found` accepts the state. */
  until<T>(what: string, found: (state: Session) => T | undefined | false | null): Promise<T>
  /** Drops the connection and connects again. The room sends whatever was missed. */
  reconnect(): void
  disconnect(): void
}

export const password = 'a long and unusual passphrase'

/** Signs up, signs in, and returns the cookie. */
export async function signUp(
  url: string,
  email = `${randomUUID()}@example.org`,
): Promise<{ cookie: string; userId: number; email: string }> {
  const created = await post(`${url}/users`, { userName: 'Ada', email, password })
  const { id } = z.object({ id: z.int() }).parse(await created.json())
  const signedIn = await post(`${url}/api/auth/sign-in/email`, { email, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { cookie, userId: id, email }
}

/** Agrees to a language model wording the interviewer's messages, or withdraws that consent. */
export async function agreeToModel(url: string, { cookie }: { cookie: string }, languageModel = true): Promise<void> {
  const response = await fetch(`${url}/api/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ extraTimePercent: 0, languageModel }),
  })
  if (!response.ok) throw new Error(`the consent was answered with ${response.status}: ${await response.text()}`)
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}

/** @param account the account to use; a new one if missing */
export async function newCandidate(url: string, account?: Pick<Candidate, 'cookie' | 'userId'>): Promise<Candidate> {
  const { cookie, userId } = account ?? (await signUp(url))
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  })
  let sessionId = ''
  let state: Session | null = null
  const commits: CommitView[] = []
  const history = new Map<number, Session>()
  const deltas: { messageId: string; attempt: number; text: string }[] = []

  function take(commit: CommitView): void {
    const seq = state?.seq ?? 0
    if (commit.seq <= seq) return
    if (commit.seq > seq + 1) {
      void rejoin()
      return
    }
    state = foldCommit(state, commit)
    commits.push(commit)
    history.set(commit.seq, state)
  }
  async function rejoin(): Promise<void> {
    if (sessionId === '') return
    const answer: JoinAnswer = await socket
      .timeout(5_000)
      .emitWithAck('session:join', { sessionId, lastSeq: state?.seq ?? 0, protocol: protocolVersion })
    if (!answer.ok) throw new Error(`join was refused: ${answer.error.code}`)
    for (const commit of answer.commits ?? []) take(commit)
  }
  socket.on('session:commit', take)
  socket.on('session:delta', (delta) => deltas.push(delta))
  socket.on('connect', () => void rejoin().catch(() => socket.disconnect().connect()))

  return {
    cookie,
    userId,
    commits: () => commits,
    history: () => history,
    deltas: () => deltas,
    state() {
      if (state === null) throw new Error('no session was joined')
      return state
    },
    async open(settings = {}, programmingLanguage = 'python') {
      const body = { mode: 'ai', contentDomain: 'tech_interview_prep', programmingLanguage, settings }
      const response = await post(`${url}/api/sessions`, body, { cookie })
      return z.object({ sessionId: z.string() }).parse(await response.json()).sessionId
    },
    async join(id) {
      sessionId = id
      await rejoin()
    },
    async send(command, commandId = randomUUID()) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const answer = await socket
            .timeout(3_000)
            .emitWithAck('session:command', { ...command, sessionId, commandId })
          // Right after reconnecting, the room may not be joined yet. A browser waits for that too.
          if (answer.ok || answer.error.code !== 'NOT_JOINED') return answer
          await sleep(100)
        } catch (error) {
          if (attempt === 10) throw error
        }
      }
    },
    async until(what, found) {
      for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
        const value = state === null ? undefined : found(state)
        if (value !== undefined && value !== false && value !== null) return value
      }
      throw new Error(`timed out waiting for ${what}; last events: ${JSON.stringify(commits.slice(-4))}`)
    },
    reconnect: () => void socket.disconnect().connect(),
    disconnect: () => void socket.disconnect(),
  }
}
