import { randomUUID } from 'node:crypto'
import type { EditedKind } from '@greenroom/shared/rules'
import { type ContentFiles, editingBounds } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import { type DraftRecord, type EditingRecords, keyOf } from './records.ts'

export type Editor = { userId: number; name: string; isAdmin: boolean }

/** An item by kind and id. */
export type ItemName = { kind: EditedKind; id: string }

/**
 * Drafts, one for each item. Each change names the version it is based on. If the stored version is another one, the
 * change is refused with CONTENT_DRAFT_CHANGED, so that nobody overwrites what somebody else wrote.
 */
export type Drafts = ReturnType<typeof openDrafts>

export function openDrafts({ drafts }: Pick<EditingRecords, 'drafts'>, now: () => number) {
  const keyFor = ({ kind, id }: ItemName) => keyOf(kind, id)
  const get = async (item: ItemName): Promise<DraftRecord | undefined> =>
    (await drafts.find({ where: { item: keyFor(item) }, limit: 1 }))[0]

  async function existing(item: ItemName): Promise<DraftRecord> {
    const draft = await get(item)
    if (draft === undefined) throw new ProblemError('CONTENT_DRAFT_UNKNOWN')
    return draft
  }

  /** @throws if the draft has a later version */
  async function change(
    draft: DraftRecord,
    version: number,
    set: Partial<Omit<DraftRecord, 'id' | 'version'>>,
  ): Promise<DraftRecord> {
    if (draft.version !== version || draft.state === 'approved') throw new ProblemError('CONTENT_DRAFT_CHANGED')
    const next = { ...set, version: version + 1 }
    const when = { version, ...(set.comments === undefined ? {} : { lastComment: draft.lastComment }) }
    if (!(await drafts.update(draft.id, next, when))) throw new ProblemError('CONTENT_DRAFT_CHANGED')
    return { ...draft, ...next }
  }

  return {
    get,
    existing,
    change,
    /** Saves a draft's files. Version 0 creates the draft. Saving the same files again is a no-op. */
    async save(item: ItemName, editor: Editor, { version, files }: { version: number; files: ContentFiles }) {
      const draft = await get(item)
      const title = titleOf(files, item.id)
      if (draft === undefined) {
        if (version !== 0) throw new ProblemError('CONTENT_DRAFT_UNKNOWN')
        const begun: DraftRecord = {
          ...{ id: randomUUID(), item: keyFor(item), kind: item.kind, itemId: item.id, version: 1, title, files },
          ...{
            state: 'draft',
            authors: [editor.userId],
            askedBy: null,
            askedAt: null,
            approval: null,
            comments: [],
            lastComment: null,
          },
          ...{ updatedBy: editor.userId, updatedAt: now(), createdAt: now() },
        }
        if ((await drafts.insert(begun)) === 'duplicate') throw new ProblemError('CONTENT_DRAFT_CHANGED')
        return begun
      }
      const isSame = sameFiles(draft.files, files)
      // A response may have been lost, so the page sends its change again.
      if (isSame && (draft.version === version || (draft.version === version + 1 && draft.updatedBy === editor.userId)))
        return draft
      return change(draft, version, {
        ...{ files, title, state: 'draft', askedBy: null, askedAt: null },
        ...{ authors: [...new Set([...draft.authors, editor.userId])] },
        ...{ updatedBy: editor.userId, updatedAt: now() },
      })
    },
    /** Adds a comment. The version stays, because the text hasn't changed. */
    async comment(item: ItemName, { userId }: Editor, text: string): Promise<DraftRecord> {
      // If another comment was added meanwhile, add this one after it.
      for (;;) {
        const draft = await existing(item)
        if (draft.comments.length >= editingBounds.comments) throw new ProblemError('CONTENT_TOO_MANY_COMMENTS')
        const last = draft.comments.at(-1)?.id ?? null
        const comment = { id: randomUUID(), by: userId, at: now(), what: 'comment' as const, text }
        const set = { comments: [...draft.comments, comment], lastComment: comment.id }
        if (await drafts.update(draft.id, set, { lastComment: last })) return { ...draft, ...set }
      }
    },
    /** Deletes a draft, unless somebody has saved it meanwhile. */
    async remove(item: ItemName, version: number): Promise<void> {
      const draft = await existing(item)
      const gone = await change(draft, version, { state: 'draft' })
      await drafts.delete(gone.id)
    },
  }
}

export function sameFiles(one: ContentFiles, other: ContentFiles): boolean {
  const texts = new Map(one.map(({ path, text }) => [path, text]))
  return one.length === other.length && other.every(({ path, text }) => texts.get(path) === text)
}

/** The title on an item's page, or its id if it has no title yet. */
export function titleOf(files: ContentFiles, id: string): string {
  const page = files.find(({ path }) => !path.includes('/') && path.endsWith('.md'))
  return (
    /^title:[ \t]+(\S.*)$/m
      .exec(page?.text ?? '')?.[1]
      ?.trim()
      .slice(0, 200) ?? id
  )
}
