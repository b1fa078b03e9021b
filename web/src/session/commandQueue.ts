import { commandError } from '@greenroom/shared/english'
import {
  type CommandError,
  type ParticipantCommand,
  type ParticipantCommandInput,
  participantCommandSchema,
  type RefusalCode,
} from '@greenroom/shared/session'
import { type CommandAnswer, largestMessageBytes } from '@greenroom/shared/wire'
import type { TextStorage } from '../data/storage.ts'
import { commandAnswerSchema, type ReceivedError } from './answers.ts'
import { enqueue, entryFor, isOver, type OutboxEntry, storeOutbox } from './outbox.ts'
import type { SessionStoreApi } from './sessionStore.ts'

/** Resend a command after this long without an acknowledgement. */
const ackTimeoutMs = 8_000
const firstPauseMs = 400
const longestPauseMs = 8_000
/** A generous estimate of the envelope around a command. */
const envelopeBytes = 1_024

/**
 * The server is just busy, so the same command will work in a moment. Any other retryable refusal is the user's
 * decision.
 */
const passing: readonly RefusalCode[] = ['RATE_LIMITED', 'BUSY', 'UNAVAILABLE', 'NOT_JOINED']
/**
 * A newer server's retryable refusal may also need the user's decision. So after this many tries, don't hold up other
 * commands any longer.
 */
const maxTriesOfUnknown = 4

const queueTexts = {
  questionOver: 'That question is over, so this wasn’t sent.',
} as const

export type CommandQueue = {
  /** Settles once the room shows the command's result. Never rejects, because a refusal is a normal answer. */
  send(command: ParticipantCommandInput): Promise<CommandAnswer>
  /** Call this once the room is joined: sends waiting commands, in order. */
  resume(): void
  /** Call this when the connection is gone, so that no command counts as being sent. */
  pause(): void
  /** Call this when the state has advanced: drops entries that are acknowledged and now shown. */
  settleShown(): void
  close(): void
}

/** Sends commands one at a time, each until it is acknowledged; unsent ones survive a reload. */
export function createCommandQueue(options: {
  sessionId: string
  store: SessionStoreApi
  storage: TextStorage
  request: (message: object, timeoutMs: number) => Promise<unknown>
  /** Called when the server no longer knows us. */
  onNotJoined: () => void
}): CommandQueue {
  const { sessionId, store, storage } = options
  const waiting = new Map<string, ((answer: CommandAnswer) => void)[]>()
  let running = false
  let inFlight: string | null = null
  let failures = 0
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  function send(input: ParticipantCommandInput): Promise<CommandAnswer> {
    const parsed = participantCommandSchema.safeParse(input)
    if (!parsed.success) {
      const detail = parsed.error.issues[0]?.message
      return Promise.resolve({ ok: false, error: commandError('INVALID_COMMAND', detail) })
    }
    const command = parsed.data
    // The server would close the connection over a larger message, and again on every retry.
    if (bytesOf(command) > largestMessageBytes - envelopeBytes)
      return Promise.resolve({ ok: false, error: commandError('PAYLOAD_TOO_LARGE') })

    const entry = entryFor(newCommandId(), command, store.getState().state)
    const { outbox, replaced } = enqueue(store.getState().outbox, entry, (commandId) => commandId === inFlight)
    return new Promise((resolve) => {
      const earlier = replaced === null ? [] : (waiting.get(replaced.commandId) ?? [])
      if (replaced !== null) waiting.delete(replaced.commandId)
      waiting.set(entry.commandId, [...earlier, resolve])
      keep(outbox)
      pump()
    })
  }

  function pump(): void {
    if (!running || inFlight !== null || pauseTimer !== undefined) return
    const entry = store.getState().outbox.find(({ acknowledgedSeq }) => acknowledgedSeq === null)
    if (entry === undefined) return
    if (isOver(entry, store.getState().state)) {
      settle(entry, { ok: false, error: commandError('QUESTION_OVER', queueTexts.questionOver) })
      pump()
    } else {
      void transmit(entry)
    }
  }

  async function transmit(entry: OutboxEntry): Promise<void> {
    const { commandId, command, question } = entry
    inFlight = commandId
    const message = { sessionId, commandId, ...command, ...(question === null ? {} : { question }) }
    const answer = await options.request(message, ackTimeoutMs).then(
      (raw) => commandAnswerSchema.safeParse(raw).data ?? null,
      () => null,
    )
    // A pause or an earlier answer has already dealt with this.
    if (inFlight !== commandId) return
    inFlight = null
    if (answer === null) rest(firstPauseMs)
    else if (!answer.ok && isPassing(answer.error)) tryAgain(answer.error)
    else {
      failures = 0
      if (answer.ok) acknowledge(commandId, answer.seq)
      else settle(entry, answer)
      pump()
    }
  }

  /**
   * Whether to retry by ourselves. `failures` counts this command's tries, since nothing else is sent until it settles.
   */
  const isPassing = ({ code, unknownCode }: ReceivedError): boolean =>
    unknownCode === undefined ? passing.includes(code) : code === 'BUSY' && failures + 1 < maxTriesOfUnknown

  function tryAgain({ code, retryAfterMs = 0 }: CommandError): void {
    if (code === 'NOT_JOINED') options.onNotJoined()
    failures += 1
    rest(Math.max(retryAfterMs, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))))
  }

  function rest(ms: number): void {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined
      pump()
    }, ms)
  }

  function acknowledge(commandId: string, seq: number): void {
    keep(
      store
        .getState()
        .outbox.map((entry) => (entry.commandId === commandId ? { ...entry, acknowledgedSeq: seq } : entry)),
    )
    settleShown()
  }

  function settleShown(): void {
    const { outbox, state } = store.getState()
    for (const entry of outbox) {
      if (entry.acknowledgedSeq !== null && entry.acknowledgedSeq <= (state?.seq ?? 0))
        settle(entry, { ok: true, seq: entry.acknowledgedSeq })
    }
  }

  function settle({ commandId, command }: OutboxEntry, answer: CommandAnswer): void {
    keep(store.getState().outbox.filter((entry) => entry.commandId !== commandId))
    if (!answer.ok) store.setState({ lastRefused: refused(commandId, command, answer.error) })
    const resolves = waiting.get(commandId) ?? []
    waiting.delete(commandId)
    for (const resolve of resolves) resolve(answer)
  }

  function keep(outbox: readonly OutboxEntry[]): void {
    store.setState({ outbox })
    storeOutbox(storage, sessionId, outbox)
  }

  return {
    send,
    resume() {
      running = true
      pump()
    },
    pause() {
      running = false
      inFlight = null
      clearTimeout(pauseTimer)
      pauseTimer = undefined
    },
    settleShown,
    close() {
      running = false
      clearTimeout(pauseTimer)
    },
  }
}

const refused = (commandId: string, command: ParticipantCommand, error: CommandError) => ({ commandId, command, error })

const bytesOf = (command: ParticipantCommand): number => new TextEncoder().encode(JSON.stringify(command)).length

/** 128 random bits. `randomUUID` doesn't exist on a page loaded over plain HTTP from another machine. */
function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
