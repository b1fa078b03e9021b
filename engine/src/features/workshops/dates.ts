import { dayMs } from '@greenroom/shared/rules'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { ProblemError } from '../../platform/problems.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { decideWorkshop, type WorkshopCommand } from './decide.ts'
import { type WorkshopDateRecord, workshopDateRecordSchema } from './record.ts'

const pageSize = 100
/** How long the engine that made a change has to notify people before another engine does. */
const toldWithinMs = 5_000
/** How long after its start a date is stored. Feeds also show past dates. */
const keptAfterMs = 90 * dayMs

/** Workshop dates that somebody has registered for. */
export type WorkshopDates = {
  of(ids: readonly string[]): Promise<WorkshopDateRecord[]>
  /**
   * Changes a date. Concurrent changes each see what the others did. Repeating one succeeds without a change.
   * @throws the refusal
   */
  change(id: string, command: WorkshopCommand): Promise<WorkshopDateRecord | undefined>
  /** Records that everybody has been notified of this revision. */
  wasTold(record: WorkshopDateRecord): Promise<void>
  /** Dates with a change that may be unannounced because an engine died. */
  untold(): Promise<WorkshopDateRecord[]>
  /** Dates with a reminder due. */
  toRemind(): Promise<WorkshopDateRecord[]>
  /** Dates with people who can no longer come back. */
  toRelease(): Promise<WorkshopDateRecord[]>
  /** Sets when the next reminder is due. A no-op if the date has changed. */
  remindNext(record: WorkshopDateRecord, at: number | null): Promise<void>
  /** All dates that end after this time. */
  since(time: number): AsyncIterable<WorkshopDateRecord>
  /** Deletes dates that are long past. */
  removeOver(): Promise<void>
  personalData: PersonalData
}

export function openWorkshopDates(store: Store, now: () => number): WorkshopDates {
  const records = store.collection<WorkshopDateRecord>({
    name: 'workshopDates',
    unique: [],
    indexes: [['startsAt'], ['isTold'], ['remindAt'], ['releaseAt'], ['revision']],
    parse: (stored) => workshopDateRecordSchema.parse(stored),
  })

  /** @returns whether it was stored before anyone else changed it */
  async function write({ id, ...fields }: WorkshopDateRecord): Promise<boolean> {
    if (fields.revision === 1) return (await records.insert({ id, ...fields })) === 'inserted'
    return records.update(id, fields, { revision: fields.revision - 1 })
  }

  async function change(id: string, command: WorkshopCommand): Promise<WorkshopDateRecord | undefined> {
    // Retry after losing a race. Each time, somebody else has made progress, so this ends.
    for (;;) {
      const decision = decideWorkshop(await records.get(id), command, now())
      if ('refused' in decision) throw new ProblemError(decision.refused)
      if ('as' in decision) return decision.as
      if (await write(decision.next)) return decision.next
    }
  }

  const since = (time: number) => everyDocument(records, { startsAt: { gt: time } })

  return {
    change,
    since,
    async of(ids) {
      return ids.length === 0 ? [] : records.find({ where: { id: { in: ids } }, limit: ids.length })
    },
    async wasTold({ id, revision, people }) {
      await records.update(
        id,
        { isTold: true, people: people.map((person) => ({ ...person, isTold: true })) },
        { revision },
      )
    },
    async untold() {
      const found = await records.find({ where: { isTold: false }, limit: pageSize })
      return found.filter(({ changedAt }) => changedAt <= now() - toldWithinMs)
    },
    toRemind: () => records.find({ where: { remindAt: { lte: now() } }, limit: pageSize }),
    toRelease: () => records.find({ where: { releaseAt: { lte: now() } }, limit: pageSize }),
    async remindNext({ id, revision }, at) {
      await records.update(id, { remindAt: at }, { revision })
    },
    removeOver: () => removeAll(records, { startsAt: { lte: now() - keptAfterMs } }),
    personalData: {
      collections: ['workshopDates'],
      async *exported({ userId }) {
        const own = async function* () {
          for await (const { title, date, startsAt, people } of since(0)) {
            const person = people.find((each) => each.userId === userId)
            if (person === undefined) continue
            const { status, timeZone, change: last } = person
            yield { title, date, startsAt: new Date(startsAt).toISOString(), status, timeZone, at: last.at }
          }
        }
        yield jsonListFile('workshops.json', own())
      },
      async erase({ userId }) {
        for await (const { id, people } of since(0))
          if (people.some((person) => person.userId === userId)) await change(id, { type: 'forget', userId })
      },
    },
  }
}
