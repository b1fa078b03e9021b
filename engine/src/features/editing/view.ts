import type { ContentLibrary, FoundItem } from '@greenroom/shared/content'
import { editedKinds } from '@greenroom/shared/rules'
import type { ContentDraft, ContentPublication, ContentVersion, EditedEntry, EditedItem } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import { type Editor, type ItemName, titleOf } from './drafts.ts'
import type { DraftCheck } from './findings.ts'
import { filesOf } from './published.ts'
import type { Publishing } from './publishing.ts'
import { type DraftRecord, type EditingRecords, keyOf, type PastRecord, type PublishedRecord } from './records.ts'
import type { Review } from './review.ts'

type Options = {
  records: EditingRecords
  publishing: Pick<Publishing, 'latest' | 'history'>
  review: Pick<Review, 'mayApprove'>
  check: DraftCheck
  /** The repository's items of the kinds that can be edited. */
  repository: readonly Pick<ContentLibrary, 'found'>[]
  /** A person's name; undefined if the account no longer exists. */
  nameOf: (userId: number) => Promise<string | undefined>
}

const iso = (at: number): string => new Date(at).toISOString()

/** What editors see: the list of items, and one item with its draft and its history. */
export function createEditingViews({ records, publishing, review, check, repository, nameOf }: Options) {
  const inRepository = (): FoundItem[] =>
    repository.flatMap((library) => library.found()).filter(({ kind }) => editedKinds.some((each) => each === kind))
  const repositoryItem = ({ kind, id }: ItemName): FoundItem | undefined =>
    inRepository().find((each) => each.kind === kind && each.id === id)
  const listOf = ({ files }: FoundItem) => [...files].map(([path, text]) => ({ path, text }))
  const titleIn = (item: FoundItem): string => (item.read.ok ? item.read.item.title : titleOf(listOf(item), item.id))

  async function personOf(userId: number | null, editor: Editor) {
    const name = userId === null ? undefined : await nameOf(userId)
    return name === undefined ? null : { name, isYou: userId === editor.userId }
  }
  const peopleOf = (ids: readonly number[], editor: Editor) => Promise.all(ids.map((id) => personOf(id, editor)))

  async function draftFor(draft: DraftRecord, editor: Editor): Promise<ContentDraft> {
    const { kind, itemId, version, state, title, files, askedAt, updatedAt } = draft
    return {
      ...{ version, state, title, files, ...check(kind, itemId, filesOf(files)) },
      authors: await peopleOf(draft.authors, editor),
      askedBy: await personOf(draft.askedBy, editor),
      askedAt: askedAt === null ? null : iso(askedAt),
      updatedBy: await personOf(draft.updatedBy, editor),
      updatedAt: iso(updatedAt),
      comments: await Promise.all(
        draft.comments.map(async ({ id, by, at, what, text }) => ({
          ...{ id, at: iso(at), what, text },
          by: await personOf(by, editor),
        })),
      ),
      mayApprove: await review.mayApprove(draft, editor),
    }
  }

  async function publicationFor(record: PublishedRecord | PastRecord, editor: Editor): Promise<ContentPublication> {
    const { revision, version, title, how, from, at, isOwnReview } = record
    return {
      ...{ revision, version, title, how, from, at: iso(at), isOwnReview },
      authors: await peopleOf(record.authors, editor),
      by: await personOf(record.by, editor),
    }
  }

  const versionFor = async (record: PublishedRecord | PastRecord, editor: Editor): Promise<ContentVersion> => ({
    ...(await publicationFor(record, editor)),
    files: record.files,
  })

  const hasChanged = (record: PublishedRecord | undefined, found: FoundItem | undefined): boolean =>
    record !== undefined && record.files !== null && record.repositoryVersion !== (found?.version ?? null)

  return {
    draftFor,
    versionFor,
    repositoryItem,
    /** @throws CONTENT_UNKNOWN if there is no such item */
    async itemFor(item: ItemName, editor: Editor): Promise<EditedItem> {
      const found = repositoryItem(item)
      const [head, [draft], history] = await Promise.all([
        publishing.latest(item),
        records.drafts.find({ where: { item: keyOf(item.kind, item.id) }, limit: 1 }),
        publishing.history(item),
      ])
      if (found === undefined && head === undefined && draft === undefined) throw new ProblemError('CONTENT_UNKNOWN')
      const title =
        (head?.files == null ? undefined : head.title) ?? (found && titleIn(found)) ?? draft?.title ?? item.id
      return {
        ...{ kind: item.kind, id: item.id, title },
        repository: found === undefined ? null : { version: found.version, files: listOf(found) },
        published: head === undefined ? null : await versionFor(head, editor),
        repositoryChanged: hasChanged(head, found),
        draft: draft === undefined ? null : await draftFor(draft, editor),
        history: await Promise.all(history.map((each) => publicationFor(each, editor))),
      }
    },
    async list(editor: Editor): Promise<EditedEntry[]> {
      const entries = new Map<string, EditedEntry>()
      for (const found of inRepository()) {
        const kind = editedKinds.find((each) => each === found.kind)
        if (kind === undefined) continue
        entries.set(keyOf(kind, found.id), {
          ...{ kind, id: found.id, title: titleIn(found), isInRepository: true },
          ...{ published: 'never', repositoryChanged: false, draft: null },
        })
      }
      for await (const record of everyDocument(records.published, {})) {
        const { id, kind, itemId, title, files } = record
        const known = entries.get(id)
        entries.set(id, {
          ...{ kind, id: itemId, isInRepository: known !== undefined, draft: null },
          title: files === null ? (known?.title ?? title) : title,
          published: files === null ? 'withdrawn' : 'published',
          repositoryChanged: hasChanged(record, repositoryItem({ kind, id: itemId })),
        })
      }
      for await (const { item, kind, itemId, title, state, updatedAt, updatedBy, authors } of everyDocument(
        records.drafts,
        {},
      )) {
        const known = entries.get(item)
        entries.set(item, {
          ...{ kind, id: itemId, title, isInRepository: false, published: 'never', repositoryChanged: false },
          ...known,
          draft: {
            ...{ state, updatedAt: iso(updatedAt), updatedBy: await personOf(updatedBy, editor) },
            isYours: authors.includes(editor.userId),
          },
        })
      }
      return [...entries.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
    },
  }
}
export type EditingViews = ReturnType<typeof createEditingViews>
