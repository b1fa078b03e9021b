import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Archive } from './archive.ts'
import { contentFolder } from './contentFolder.ts'
import { readItemFiles, versionOf } from './itemFiles.ts'
import { type ItemTypes, type KindName, kindNames, kinds } from './kinds/all.ts'
import type { ItemFiles } from './kinds/kind.ts'
import { type ReadItem, readItem } from './readItem.ts'

/** An item with its version, a hash of all its files. */
export type Versioned<Item> = Item & { version: string }

/** An item as read from disk. */
export type FoundItem<Name extends KindName = KindName> = {
  kind: Name
  id: string
  version: string
  files: ItemFiles
  read: ReadItem<Versioned<ItemTypes[Name]>>
}

export type Reloaded = {
  /** `kind/id` of items that are new, changed or gone. */
  changed: string[]
  /** The errors in items that are now invalid. An item that was valid before keeps its last valid version. */
  findings: string[]
}

/**
 * All content, in memory. `reload` reads only items that changed on disk. Even if an item's files have changed, a
 * session gets the version that it began with, as long as the archive has that version.
 */
export type ContentLibrary = {
  items<Name extends KindName>(kind: Name): Versioned<ItemTypes[Name]>[]
  /** Returns this version of the item, or the newest by default; undefined if unknown. */
  get<Name extends KindName>(kind: Name, id: string, version?: string): Versioned<ItemTypes[Name]> | undefined
  found(): FoundItem[]
  reload(): Reloaded
}

type Options = {
  folder?: string
  archive?: Archive
  /** The kinds to read; all by default. */
  only?: readonly KindName[]
}

export function createLibrary({ folder = contentFolder, archive, only = kindNames }: Options = {}): ContentLibrary {
  const fingerprints = new Map<string, string>()
  const current = new Map<string, FoundItem>()
  const right = emptyShelves()

  function take<Name extends KindName>(kind: Name, id: string): FoundItem<Name> {
    const found = findItem(kind, id, readItemFiles(join(folder, kinds[kind].folder, id)))
    if (found.read.ok) {
      right[kind].set(id, found.read.item)
      archive?.keep(kind, id, found.version, found.files)
    }
    return found
  }

  function reload(): Reloaded {
    const changed: string[] = []
    const findings: string[] = []
    const there = new Set<string>()
    for (const kind of only) {
      const ids = idsIn(join(folder, kinds[kind].folder))
      for (const id of [...right[kind].keys()]) if (!ids.includes(id)) right[kind].delete(id)
      for (const id of ids) {
        const key = `${kind}/${id}`
        there.add(key)
        const fingerprint = fingerprintOf(join(folder, kinds[kind].folder, id))
        if (fingerprints.get(key) !== fingerprint) {
          const found = take(kind, id)
          fingerprints.set(key, fingerprint)
          if (current.get(key)?.version !== found.version) changed.push(key)
          current.set(key, found)
        }
        const read = current.get(key)?.read
        if (read !== undefined && !read.ok) findings.push(...read.findings.map((each) => `${key}: ${each}`))
      }
    }
    for (const key of [...current.keys()].filter((each) => !there.has(each))) {
      current.delete(key)
      fingerprints.delete(key)
      changed.push(key)
    }
    return { changed, findings }
  }

  reload()
  return {
    items: (kind) => [...right[kind].values()],
    get(kind, id, version) {
      const newest = right[kind].get(id)
      if (version === undefined || newest?.version === version) return newest
      const files = archive?.find(kind, id, version)
      if (files === undefined) return undefined
      const { read } = findItem(kind, id, files)
      return read.ok ? read.item : undefined
    },
    found: () => [...current.values()],
    reload,
  }
}

/** The valid items of each kind, by id. */
export type Shelves = { [Name in KindName]: Map<string, Versioned<ItemTypes[Name]>> }

export const emptyShelves = (): Shelves => ({
  coding: new Map(),
  knowledge: new Map(),
  explain_code: new Map(),
  algorizing: new Map(),
  low_level_design: new Map(),
  system_design: new Map(),
  tutorial: new Map(),
  truth_or_despair: new Map(),
  behavioural: new Map(),
  course: new Map(),
  concepts: new Map(),
  company: new Map(),
  list: new Map(),
  article: new Map(),
  workshop: new Map(),
  job: new Map(),
  pharmacy: new Map(),
  diagnostic: new Map(),
})

/** Reads an item from its files. */
export function findItem<Name extends KindName>(kind: Name, id: string, files: ItemFiles): FoundItem<Name> {
  const version = versionOf(files)
  const read = readItem(kinds[kind], id, files)
  return {
    kind,
    id,
    version,
    files,
    read: read.ok ? { ok: true, item: { ...read.item, version } } : read,
  }
}

/** The names of all items on disk, as `kind/id`, without reading them. */
export const namesOfItems = (folder = contentFolder): Set<string> =>
  new Set(kindNames.flatMap((kind) => idsIn(join(folder, kinds[kind].folder)).map((id) => `${kind}/${id}`)))

function idsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Returns a value that changes whenever a file in the folder is written. Doesn't read the files' contents. */
function fingerprintOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path))
      return `${path} ${size} ${mtimeMs}`
    })
    .join('\n')
}
