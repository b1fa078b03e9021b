import { boardChange, currentCode, type InProgress, isEmptyChange, isSameElement } from '@greenroom/shared/session'
import type { KeepSharedBoard, KeepSharedCode } from '../session/commands.ts'
import { snapshotEveryMs } from '../session/decide/work/sharedWork.ts'
import type { SessionHandler } from '../session/handle.ts'
import type { DocumentKey } from './documentStore.ts'
import type { SharedContent } from './kinds/documentKind.ts'
import type { StoredContent } from './sharedDocument.ts'

/** Matches the pause in typing after which other code is saved. */
const idleMs = 1_000

/** Copies shared documents into their sessions' logs, the only source for replay and scorecard. */
export type Snapshots = {
  /**
   * Logs this content if it has changed.
   * @returns whether the log now has it
   */
  keep(
    key: DocumentKey,
    stored: StoredContent,
    options?: { whileTyping?: boolean; effectiveAt?: number },
  ): Promise<boolean>
  /** The time until the next snapshot may be taken, in ms, if the document has changed. */
  waitMs(key: DocumentKey): number
}

export function createSnapshots(
  handler: Pick<SessionHandler, 'handle' | 'load' | 'peek'>,
  now: () => number,
): Snapshots {
  return {
    async keep(key, { content, seq }, { whileTyping = false, effectiveAt } = {}) {
      const { sessionId, question, part } = key
      const state = await handler.load(sessionId)
      if (state?.phase !== 'IN_PROGRESS' || state.question.number !== question) return true
      const command = commandFor(state, key, content)
      if (command === null) return true
      const outcome = await handler.handle({
        sessionId,
        // Ensures that two engines with the same content and log store it only once.
        commandId: `shared.${question}.${part}.${seq}.${state.seq}`,
        actor: { kind: 'system' },
        command: { ...command, whileTyping },
        ...(effectiveAt === undefined ? {} : { effectiveAt }),
      })
      return outcome.ok && outcome.seq > state.seq
    },
    waitMs({ sessionId, part }) {
      const state = handler.peek(sessionId)
      if (state?.phase !== 'IN_PROGRESS') return idleMs
      const savedAt = part === 'board' ? state.question.boardSavedAt : state.savedAt
      return Math.max(idleMs, (savedAt ?? 0) + snapshotEveryMs - now())
    },
  }
}

type Keep = Omit<KeepSharedCode, 'whileTyping'> | Omit<KeepSharedBoard, 'whileTyping'>

/** The command that logs this content; null if the log already has it. */
function commandFor({ question: current }: InProgress, key: DocumentKey, content: SharedContent): Keep | null {
  const { question, part } = key
  if (content.of === 'board') {
    const { elements } = content
    const change = boardChange(current.board, elements, isSameElement)
    return isEmptyChange(change) ? null : { type: 'KeepSharedBoard', question, elements }
  }
  if (part === 'board' || currentCode(current, part) === content.text) return null
  return { type: 'KeepSharedCode', question, code: content.text, programmingLanguage: part }
}
