import { createHash } from 'node:crypto'
import type { EditedKind } from '@greenroom/shared/rules'
import type { DraftRecord, EditingRecords } from './records.ts'

/** A text pending review. `textId` identifies the text, no matter who asked and how often. */
export type WaitingReview = {
  kind: EditedKind
  itemId: string
  title: string
  textId: string
  byUserId: number | null
  at: number
}

export type TellReviewersOptions = {
  records: Pick<EditingRecords, 'drafts'>
  /** Everybody who may review content. */
  reviewers: () => Promise<readonly number[]>
  /** Notifies a person. Idempotent for the same text. */
  tell: (userId: number, review: WaitingReview) => Promise<void>
}

export type TellReviewers = ReturnType<typeof createTellReviewers>['tellReviewers']

/** Notifies everybody who may review a draft, except its authors. */
export function createTellReviewers({ records, reviewers, tell }: TellReviewersOptions) {
  async function tellReviewers(draft: DraftRecord): Promise<void> {
    const { kind, itemId, title, authors, askedBy, askedAt, version } = draft
    const review = { kind, itemId, title, textId: textIdOf(draft), byUserId: askedBy, at: askedAt ?? draft.updatedAt }
    for (const userId of await reviewers())
      if (!authors.includes(userId) && userId !== askedBy) await tell(userId, review)
    await records.drafts.update(draft.id, { isReviewTold: true }, { version })
  }

  return {
    tellReviewers,
    /** Finishes the work of an engine that died. */
    async finishAll(): Promise<void> {
      const waiting = await records.drafts.find({ where: { isReviewTold: false }, limit: 20 })
      for (const draft of waiting)
        if (draft.state === 'in_review') await tellReviewers(draft)
        else await records.drafts.update(draft.id, { isReviewTold: true }, { version: draft.version })
    },
  }
}

const textIdOf = ({ files }: DraftRecord): string => {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const text = JSON.stringify(sorted.map((file) => [file.path, file.text]))
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
