import type { AuditTrail } from '../../audit/audit.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Editor, ItemName } from './drafts.ts'
import type { PublishedContent } from './published.ts'
import { type DraftRecord, type EditingRecords, keyOf, type PastRecord, type PublishedRecord } from './records.ts'

/** If an approved draft still exists after this long, its engine has died. */
const finishedWithinMs = 5_000

type Publication = Omit<PublishedRecord, 'id' | 'kind' | 'itemId' | 'revision' | 'at'>

type Options = {
  records: EditingRecords
  content: Pick<PublishedContent, 'refresh'>
  audit: Pick<AuditTrail, 'record'>
  /** The version of an item in the repository, or null if it has none. */
  repositoryVersionOf: (item: ItemName) => string | null
  /** The hash of an item's files. */
  versionOf: (item: ItemName, files: DraftRecord['files']) => string
  now: () => number
}

/**
 * Publishes approved drafts, restores earlier versions, and withdraws items. Publishing writes one document, after
 * copying the previous publication to the history. So no version is ever lost, and if an engine dies in between,
 * another one can finish.
 */
export function createPublishing({ records, content, audit, repositoryVersionOf, versionOf, now }: Options) {
  const { drafts, published, past } = records

  async function wasPublished(draftId: string): Promise<boolean> {
    return (await past.find({ where: { draftId }, limit: 1 })).length > 0
  }

  /**
   * @param seen the latest revision that the caller knows
   * @throws CONTENT_CHANGED if there is a later one
   */
  async function publish(item: ItemName, next: Publication, seen?: number): Promise<PublishedRecord | undefined> {
    const id = keyOf(item.kind, item.id)
    // Retry after losing a race. Each lost race means that somebody else has published, so this ends.
    for (;;) {
      const head = await published.get(id)
      if (seen !== undefined && head?.revision !== seen) throw new ProblemError('CONTENT_CHANGED')
      if (next.draftId !== null && (head?.draftId === next.draftId || (await wasPublished(next.draftId)))) return head
      const fields = { ...next, at: now(), revision: (head?.revision ?? 0) + 1 }
      if (head === undefined) {
        const record = { id, kind: item.kind, itemId: item.id, ...fields }
        if ((await published.insert(record)) === 'inserted') return record
        continue
      }
      await past.insert({ ...head, id: `${id}@${head.revision}`, item: id })
      if (await published.update(id, fields, { revision: head.revision })) return { ...head, ...fields }
    }
  }

  const actor = ({ userId, name, isAdmin }: Editor) => ({ kind: isAdmin ? 'admin' : 'creator', userId, name }) as const
  const named = ({ kind, id }: ItemName, more: Record<string, string | number | boolean | null>) => ({
    item: keyOf(kind, id),
    ...more,
  })

  /** Publishes an approved draft and deletes it. Idempotent. */
  async function finish(draft: DraftRecord): Promise<void> {
    const { kind, itemId, id: draftId, files, title, authors, approval } = draft
    if (approval === null) return
    const item = { kind, id: itemId }
    const version = versionOf(item, files)
    await publish(item, {
      ...{ version, title, files, how: 'published', from: null, authors, draftId },
      ...{ repositoryVersion: repositoryVersionOf(item), by: approval.by, isOwnReview: approval.isOwn },
    })
    if (approval.by !== null)
      await audit.record({
        id: `content-${draftId}`,
        by: actor({ userId: approval.by, name: approval.name, isAdmin: approval.isAdmin }),
        ...{ about: null, what: 'content_published', before: null },
        after: named(item, { version, ...(approval.isOwn ? { ownReview: true } : {}) }),
      })
    await drafts.delete(draftId)
    await content.refresh()
  }

  async function revisionOf(item: ItemName, revision: number): Promise<PublishedRecord | PastRecord | undefined> {
    const id = keyOf(item.kind, item.id)
    const head = await published.get(id)
    return head?.revision === revision ? head : past.get(`${id}@${revision}`)
  }

  return {
    finish,
    revisionOf,
    latest: ({ kind, id }: ItemName) => published.get(keyOf(kind, id)),
    /** All publications of an item, latest first. */
    async history({ kind, id }: ItemName): Promise<(PublishedRecord | PastRecord)[]> {
      const key = keyOf(kind, id)
      const head = await published.get(key)
      if (head === undefined) return []
      const earlier = await past.find({ where: { item: key }, sort: [['revision', 'desc']], limit: 200 })
      // A copy of the current publication may exist already, if an engine died before it published the next.
      return [head, ...earlier.filter(({ revision }) => revision < head.revision)]
    },
    /** Publishes an earlier version again. */
    async restore(
      item: ItemName,
      editor: Editor,
      { revision, seen }: { revision: number; seen: number },
    ): Promise<void> {
      const earlier = await revisionOf(item, revision)
      if (earlier === undefined || earlier.files === null) throw new ProblemError('CONTENT_UNKNOWN')
      const { version, title, files, authors } = earlier
      await publish(
        item,
        {
          ...{ version, title, files, authors, how: 'restored', from: revision, by: editor.userId, isOwnReview: false },
          ...{ repositoryVersion: repositoryVersionOf(item), draftId: null },
        },
        seen,
      )
      await audit.record({
        ...{ by: actor(editor), about: null, what: 'content_restored' },
        before: null,
        after: named(item, { version }),
      })
      await content.refresh()
    },
    /** Withdraws a publication. */
    async withdraw(item: ItemName, editor: Editor, seen: number): Promise<void> {
      const head = await published.get(keyOf(item.kind, item.id))
      if (head === undefined || head.files === null) throw new ProblemError('CONTENT_CHANGED')
      await publish(
        item,
        {
          ...{ version: null, title: head.title, files: null, authors: [], how: 'withdrawn', from: null },
          ...{ by: editor.userId, isOwnReview: false, repositoryVersion: repositoryVersionOf(item), draftId: null },
        },
        seen,
      )
      await audit.record({
        ...{ by: actor(editor), about: null, what: 'content_withdrawn' },
        before: named(item, { version: head.version }),
        after: null,
      })
      await content.refresh()
    },
    /** Records that a draft was sent back. */
    async sentBack(item: ItemName, editor: Editor): Promise<void> {
      await audit.record({
        ...{ by: actor(editor), about: null, what: 'content_sent_back', before: null },
        after: named(item, {}),
      })
    },
    /** Finishes a publication whose engine died after the approval. */
    async finishAll(): Promise<void> {
      const left = await drafts.find({ where: { state: 'approved' } })
      for (const draft of left) if (draft.updatedAt <= now() - finishedWithinMs) await finish(draft)
    },
  }
}
export type Publishing = ReturnType<typeof createPublishing>
