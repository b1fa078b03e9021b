import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { type DiagnosticRecord, diagnosticRecordSchema } from './record.ts'

const sweptAtOnce = 50

/** The stored diagnostics. */
export type DiagnosticRecords = {
  get(id: string): Promise<DiagnosticRecord | undefined>
  /** A user's diagnostics, latest first. */
  of(userId: number, limit: number): Promise<DiagnosticRecord[]>
  /** @returns whether it was stored; false if this user already has one with this number */
  insert(record: DiagnosticRecord): Promise<boolean>
  /**
   * Changes a diagnostic. Concurrent changes each see what the others did. Returning the same record changes nothing.
   * @returns the stored record; undefined if there is none
   */
  change(
    id: string,
    by: (record: DiagnosticRecord) => DiagnosticRecord | Promise<DiagnosticRecord>,
  ): Promise<DiagnosticRecord | undefined>
  /** Open diagnostics without any activity since then. */
  untouchedSince(time: number): Promise<DiagnosticRecord[]>
  /** Ended diagnostics that the learner's history doesn't have yet, because an engine died. */
  unrecorded(): Promise<DiagnosticRecord[]>
  personalData: PersonalData
}

export function openDiagnosticRecords(store: Store): DiagnosticRecords {
  const records = store.collection<DiagnosticRecord>({
    name: 'diagnostics',
    unique: [['userId', 'number']],
    indexes: [['status', 'changedAt'], ['isRecorded'], ['revision']],
    parse: (stored) => diagnosticRecordSchema.parse(stored),
  })
  return {
    get: (id) => records.get(id),
    of: (userId, limit) => records.find({ where: { userId }, sort: [['number', 'desc']], limit }),
    insert: async (record) => (await records.insert(record)) === 'inserted',
    async change(id, by) {
      // Retry after losing a race. Each time, somebody else has made progress, so this ends.
      for (;;) {
        const before = await records.get(id)
        if (before === undefined) return undefined
        const after = await by(before)
        if (after === before) return before
        const { id: _, ...fields } = { ...after, revision: before.revision + 1 }
        if (await records.update(id, fields, { revision: before.revision })) return { id, ...fields }
      }
    },
    untouchedSince: (time) => records.find({ where: { status: 'open', changedAt: { lte: time } }, limit: sweptAtOnce }),
    unrecorded: () => records.find({ where: { isRecorded: false }, limit: sweptAtOnce }),
    personalData: {
      collections: ['diagnostics'],
      async *exported({ userId }) {
        yield jsonListFile('diagnostics.json', exportedFrom(everyDocument(records, { userId })))
      },
      erase: ({ userId }) => removeAll(records, { userId }),
    },
  }
}

/** What somebody did in their diagnostics. Right answers are only in results, so that an export can't help in an open one. */
async function* exportedFrom(records: AsyncIterable<DiagnosticRecord>) {
  for await (const { id, role, level, date, startedAt, endedAt, items, task, explanation, result } of records)
    yield {
      ...{ id, role, level, date, result },
      startedAt: new Date(startedAt).toISOString(),
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
      answers: items.flatMap(({ itemId, given }) =>
        given === null ? [] : [{ itemId, answer: given.answer, confidence: given.confidence }],
      ),
      task: { state: task.state, challengeId: task.challenge?.id ?? null, sessionId: task.sessionId },
      explanation: explanation.text,
    }
}
