import {
  type Archive,
  type ContentLibrary,
  emptyShelves,
  type FoundItem,
  findItem,
  type ItemFiles,
  type KindName,
} from '@greenroom/shared/content'
import type { EditedKind } from '@greenroom/shared/rules'
import type { ContentFiles } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { everyDocument } from '../../store/everyDocument.ts'
import type { EditingRecords } from './records.ts'

/**
 * The published items in memory, as this engine knows them. `refresh` reads what other engines have published: it asks
 * the store for one number, and reads the items only if the number has changed.
 */
export type PublishedContent = {
  /** @returns whether anything has changed */
  refresh(): Promise<boolean>
  /** Calls the listener whenever the published items have changed. */
  onChange(listener: () => void): void
  /** The items of `base` with the published changes: replaced items and new ones. */
  over(base: ContentLibrary): ContentLibrary
}

type Options = {
  records: Pick<EditingRecords, 'published'>
  /** Keeps every version that was ever published, as the library does for the repository's items. */
  archive: Archive
  logger: Pick<FastifyBaseLogger, 'warn'>
}

export function openPublishedContent({ records: { published }, archive, logger }: Options): PublishedContent {
  const shelves = emptyShelves()
  const found = new Map<string, FoundItem>()
  const revisions = new Map<string, number>()
  const listeners: (() => void)[] = []
  /** Revisions only grow, so their sum changes with every publication. */
  let sumSeen = 0

  function show<Name extends EditedKind>(kind: Name, id: string, files: ItemFiles | null): void {
    shelves[kind].delete(id)
    found.delete(`${kind}/${id}`)
    if (files === null) return
    const item = findItem(kind, id, files)
    if (!item.read.ok) {
      logger.warn({ item: `${kind}/${id}`, findings: item.read.findings }, "a published item can't be read any more")
      return
    }
    archive.keep(kind, id, item.version, files)
    shelves[kind].set(id, item.read.item)
    found.set(`${kind}/${id}`, item)
  }

  async function refresh(): Promise<boolean> {
    const sum = await published.sum('revision', {})
    if (sum === sumSeen) return false
    let hasChanged = false
    for await (const { id, kind, itemId, revision, files } of everyDocument(published, {})) {
      // Another refresh may have read a later revision meanwhile.
      if ((revisions.get(id) ?? 0) >= revision) continue
      revisions.set(id, revision)
      show(kind, itemId, files && filesOf(files))
      hasChanged = true
    }
    sumSeen = sum
    if (hasChanged) for (const listener of listeners) listener()
    return hasChanged
  }

  return {
    refresh,
    onChange: (listener) => void listeners.push(listener),
    over: (base) => ({
      items<Name extends KindName>(kind: Name) {
        const shelf = shelves[kind]
        if (shelf.size === 0) return base.items(kind)
        const others = base.items(kind).filter(({ id }) => !shelf.has(id))
        return [...others, ...shelf.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
      },
      get(kind, id, version) {
        const newest = shelves[kind].get(id)
        if (newest === undefined || (version !== undefined && version !== newest.version)) {
          const kept = base.get(kind, id, version)
          if (kept !== undefined || version === undefined) return kept
          const files = archive.find(kind, id, version)
          const item = files && findItem(kind, id, files)
          return item?.read.ok === true ? item.read.item : undefined
        }
        return newest
      },
      found: () => [...base.found().filter(({ kind, id }) => !found.has(`${kind}/${id}`)), ...ofKindsIn(base, found)],
      reload: base.reload,
    }),
  }
}

/** The published items for a library. A library without items of a kind gets none of that kind. */
function ofKindsIn(base: ContentLibrary, found: ReadonlyMap<string, FoundItem>): FoundItem[] {
  const kinds = new Set(base.found().map(({ kind }) => kind))
  return [...found.values()].filter(({ kind }) => kinds.has(kind))
}

/** An item's files in the order in which its folder is read, so that the version is the same. */
export const filesOf = (files: ContentFiles): ItemFiles =>
  new Map(files.map(({ path, text }) => [path, text] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)))
