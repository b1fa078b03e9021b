import { randomBytes } from 'node:crypto'
import {
  everyBlock,
  type PageContent,
  type PageForm,
  pageFormat,
  pagePathOf,
  publicationProblems,
} from '@greenroom/shared/rules'
import { DuplicateKey } from '../../store/port.ts'
import { type Editor, type PageRecord, type PageRecords, repositoryVersion, type VersionRecord } from './records.ts'
import { type OurPage, ourPages } from './seeds/ourPages.ts'

export type PageRefusal =
  | 'PAGE_UNKNOWN'
  | 'PAGE_CHANGED'
  | 'PAGE_UNFINISHED'
  | 'PAGE_FIXED'
  | 'PAGE_ADDRESS_TAKEN'
  | 'PAGE_ADDRESS_FIXED'
  | 'DESTINATION_NOT_ALLOWED'

/** A page with everything known about it. Our own pages exist without a record until somebody edits them. */
export type Page = { id: string; path: string; ours: OurPage | undefined; record: PageRecord | undefined }

/** A draft to save. `takesOver`: it knowingly overwrites another one, which is kept. */
export type PageDraft = { revision: number; content: PageContent; takesOver?: boolean | undefined }

/** Content of a page that can be shown or published. */
export type Version = Omit<VersionRecord, 'kind' | 'at' | 'by'> & {
  kind: VersionRecord['kind'] | 'repository'
  at: number | null
  by: Editor | null
}

export type Pages = ReturnType<typeof openPages>

const newId = (): string => randomBytes(9).toString('base64url').replaceAll(/[-_]/g, '0')
const emptyContent = (title: string): PageContent => ({
  format: pageFormat,
  settings: { title, tabTitle: '', description: '', lead: '', visibility: 'everyone', hasContents: false },
  blocks: [],
})

/** The version visitors see; null if the page isn't on the site. */
export const liveVersionOf = ({ record, ours }: Page): string | null =>
  record === undefined ? (ours === undefined ? null : repositoryVersion) : record.liveVersionId

export function draftOf({ record, ours }: Page): PageContent {
  const content = record?.content ?? ours?.content
  if (content === undefined) throw new Error('a page has neither a record nor built-in content')
  return content
}

/** The forms in a page's content, by id. */
export const formsIn = ({ blocks }: PageContent): PageForm[] =>
  everyBlock(blocks).flatMap((block) => (block.type === 'Form' ? [block.props] : []))

/**
 * Pages of the builder: drafts, versions, and what visitors see. Two editors can't overwrite each other unnoticed,
 * because each save names the revision it was based on. Published versions are never deleted.
 */
