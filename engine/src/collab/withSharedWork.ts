import { commandError } from '@greenroom/shared/english'
import { hasBoard } from '@greenroom/shared/rules'
import { type InProgress, type Session, sharesWork } from '@greenroom/shared/session'
import type { CommandOrder } from '../session/commandOrder.ts'
import type { SessionCommand } from '../session/commands.ts'
import type { Outcome, SessionHandler } from '../session/handle.ts'
import type { Logger } from '../session/logger.ts'
import { StoreUnavailable } from '../store/port.ts'
import type { SharedDocuments } from './documents.ts'
import type { Snapshots } from './snapshots.ts'

/** Commands that may end or judge the shared work, so the work is logged first. */
const closing: ReadonlySet<SessionCommand['type']> = new Set([
  'SkipQuestion',
  'NextQuestion',
  'PresentChallenge',
  'ChangeSettings',
  'TakeOver',
  'HandBack',
  'UsePowerUp',
  'AskInterviewer',
  'AskCoach',
  'EndInterview',
  'AnnounceTime',
  'ExpireClock',
  'Abandon',
])

/**
 * Wraps the handler for sessions with shared work. Runs, hand-ins and saves use the shared documents instead of the
 * command's own code, and the documents are logged before a question ends. If nobody has opened a document yet, the
 * command's own code is used.
 */
export function withSharedWork(
  handler: SessionHandler,
  options: { documents: Pick<SharedDocuments, 'stored'>; snapshots: Snapshots; logger: Logger },
): SessionHandler {
  const { documents, snapshots, logger } = options

  async function prepared(order: CommandOrder): Promise<CommandOrder> {
    const { command, sessionId } = order
    const isClosing = closing.has(command.type)
    if (!isClosing && !carriesItsCode(command) && command.type !== 'SaveBoard') return order
    const state = await handler.load(sessionId)
    if (state === undefined || state.phase !== 'IN_PROGRESS' || !sharesWork(state)) return order
    if (command.type === 'SaveBoard')
      return (await keepBoard(order, state)) ? { ...order, command: { ...command, changed: [], removed: [] } } : order
    if (isClosing || (carriesItsCode(command) && judgesWork(command))) await keepBoard(order, state)
    const key = { sessionId, question: state.question.number, part: languageOf(command, state) }
    const stored = await documents.stored(key)
    if (stored?.content.of !== 'text') return order
    if (carriesItsCode(command)) return { ...order, command: { ...command, code: stored.content.text } }
    await snapshots.keep(key, stored, timeOf(order))
    return order
  }

  /**
   * Logs the shared whiteboard.
   * @returns whether there is one
   */
  async function keepBoard(order: CommandOrder, { question }: InProgress): Promise<boolean> {
    if (!hasBoard(question.challenge.challengeType)) return false
    const key = { sessionId: order.sessionId, question: question.number, part: 'board' } as const
    const stored = await documents.stored(key)
    if (stored === undefined) return false
    await snapshots.keep(key, stored, timeOf(order))
    return true
  }

  async function orderWithWork(order: CommandOrder): Promise<CommandOrder | Outcome> {
    try {
      return await prepared(order)
    } catch (error) {
      if (error instanceof StoreUnavailable) return { ok: false, error: commandError('UNAVAILABLE') }
      // An unreadable document must not prevent an interview from ending.
      logger.error({ err: error, sessionId: order.sessionId }, 'a command is stored without its shared documents')
      return order
    }
  }

  return {
    ...handler,
    async handle(order) {
      const next = await orderWithWork(order)
      return 'ok' in next ? next : handler.handle(next)
    },
  }
}

type WithCode = Extract<SessionCommand, { type: 'SaveCode' | 'RunTests' | 'SubmitCode' | 'DoneCoding' }>

const carriesItsCode = (command: SessionCommand): command is WithCode =>
  command.type === 'SaveCode' ||
  command.type === 'RunTests' ||
  command.type === 'SubmitCode' ||
  command.type === 'DoneCoding'

const judgesWork = ({ type }: WithCode): boolean => type === 'SubmitCode' || type === 'DoneCoding'

const timeOf = ({ effectiveAt }: CommandOrder) => (effectiveAt === undefined ? {} : { effectiveAt })

const languageOf = (command: SessionCommand, state: Session) =>
  command.type === 'SaveCode' || command.type === 'RunTests' || command.type === 'SubmitCode'
    ? command.programmingLanguage
    : state.programmingLanguage
