import {
  type InterviewerAsk,
  type ParticipantCommand,
  participantCommandSchema,
  type Session,
} from '@greenroom/shared/session'
import { z } from 'zod'
import type { TextStorage } from '../data/storage.ts'

/**
 * A command the server hasn't acknowledged yet. Its id is created once, so that after a reload or a lost connection it
 * is still the same command and gets the same answer.
 */
const outboxEntrySchema = z.object({
  commandId: z.string(),
  command: participantCommandSchema,
  /** The question that it was meant for; null if that doesn't matter. */
  question: z.int().nullable(),
  /** How many messages with the same text, or requests by the same button, came before it. This identifies its echo. */
  sameBefore: z.int(),
})
/** `acknowledgedSeq` is the commit that the room must show before the entry is dropped. */
export type OutboxEntry = z.infer<typeof outboxEntrySchema> & { acknowledgedSeq: number | null }

/** Commands tied to the question that was open when they were issued. */
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

/**
 * Appends an entry to the queue. Also returns the entry that it replaced, because only the latest of several unsent
 * saves is kept.
 */
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

/** Whether the command's question is over. */
export const isOver = (entry: OutboxEntry, state: Session | null): boolean =>
  entry.question !== null && entry.question !== currentQuestion(state)

/** The candidate's messages, to the interviewer or the coach, that the room doesn't show yet. */
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

/** Requests made to the interviewer with a button that the room doesn't show yet. */
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

/** Loads the commands that were waiting when the page was closed; none if they can't be read. */
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
