import {
  type InterviewerAsk,
  type ParticipantCommand,
  participantCommandSchema,
  type Session,
} from '@greenroom/shared/session'
import { z } from 'zod'
import type { TextStorage } from '../data/storage.ts'

/**
 * A command that the server has not acknowledged yet. Its id is made once: sent again after a reload or a lost connection
 * it is the same command, and the server answers it as it did the first time.
 */
const outboxEntrySchema = z.object({
  commandId: z.string(),
  command: participantCommandSchema,
  /** The question it was meant for, or null if that makes no difference. */
  question: z.int().nullable(),
  /** How many messages with the same words, or questions by the same button, there were before; by it an echo knows that it was stored. */
  sameBefore: z.int(),
})
/** `acknowledgedSeq` is the commit that the room has to show before the entry is forgotten. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema> & { acknowledgedSeq: number | null }

/** What a command does belongs to the question that was on the table when it was given. */
const boundToQuestion: readonly ParticipantCommand['type'][] = [
  'SaveCode',
  'SaveBoard',
  'DoneCoding',
  'BackToCoding',
  'NextQuestion',
  'SkipQuestion',
  'RunTests',
  'SubmitCode',
  'UsePowerUp',
  'AskInterviewer',
  'AskCoach',
]

export function entryFor(commandId: string, command: ParticipantCommand, state: Session | null): OutboxEntry {
  return {
    commandId,
    command,
    question: boundToQuestion.includes(command.type) ? currentQuestion(state) : null,
    sameBefore: sameBefore(command, state),
    acknowledgedSeq: null,
  }
}

/** The queue with the entry at its end, and what it took the place of: of several unsent saves only the latest is kept. */
export function enqueue(
  outbox: readonly OutboxEntry[],
  entry: OutboxEntry,
  isInFlight: (commandId: string) => boolean,
): { outbox: OutboxEntry[]; replaced: OutboxEntry | null } {
  const last = outbox.at(-1)
  const replaces = last !== undefined && !isInFlight(last.commandId) && supersedes(entry, last)
  return replaces
    ? { outbox: [...outbox.slice(0, -1), entry], replaced: last }
    : { outbox: [...outbox, entry], replaced: null }
}

function supersedes(entry: OutboxEntry, last: OutboxEntry): boolean {
  return (
    entry.command.type === 'SaveCode' &&
    last.command.type === 'SaveCode' &&
    last.acknowledgedSeq === null &&
    last.question === entry.question &&
    last.command.programmingLanguage === entry.command.programmingLanguage
  )
}

/** Whether the question that the command was for is no longer on the table. */
export const isOver = (entry: OutboxEntry, state: Session | null): boolean =>
  entry.question !== null && entry.question !== currentQuestion(state)

/** The candidate's messages that the room does not show yet: those to the interviewer, or those to the coach. */
export function unconfirmedMessages(
  outbox: readonly OutboxEntry[],
  state: Pick<Session, 'messages'> | null,
  to: 'interviewer' | 'interviewerCoach' = 'interviewer',
): { commandId: string; message: string }[] {
  return outbox.flatMap(({ commandId, command, sameBefore }) =>
    command.type === 'SendMessage' &&
    (command.recipient ?? 'interviewer') === to &&
    countSame(state, command.message) <= sameBefore
      ? [{ commandId, message: command.message }]
      : [],
  )
}

/** What was asked of the interviewer by a button and the room does not show yet. */
export function unconfirmedAsks(
  outbox: readonly OutboxEntry[],
  state: Pick<Session, 'asked'> | null,
): { commandId: string; action: InterviewerAsk }[] {
  return outbox.flatMap(({ commandId, command, sameBefore }) =>
    command.type === 'AskInterviewer' && countAsked(state, command.action) <= sameBefore
      ? [{ commandId, action: command.action }]
      : [],
  )
}

const keyOf = (sessionId: string): string => `greenroom:outbox:${sessionId}`

/** What was waiting when the page was left; nothing if it cannot be read. */
export function loadOutbox(storage: TextStorage, sessionId: string): OutboxEntry[] {
  const text = storage.read(keyOf(sessionId))
  if (text === null) return []
  const parsed = z.array(outboxEntrySchema).safeParse(parseJson(text))
  return parsed.success ? parsed.data.map((entry) => ({ ...entry, acknowledgedSeq: null })) : []
}

export function storeOutbox(storage: TextStorage, sessionId: string, outbox: readonly OutboxEntry[]): void {
  const unsent = outbox.filter(({ acknowledgedSeq }) => acknowledgedSeq === null)
  if (unsent.length === 0) storage.remove(keyOf(sessionId))
  else storage.write(keyOf(sessionId), JSON.stringify(unsent))
}

function currentQuestion(state: Session | null): number | null {
  return state?.phase === 'IN_PROGRESS' ? state.question.number : null
}

function sameBefore(command: ParticipantCommand, state: Session | null): number {
  if (command.type === 'SendMessage') return countSame(state, command.message)
  return command.type === 'AskInterviewer' ? countAsked(state, command.action) : 0
}

const countAsked = (state: Pick<Session, 'asked'> | null, action: InterviewerAsk): number =>
  state?.asked.filter((each) => each.action === action).length ?? 0

const countSame = (state: Pick<Session, 'messages'> | null, message: string): number =>
  state?.messages.filter((each) => each.sender === 'candidate' && each.message === message).length ?? 0

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
