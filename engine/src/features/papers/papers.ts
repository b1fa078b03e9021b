import { randomUUID } from 'node:crypto'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import type { PaperChange, Refusal } from './paper.ts'
import { type DrilledRecord, drilledRecordSchema, type PaperRecord, paperRecordSchema } from './record.ts'

/** Well above the number of papers anybody takes. */
const maxPapers = 200
const maxDrilled = 1_000

export type NewPaper = Pick<PaperRecord, 'userId' | 'domain' | 'createdAt' | 'extraTimePercent' | 'parts'>

/** A question in a learner's drill. */
export type Drilled = Pick<DrilledRecord, 'itemId' | 'scenario'>

/** The learners' mock papers, and the questions they drill. */
export type Papers = {
  /** Latest first. */
  of(userId: number, domain: ContentDomain): Promise<PaperRecord[]>
  get(id: string): Promise<PaperRecord | undefined>
  /** Creates the learner's next paper; undefined if another request created it first. */
  create(paper: NewPaper, number: number): Promise<PaperRecord | undefined>
  /** Changes a paper as decided; decides again if another request got there first. */
  change(id: string, decide: (paper: PaperRecord) => PaperChange | Refusal): Promise<PaperRecord | Refusal>
  /** Records that the learner's skills and drill now include the marks. */
  settled(id: string, at: number): Promise<void>
  /** The unsettled questions of a drill, the oldest mistake first. */
  drill(userId: number, domain: ContentDomain): Promise<DrilledRecord[]>
  drillCount(userId: number, domain: ContentDomain): Promise<number>
  /** Puts a wrong answer into the drill, or takes a right one out. An older result never overwrites a later one. */
  drilled(
    userId: number,
    domain: ContentDomain,
    question: Drilled,
    result: { isRight: boolean; at: number },
  ): Promise<void>
  personalData: PersonalData
}

export function openPapers(store: Store): Papers {
  const papers = store.collection<PaperRecord>({
    name: 'papers',
    unique: [['userId', 'domain', 'number']],
    indexes: [['revision']],
    parse: (stored) => paperRecordSchema.parse(stored),
  })
  const drills = store.collection<DrilledRecord>({
    name: 'paperDrills',
    unique: [],
    indexes: [['userId', 'domain', 'isSettled', 'at']],
    parse: (stored) => drilledRecordSchema.parse(stored),
  })

  return {
    of: (userId, domain) => papers.find({ where: { userId, domain }, sort: [['number', 'desc']], limit: maxPapers }),
    get: (id) => papers.get(id),
    async create(paper, number) {
      const record = { id: randomUUID(), number, revision: 1, answers: {}, flags: [], settledAt: null, ...paper }
      return (await papers.insert(record)) === 'inserted' ? record : undefined
    },
    async change(id, decide) {
      for (;;) {
        const paper = await papers.get(id)
        if (paper === undefined) return 'PAPER_UNKNOWN'
        const change = decide(paper)
        if (typeof change === 'string') return change
        if (Object.keys(change).length === 0) return paper
        const next = { ...change, revision: paper.revision + 1 }
        if (await papers.update(id, next, { revision: paper.revision })) return { ...paper, ...next }
      }
    },
    async settled(id, at) {
      await papers.update(id, { settledAt: at })
    },
    drill: (userId, domain) =>
      drills.find({ where: { userId, domain, isSettled: false }, sort: [['at', 'asc']], limit: maxDrilled }),
    drillCount: (userId, domain) => drills.count({ userId, domain, isSettled: false }),
    async drilled(userId, domain, { itemId, scenario }, { isRight, at }) {
      const id = `${userId}/${itemId}/${scenario ?? ''}`
      const set = { isSettled: isRight, at }
      if (await drills.update(id, set, { at: { lt: at } })) return
      // A right answer to a question that was never answered wrong needs no drill.
      if (!isRight) await drills.insert({ id, userId, domain, itemId, scenario, ...set })
    },
    personalData: {
      collections: ['papers', 'paperDrills'],
      async *exported({ userId }) {
        yield jsonListFile('papers.json', everyDocument(papers, { userId }))
      },
      async erase({ userId }) {
        await removeAll(papers, { userId })
        await removeAll(drills, { userId })
      },
    },
  }
}
