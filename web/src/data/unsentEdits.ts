import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { unsentDatabase } from './unsentDatabase.ts'

/** The edited file and its editor, so that people who share a browser never get each other's edits. */
export type EditedFile = { sessionId: string; memberId: string; question: number; part: string }

/**
 * One page's edits to a shared document that the engine hasn't stored yet, as a Yjs update. Each write is a new
 * revision.
 */
export type UnsentEdits = EditedFile & { id: string; revision: number; at: number; update: Uint8Array }

type Schema = DBSchema & { edits: { key: string; value: UnsentEdits } }

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** @throws if the browser doesn't allow storage, as in some private windows */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(unsentDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('edits', { keyPath: 'id' }),
    terminated() {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

const isOld = ({ at }: UnsentEdits, now: number): boolean => now - at > fixedPeriodsMs.unsentEdits

/** Reads the edits to this file held by any page of this browser, oldest first. */
export async function readUnsent(file: EditedFile, now: number): Promise<UnsentEdits[]> {
  const all = await (await database()).getAll('edits')
  return all.filter((edits) => isSame(edits, file) && !isOld(edits, now)).toSorted((a, b) => a.at - b.at)
}

export async function writeUnsent(edits: UnsentEdits): Promise<void> {
  await (await database()).put('edits', edits)
}

/** Deletes matching edits, in one transaction, so that no other tab's write comes in between. */
export async function forgetUnsent(matches: (edits: UnsentEdits) => boolean): Promise<void> {
  const change = (await database()).transaction('edits', 'readwrite')
  for (const edits of await change.store.getAll()) if (matches(edits)) await change.store.delete(edits.id)
  await change.done
}

export const forgetOldUnsent = (now: number): Promise<void> => forgetUnsent((edits) => isOld(edits, now))

const isSame = (a: EditedFile, b: EditedFile): boolean =>
  a.sessionId === b.sessionId && a.memberId === b.memberId && a.question === b.question && a.part === b.part
