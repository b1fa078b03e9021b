import { createHash, randomBytes } from 'node:crypto'
import { fixedPeriodsMs } from '@greenroom/shared/rules'
import {
  type Cv,
  type CvContent,
  type CvSuggestion,
  type CvTarget,
  type CvWording,
  type CvWordingRequest,
  cvContentSchema,
} from '@greenroom/shared/wire'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import type { Store } from '../../store/port.ts'
import { accept, acceptedText, settledText, takeBack } from './decide.ts'
import { type CvRecord, cvCollections, openRecords } from './records.ts'
import { createReviews, type ReviewMail } from './reviews.ts'
import { inOneList, linesForModel, suggestionsByModel } from './suggestions/byModel.ts'
import { linesOf } from './suggestions/lines.ts'
import { questionsAbout, spokenQuestionsAbout } from './suggestions/questions.ts'
import { suggestionsFor } from './suggestions/suggest.ts'
import { technologiesIn } from './suggestions/technologies.ts'

export type CvsOptions = {
  store: Store
  mail: ReviewMail
  now: () => number
  /** The text of a CV's target: the role, and the job's requirements. */
  wantedBy: (target: CvTarget) => string
}
export type Cvs = ReturnType<typeof openCvs>

/** The maximum number of decisions; beyond it, the oldest are dropped. */
const maxDecided = 200

