import { knownVersion } from '@greenroom/shared/session'
import { type Collection, type CollectionDefinition, type Document, type Store, StoreUnavailable } from './port.ts'

/** The latest version of a collection's documents, if it isn't 1. It rises with their schema: docs/versions.md. */
const documentVersions: Readonly<Record<string, number>> = { commits: knownVersion }

/** Commits say their version themselves: it belongs to their events, wherever they go. */
const fieldOf = (collection: string): string => (collection === 'commits' ? 'version' : 'schemaVersion')

/** A document of a version that this program does not know: another engine wrote it, which is newer and can read it. */
export class NewerDocument extends StoreUnavailable {
  override name = 'NewerDocument'
}

/** A store that says which collections were opened. */
export type NamedStore = Store & { opened(): string[] }

/**
 * The store with a version in each document: written with it, and checked when it is read. One that says none is of version 1.
 * Reading throws NewerDocument where the document is of a later version than this program: half of the truth is not to be decided on.
 */
export function withVersions(store: Store, versions = documentVersions): NamedStore {
  const opened = new Set<string>()
  return {
    ...store,
    opened: () => [...opened],
    collection<T extends Document>(definition: CollectionDefinition<T>): Collection<T> {
      const { name } = definition
      opened.add(name)
      const [field, current] = [fieldOf(name), versions[name] ?? 1]
      const collection = store.collection<T>({
        ...definition,
        parse(stored) {
          const { [field]: version = 1 } = Object(stored)
          if (version > current)
            throw new NewerDocument(
              `${name} has a document of version ${version}, and ${current} is the last one known here`,
            )
          return definition.parse(stored)
        },
      })
      if (field === 'version') return collection
      return { ...collection, insert: (document) => collection.insert({ ...document, [field]: current }) }
    },
  }
}
