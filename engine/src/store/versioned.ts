import { knownVersion } from '@greenroom/shared/session'
import { type Collection, type CollectionDefinition, type Document, type Store, StoreUnavailable } from './port.ts'

/**
 * The latest version of a collection's documents, if it isn't 1. It goes up when their schema changes. See
 * docs/versions.md.
 */
const documentVersions: Readonly<Record<string, number>> = { commits: knownVersion, learningPaths: 2 }

/** Commits have their own version, which belongs to their events and stays with them everywhere. */
const fieldOf = (collection: string): string => (collection === 'commits' ? 'version' : 'schemaVersion')

/** The document was written by a newer engine, in a version this program doesn't know. */
export class NewerDocument extends StoreUnavailable {
  override name = 'NewerDocument'
}

/** A store that records which collections have been opened. */
export type NamedStore = Store & { opened(): string[] }

/**
 * Adds a version to each document in the store on writing, and checks it on reading. An update raises the version, because
 * engines of an earlier one may not understand what it set. Documents without one have version
 * 1. Reading a version this program doesn't know yet throws NewerDocument, so that no decision is based on half of the
 * data.
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
      return {
        ...collection,
        insert: (document) => collection.insert({ ...document, [field]: current }),
        update: (id, set, when) => collection.update(id, current === 1 ? set : { ...set, [field]: current }, when),
      }
    },
  }
}
