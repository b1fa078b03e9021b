import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../platform/problems.ts'
import type { Drafts, Editor, ItemName } from './drafts.ts'
import type { DraftCheck } from './findings.ts'
import { filesOf } from './published.ts'
import type { Publishing } from './publishing.ts'
import type { DraftRecord } from './records.ts'
import type { TellReviewers } from './tellReviewers.ts'

type Options = {
  drafts: Drafts
  publishing: Publishing
  check: DraftCheck
  /** Whether nobody else may edit or review content. */
  isOnlyEditor: (userId: number) => Promise<boolean>
  tellReviewers: TellReviewers
  now: () => number
}

export type MayApprove = 'yes' | 'own' | 'own_but_alone'

/** The review of drafts. Nobody approves their own text, except an ADMIN who has no colleague with that right. */
export function createReview({ drafts, publishing, check, isOnlyEditor, tellReviewers, now }: Options) {
  async function mayApprove(
    { authors }: Pick<DraftRecord, 'authors'>,
    { userId, isAdmin }: Editor,
  ): Promise<MayApprove> {
    if (!authors.includes(userId)) return 'yes'
    return isAdmin && (await isOnlyEditor(userId)) ? 'own_but_alone' : 'own'
  }

  function refuseUnsound({ kind, id }: ItemName, { files }: DraftRecord): void {
    const { findings } = check(kind, id, filesOf(files))
    if (findings.length > 0) throw new ProblemError('CONTENT_UNSOUND')
  }

  return {
    mayApprove,
    async ask(item: ItemName, editor: Editor, version: number): Promise<DraftRecord> {
      const draft = await drafts.existing(item)
      if (draft.state === 'in_review' && draft.version === version) return draft
      refuseUnsound(item, draft)
      const asked = { state: 'in_review', askedBy: editor.userId, askedAt: now(), isReviewTold: false } as const
      const waiting = await drafts.change(draft, version, asked)
      await tellReviewers(waiting)
      return waiting
    },
    async takeBack(item: ItemName, version: number): Promise<DraftRecord> {
      const draft = await drafts.existing(item)
      if (draft.state === 'draft' && draft.version === version) return draft
      return drafts.change(draft, version, { state: 'draft', askedBy: null, askedAt: null })
    },
    /** Approves the draft, which publishes it. */
    async approve(item: ItemName, editor: Editor, version: number): Promise<void> {
      const draft = await drafts.existing(item)
      if (draft.version !== version) throw new ProblemError('CONTENT_DRAFT_CHANGED')
      if (draft.state !== 'in_review') throw new ProblemError('CONTENT_NOT_IN_REVIEW')
      const may = await mayApprove(draft, editor)
      if (may === 'own') throw new ProblemError('CONTENT_OWN_DRAFT')
      refuseUnsound(item, draft)
      const { userId: by, name, isAdmin } = editor
      const approval = { by, name, isAdmin, isOwn: may === 'own_but_alone' }
      await publishing.finish(await drafts.change(draft, version, { state: 'approved', approval, updatedAt: now() }))
    },
    /** Returns the draft to its authors, with the reviewer's reason. */
    async sendBack(
      item: ItemName,
      editor: Editor,
      { version, text }: { version: number; text: string },
    ): Promise<void> {
      const draft = await drafts.existing(item)
      if (draft.version !== version) throw new ProblemError('CONTENT_DRAFT_CHANGED')
      if (draft.state !== 'in_review') throw new ProblemError('CONTENT_NOT_IN_REVIEW')
      const comment = { id: randomUUID(), by: editor.userId, at: now(), what: 'sent_back' as const, text }
      await drafts.change(draft, version, {
        ...{ state: 'draft', askedBy: null, askedAt: null },
        ...{ comments: [...draft.comments, comment], lastComment: comment.id },
      })
      await publishing.sentBack(item, editor)
    },
  }
}
export type Review = ReturnType<typeof createReview>