/** People's CVs, one each, and their requests to have it reviewed. */
export function openCvs({ store, mail, now, wantedBy }: CvsOptions) {
  const records = openRecords(store)
  const { cvs } = records
  const reviews = createReviews(records.reviews, { mail, now })
  const idOf = String

  const suggestionsOf = ({ content, target, decided, wordings }: CvRecord): CvSuggestion[] => {
    const texts = new Map([
      ...linesOf(content).map(({ line }) => [line.id, line.text] as const),
      ...content.sections.flatMap(({ entries }) => entries.map(({ id, dates }) => [id, dates] as const)),
    ])
    const settled = new Set(
      decided.filter((each) => settledText(each) === texts.get(each.lineId)).map(({ lineId }) => lineId),
    )
    const year = new Date(now()).getUTCFullYear()
    const byRules = suggestionsFor(content, wantedBy(target), year)
    return inOneList(content, byRules, suggestionsByModel(content, wordings)).filter(
      ({ lineId }) => !settled.has(lineId),
    )
  }

  const told = (record: CvRecord): Cv => ({
    version: record.version,
    updatedAt: iso(record.updatedAt),
    deleteAt: iso(record.deleteAt),
    content: record.content,
    target: record.target,
    suggestions: suggestionsOf(record),
    decided: record.decided.map(({ suggestionId, lineId, title, before, after, decision }) => ({
      ...{ suggestionId, lineId, title, before, after, decision },
    })),
    questions: questionsAbout(record.content, technologiesIn(wantedBy(record.target))),
  })

  /** Replaces the version `before`; undefined if it has been replaced already. */
  async function replace(before: CvRecord, change: Partial<CvRecord>): Promise<CvRecord | undefined> {
    const [version, updatedAt, deleteAt] = [before.version + 1, now(), now() + fixedPeriodsMs.cv]
    const set = { ...change, version, updatedAt, deleteAt }
    return (await cvs.update(before.id, set, { version: before.version })) ? { ...before, ...set } : undefined
  }

  async function remove(userId: number): Promise<void> {
    await cvs.delete(idOf(userId))
    await reviews.removeOf(userId)
  }

  return {
    reviews,
    async read(userId: number): Promise<Cv | null> {
      const record = await cvs.get(idOf(userId))
      return record === undefined ? null : told(record)
    },
    /**
     * A question for a behavioural round, always the same for the same seed. Undefined if there is no CV, or no line that
     * can be asked about.
     */
    async questionFor(userId: number, seed: string): Promise<string | undefined> {
      const record = await cvs.get(idOf(userId))
      const questions = record === undefined ? [] : spokenQuestionsAbout(record.content)
      return questions[createHash('sha256').update(seed).digest().readUInt32BE(0) % questions.length]
    },
    /** Stores a newly imported CV, replacing the previous one. Its target stays. */
    async put(userId: number, content: CvContent): Promise<Cv> {
      const decided: CvRecord['decided'] = []
      for (;;) {
        const before = await cvs.get(idOf(userId))
        if (before !== undefined) {
          const after = await replace(before, { content, decided, wordings: [] })
          if (after !== undefined) return told(after)
          continue
        }
        const record: CvRecord = {
          ...{ id: idOf(userId), userId, version: 1, content, target: { role: '', jobId: null } },
          ...{ decided, wordings: [] },
          ...{ createdAt: now(), updatedAt: now(), deleteAt: now() + fixedPeriodsMs.cv },
        }
        if ((await cvs.insert(record)) === 'inserted') return told(record)
      }
    },
    /** Stores what its owner corrected. */
    async save(
      userId: number,
      { version, content, target }: { version: number; content: CvContent; target: CvTarget },
    ): Promise<Cv | 'CHANGED' | undefined> {
      const before = await cvs.get(idOf(userId))
      if (before === undefined) return undefined
      if (before.version !== version) return 'CHANGED'
      const after = await replace(before, { content, target })
      return after === undefined ? 'CHANGED' : told(after)
    },
    /**
     * Accepts or rejects a suggestion, or undoes that decision. The suggestion is computed again from the current CV,
     * so it applies only while its line is unchanged. Repeating a decision changes nothing.
     */
    async decide(
      userId: number,
      suggestionId: string,
      { decision, answer = '' }: { decision: 'accepted' | 'rejected' | 'open'; answer?: string | undefined },
    ): Promise<Cv | 'LINE_CHANGED' | undefined> {
      for (;;) {
        const before = await cvs.get(idOf(userId))
        if (before === undefined) return undefined
        const change = changeBy(before, suggestionId, decision, answer)
        if (change === 'LINE_CHANGED') return change
        if (change === null) return told(before)
        const after = await replace(before, change)
        if (after !== undefined) return told(after)
      }
    },
    /** The part of a CV that a language model may see; undefined if there is none. */
    async forModel(userId: number): Promise<CvWordingRequest | undefined> {
      const record = await cvs.get(idOf(userId))
      if (record === undefined) return undefined
      return { role: record.target.role, lines: linesForModel(record.content) }
    },
    /** Keeps a model's wordings that pass the check. @returns how many passed. The CV itself doesn't change. */
    async keepWordings(userId: number, wordings: readonly CvWording[]): Promise<{ cv: Cv; found: number } | undefined> {
      for (;;) {
        const before = await cvs.get(idOf(userId))
        if (before === undefined) return undefined
        const seen = new Map(linesForModel(before.content).map(({ id, text }) => [id, text]))
        const known = wordings.flatMap((wording) => {
          const text = seen.get(wording.line)
          return text === undefined ? [] : [{ before: text, wording }]
        })
        const checked = suggestionsByModel(before.content, known)
        const kept = known.filter(
          ({ wording }, index) =>
            checked.has(wording.line) && known.findIndex((each) => each.wording.line === wording.line) === index,
        )
        if (await cvs.update(before.id, { wordings: kept }, { version: before.version })) {
          const after = { ...before, wordings: kept }
          return { cv: told(after), found: checked.size }
        }
      }
    },
    remove,
    /** Deletes expired CVs and requests. */
    async removeOver(): Promise<void> {
      for (;;) {
        const over = await cvs.find({ where: { deleteAt: { lte: now() } } })
        for (const { id } of over) await cvs.delete(id)
        if (over.length === 0) break
      }
      await reviews.removeOver()
    },
    personalData: {
      collections: cvCollections,
      async *exported({ userId }) {
        const record = await cvs.get(idOf(userId))
        const requests = await reviews.exported(userId)
        if (record !== undefined || requests.length > 0) yield jsonFile('cv.json', exportedFrom(record, requests))
      },
      erase: ({ userId }) => remove(userId),
    } satisfies PersonalData,
  }

  /** What a decision changes; null if it changes nothing. */
  function changeBy(
    before: CvRecord,
    suggestionId: string,
    decision: 'accepted' | 'rejected' | 'open',
    answer: string,
  ): Pick<CvRecord, 'content' | 'decided'> | 'LINE_CHANGED' | null {
    const known = before.decided.find((each) => each.suggestionId === suggestionId)
    const others = before.decided.filter((each) => each.suggestionId !== suggestionId)
    if (known?.decision === decision) return null
    if (decision === 'open') {
      if (known === undefined) return null
      const content = takeBack(before.content, known)
      return content === null ? 'LINE_CHANGED' : { content, decided: others }
    }
    const suggestion = suggestionsOf(before).find((each) => each.suggestionId === suggestionId)
    if (suggestion === undefined) return 'LINE_CHANGED'
    const remembered = others.slice(-maxDecided)
    if (decision === 'rejected') {
      const { lineId, title, before: text } = suggestion
      const rejected = { suggestionId, lineId, title, before: text, after: null, decision, added: [], place: null }
      return { content: before.content, decided: [...remembered, rejected] }
    }
    const text = acceptedText(suggestion, answer)
    if (text === null) return 'LINE_CHANGED'
    const accepted = accept(before.content, suggestion, text, () => `n${randomBytes(6).toString('base64url')}`)
    // The answer may be too long to fit.
    if (!cvContentSchema.safeParse(accepted.content).success) return 'LINE_CHANGED'
    return { content: accepted.content, decided: [...remembered, accepted.decided] }
  }
}

const iso = (at: number): string => new Date(at).toISOString()

const exportedFrom = (record: CvRecord | undefined, reviews: unknown[]) => ({
  cv:
    record === undefined
      ? null
      : {
          ...{ updatedAt: iso(record.updatedAt), deleteAt: iso(record.deleteAt), for: record.target },
          ...{ content: record.content, decided: record.decided },
          wordings: record.wordings,
        },
  reviews,
})
