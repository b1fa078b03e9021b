import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import { type DraftRecord, type EditingRecords, editingCollections } from './records.ts'

const iso = (at: number): string => new Date(at).toISOString()

/**
 * What editing keeps about people: who wrote, commented, reviewed and published. The texts belong to Greenroom and
 * stay, without the person's name. A draft is deleted if only that person worked on it and nobody is reviewing it.
 */
export function editingData({ drafts, published, past }: EditingRecords): PersonalData {
  async function* exported(userId: number) {
    for await (const { item, title, authors, comments, updatedAt, files } of everyDocument(drafts, {})) {
      const own = comments.filter(({ by }) => by === userId).map(({ at, text }) => ({ at: iso(at), text }))
      const isAuthor = authors.includes(userId)
      if (isAuthor || own.length > 0)
        yield { draft: item, title, updatedAt: iso(updatedAt), comments: own, ...(isAuthor ? { files } : {}) }
    }
    for (const collection of [published, past])
      for await (const { kind, itemId, revision, how, at, authors, by } of everyDocument(collection, {}))
        if (by === userId || authors.includes(userId))
          yield { published: `${kind}/${itemId}`, revision, how, at: iso(at), youWrote: authors.includes(userId) }
  }

  async function leaveDraft(draft: DraftRecord, userId: number): Promise<void> {
    const { id, authors, comments, state, approval } = draft
    const others = without(authors, userId)
    if (others.length === 0 && authors.length > 0 && state === 'draft') {
      await drafts.delete(id)
      return
    }
    const remaining = comments.filter(({ by }) => by !== userId)
    await drafts.update(id, {
      authors: others,
      comments: remaining,
      lastComment: remaining.at(-1)?.id ?? null,
      askedBy: draft.askedBy === userId ? null : draft.askedBy,
      updatedBy: draft.updatedBy === userId ? null : draft.updatedBy,
      approval: approval !== null && approval.by === userId ? { ...approval, by: null, name: '' } : approval,
    })
  }

  return {
    collections: editingCollections,
    async *exported({ userId }) {
      yield jsonListFile('content-editing.json', exported(userId))
    },
    async erase({ userId }) {
      const concerned = ({ authors, comments, askedBy, updatedBy, approval }: DraftRecord) =>
        authors.includes(userId) ||
        comments.some(({ by }) => by === userId) ||
        [askedBy, updatedBy, approval?.by].includes(userId)
      // All ids are read first, because deleting while reading page by page could skip some.
      const all: DraftRecord[] = []
      for await (const draft of everyDocument(drafts, {})) all.push(draft)
      for (const draft of all.filter(concerned)) await leaveDraft(draft, userId)
      for await (const { id, ...names } of everyDocument(published, {}))
        if (isIn(names, userId)) await published.update(id, leave(names, userId))
      for await (const { id, ...names } of everyDocument(past, {}))
        if (isIn(names, userId)) await past.update(id, leave(names, userId))
    },
  }
}

type Names = { authors: number[]; by: number | null }
const without = (authors: readonly number[], userId: number): number[] => authors.filter((each) => each !== userId)
const isIn = ({ authors, by }: Names, userId: number): boolean => by === userId || authors.includes(userId)
const leave = ({ authors, by }: Names, userId: number): Names => ({
  authors: without(authors, userId),
  by: by === userId ? null : by,
})