export function openPages({
  records: { pages, versions, destinations },
  now,
}: {
  records: Pick<PageRecords, 'pages' | 'versions' | 'destinations'>
  now: () => number
}) {
  const oursById = new Map(ourPages.map((each) => [each.id, each]))
  const oursByPath = new Map(ourPages.map((each) => [each.path, each]))

  async function get(id: string): Promise<Page | undefined> {
    const [ours, record] = [oursById.get(id), await pages.get(id)]
    const path = record?.path ?? ours?.path
    return path === undefined ? undefined : { id, path, ours, record }
  }

  async function byPath(path: string): Promise<Page | undefined> {
    const ours = oursByPath.get(path)
    if (ours !== undefined) return get(ours.id)
    const [record] = await pages.find({ where: { path }, limit: 1 })
    return record && { id: record.id, path, ours: undefined, record }
  }

  async function version(page: Page, versionId: string): Promise<Version | undefined> {
    if (versionId === repositoryVersion) return page.ours && repositoryVersionOf(page.ours)
    const found = await versions.get(versionId)
    return found?.pageId === page.id ? found : undefined
  }

  async function keep(pageId: string, kind: VersionRecord['kind'], content: PageContent, by: Editor, at = now()) {
    const kept: VersionRecord = { id: newId(), pageId, kind, content, at, by }
    await versions.insert(kept)
    return kept
  }

  const firstRecord = (page: Page, content: PageContent, by: Editor): PageRecord => ({
    ...{ id: page.id, path: page.path, content, revision: 1, savedAt: now(), savedBy: by, createdAt: now() },
    publishedRevision: null,
    liveVersionId: liveVersionOf(page),
    ...{ liveAt: null, liveBy: null, scheduledAt: null, scheduledVersionId: null, scheduledBy: null },
  })

  /** @returns what keeps this content from being published, or null */
  async function refusalFor({ path }: { path: string }, content: PageContent): Promise<PageRefusal | null> {
    if (publicationProblems(content, path).length > 0) return 'PAGE_UNFINISHED'
    for (const { destinationId } of formsIn(content))
      if ((await destinations.get(destinationId)) === undefined) return 'DESTINATION_NOT_ALLOWED'
    return null
  }

  return {
    get,
    byPath,
    version,
    async list(): Promise<Page[]> {
      const stored: PageRecord[] = []
      for (let after: string | undefined; ; ) {
        const found = await pages.find({
          where: {},
          sort: [['savedAt', 'desc']],
          ...(after === undefined ? {} : { after }),
        })
        stored.push(...found)
        after = found.at(-1)?.id
        if (found.length < 100) break
      }
      const edited = new Set(stored.map(({ id }) => id))
      const untouched = ourPages.filter(({ id }) => !edited.has(id))
      return [
        ...stored.map((record): Page => ({ id: record.id, path: record.path, ours: oursById.get(record.id), record })),
        ...untouched.map((ours): Page => ({ id: ours.id, path: ours.path, ours, record: undefined })),
      ]
    },
    async create({ title, slug }: { title: string; slug: string }, by: Editor): Promise<Page | PageRefusal> {
      const page: Page = { id: newId(), path: pagePathOf(slug), ours: undefined, record: undefined }
      const record = firstRecord(page, emptyContent(title), by)
      return (await pages.insert(record)) === 'inserted' ? { ...page, record } : 'PAGE_ADDRESS_TAKEN'
    },
    /**
     * @param revision the draft's revision that this content is based on; 0 for one of our own pages that nobody has
     * edited
     */
    async save(
      id: string,
      { revision, content, takesOver = false }: PageDraft,
      by: Editor,
    ): Promise<PageRefusal | null> {
      const page = await get(id)
      if (page === undefined) return 'PAGE_UNKNOWN'
      const { record } = page
      if (record === undefined) {
        const isFirst = revision === 0 && (await pages.insert(firstRecord(page, content, by))) === 'inserted'
        return isFirst ? null : 'PAGE_CHANGED'
      }
      if (record.revision !== revision) return 'PAGE_CHANGED'
      // Taking over a draft overwrites another person's work, so keep a copy of it.
      const isTakenOver = takesOver || record.savedBy.userId !== by.userId
      if (isTakenOver && record.publishedRevision !== record.revision)
        await keep(id, 'draft', record.content, record.savedBy, record.savedAt)
      const set = { content, revision: revision + 1, savedAt: now(), savedBy: by }
      return (await pages.update(id, set, { revision })) ? null : 'PAGE_CHANGED'
    },
    async move(id: string, slug: string): Promise<PageRefusal | null> {
      const page = await get(id)
      if (page === undefined) return 'PAGE_UNKNOWN'
      if (page.ours !== undefined || page.record?.publishedRevision !== null) return 'PAGE_ADDRESS_FIXED'
      try {
        await pages.update(id, { path: pagePathOf(slug) })
        return null
      } catch (error) {
        if (error instanceof DuplicateKey) return 'PAGE_ADDRESS_TAKEN'
        throw error
      }
    },
    /** Publishes the draft, now or at a later time. Scheduling uses the draft as it is now. */
    async publish(
      id: string,
      { revision, at }: { revision: number; at?: number | undefined },
      by: Editor,
    ): Promise<PageRefusal | Version> {
      const { record } = (await get(id)) ?? {}
      if (record === undefined) return 'PAGE_UNKNOWN'
      if (record.revision !== revision) return 'PAGE_CHANGED'
      const refusal = await refusalFor(record, record.content)
      if (refusal !== null) return refusal
      const kept = await keep(id, 'published', record.content, by)
      const isLater = at !== undefined && at > now()
      const notScheduled = { scheduledAt: null, scheduledVersionId: null, scheduledBy: null }
      const set = isLater
        ? { scheduledAt: at, scheduledVersionId: kept.id, scheduledBy: by }
        : { liveVersionId: kept.id, liveAt: now(), liveBy: by, ...notScheduled }
      if (await pages.update(id, { ...set, publishedRevision: revision }, { revision })) return kept
      await versions.delete(kept.id)
      return 'PAGE_CHANGED'
    },
    async unschedule(id: string): Promise<PageRefusal | null> {
      const isThere = await pages.update(id, { scheduledAt: null, scheduledVersionId: null, scheduledBy: null })
      return isThere ? null : 'PAGE_UNKNOWN'
    },
    async unpublish(id: string): Promise<PageRefusal | null> {
      const page = await get(id)
      if (page === undefined) return 'PAGE_UNKNOWN'
      if (page.ours !== undefined) return 'PAGE_FIXED'
      await pages.update(id, { liveVersionId: null, liveAt: null, liveBy: null })
      return null
    },
    /** Shows visitors an earlier version again. The draft stays as it is. */
    async rollBack(id: string, versionId: string, by: Editor): Promise<PageRefusal | null> {
      const page = await get(id)
      const found = page && (await version(page, versionId))
      if (page === undefined || found === undefined) return 'PAGE_UNKNOWN'
      const refusal = await refusalFor(page, found.content)
      if (refusal !== null) return refusal
      // One of our own pages without a record shows the repository's version anyway.
      if (page.record === undefined) return null
      await pages.update(id, { liveVersionId: versionId, liveAt: now(), liveBy: by })
      return null
    },
    /** Deletes a page that was never published. */
    async remove(id: string): Promise<PageRefusal | null> {
      const page = await get(id)
      if (page === undefined) return 'PAGE_UNKNOWN'
      if (page.ours !== undefined || page.record?.publishedRevision !== null) return 'PAGE_FIXED'
      await pages.delete(id)
      for (const { id: versionId } of await versions.find({ where: { pageId: id } })) await versions.delete(versionId)
      return null
    },
    /** All versions, latest first; the repository's version comes last. */
    async history(page: Page): Promise<Version[]> {
      const stored = await versions.find({ where: { pageId: page.id }, sort: [['at', 'desc']], limit: 200 })
      return page.ours === undefined ? stored : [...stored, repositoryVersionOf(page.ours)]
    },
    /**
     * Publishes the scheduled pages that are due. If there are several engines, only one does it.
     * @returns the pages that were published
     */
    async publishDue(): Promise<PageRecord[]> {
      const due = await pages.find({ where: { scheduledAt: { lte: now() } } })
      const published: PageRecord[] = []
      for (const record of due) {
        const { id, scheduledAt, scheduledVersionId, scheduledBy } = record
        if (scheduledAt === null || scheduledVersionId === null) continue
        const isOurs = await pages.update(
          id,
          {
            ...{ liveVersionId: scheduledVersionId, liveAt: scheduledAt, liveBy: scheduledBy },
            ...{ scheduledAt: null, scheduledVersionId: null, scheduledBy: null },
          },
          { scheduledAt },
        )
        if (isOurs) published.push(record)
      }
      return published
    },
  }
}

/** The version that comes with Greenroom. */
export const repositoryVersionOf = ({ id, content }: OurPage): Version => ({
  id: repositoryVersion,
  pageId: id,
  kind: 'repository',
  content,
  at: null,
  by: null,
})
