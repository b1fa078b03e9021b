import type { Confidence, DiagnosticPart, GivenAnswer } from '@greenroom/shared/wire'
import { type AskedItem, type DiagnosticRecord, explanationGraceMs, explanationSeconds, itemCount } from './record.ts'

export const answeredCount = ({ items }: DiagnosticRecord): number => items.filter(({ given }) => given !== null).length

export const knowledgeIsOver = (record: DiagnosticRecord): boolean =>
  record.skippedKnowledge || answeredCount(record) >= itemCount
const taskIsOver = ({ task }: DiagnosticRecord): boolean => task.state === 'done' || task.state === 'skipped'
const explanationIsOver = ({ explanation }: DiagnosticRecord): boolean =>
  explanation.state === 'done' || explanation.state === 'skipped'

/** The open part, or `done` once all are over. */
export function partOf(record: DiagnosticRecord): DiagnosticPart | 'done' {
  if (record.status === 'ended') return 'done'
  if (!knowledgeIsOver(record)) return 'knowledge'
  if (!taskIsOver(record)) return 'code'
  return explanationIsOver(record) ? 'done' : 'explain'
}

/** The item that waits for its answer. */
export const openItem = (record: DiagnosticRecord): AskedItem | undefined =>
  partOf(record) === 'knowledge' ? record.items.find(({ given }) => given === null) : undefined

export const withItem = (record: DiagnosticRecord, itemId: string, version: string, at: number): DiagnosticRecord => ({
  ...record,
  items: [...record.items, { itemId, version, shownAt: at, given: null }],
})

export const withAnswer = (
  record: DiagnosticRecord,
  itemId: string,
  given: { answer: GivenAnswer; confidence: Confidence | null; isRight: boolean; at: number },
): DiagnosticRecord => ({
  ...record,
  items: record.items.map((each) => (each.itemId === itemId && each.given === null ? { ...each, given } : each)),
})

/** Skips the open part. Parts that are over or still to come stay as they are. */
export function withoutPart(record: DiagnosticRecord, part: DiagnosticPart): DiagnosticRecord {
  if (partOf(record) !== part) return record
  switch (part) {
    case 'knowledge':
      return { ...record, skippedKnowledge: true, items: record.items.filter(({ given }) => given !== null) }
    case 'code':
      return { ...record, task: { ...record.task, state: 'skipped' } }
    case 'explain':
      // A hand-in is final.
      return record.explanation.state === 'judging'
        ? record
        : { ...record, explanation: { ...record.explanation, state: 'skipped' } }
    default:
      return part satisfies never
  }
}

/** When the explanation's time is up; null before it begins. */
export const explanationEndsAt = ({ explanation }: DiagnosticRecord): number | null =>
  explanation.beganAt === null ? null : explanation.beganAt + explanationSeconds * 1000

export const explanationIsLate = (record: DiagnosticRecord, now: number): boolean =>
  now > (explanationEndsAt(record) ?? now) + explanationGraceMs

/** Hands the text in. Without any text, the part counts as skipped. */
export function handedIn(record: DiagnosticRecord, text: string, at: number): DiagnosticRecord {
  const state = text.trim() === '' ? 'skipped' : 'judging'
  return { ...record, explanation: { ...record.explanation, text, state, handedInAt: at } }
}
