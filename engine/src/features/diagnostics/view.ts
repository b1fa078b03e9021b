import type { DiagnosticView } from '@greenroom/shared/wire'
import { type ItemBank, shownItem } from './items.ts'
import { type DiagnosticRecord, explanationSeconds, itemCount, pauseMs } from './record.ts'
import { taskOf } from './result.ts'
import { answeredCount, explanationEndsAt, openItem, partOf } from './steps.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** A diagnostic as its owner sees it. Unanswered items come without their answers. */
export function viewOf(record: DiagnosticRecord, bank: ItemBank): DiagnosticView {
  const { id, role, level, date, startedAt, changedAt, skippedKnowledge, task, explanation } = record
  const part = partOf(record)
  const open = openItem(record)
  const item = open && bank.get(open.itemId, open.version)
  const endsAt = explanationEndsAt(record)
  return {
    ...{ id, role, level, date, part },
    startedAt: iso(startedAt),
    savedAt: iso(changedAt),
    closesAt: iso(changedAt + pauseMs),
    knowledge: { answered: answeredCount(record), total: itemCount, isSkipped: skippedKnowledge },
    item: item === undefined ? null : shownItem(item),
    code: taskOf(record),
    explanation: {
      state: explanation.state,
      statement: part === 'explain' ? (task.challenge?.statement ?? null) : null,
      endsAt: endsAt === null ? null : iso(endsAt),
      seconds: explanationSeconds,
      text: explanation.text,
    },
  }
}
