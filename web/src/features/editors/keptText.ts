import { contentFilesSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { browserStorage } from '../../data/storage.ts'
import type { ItemName } from './queries.ts'

/** Local storage, so that text survives reloads and closed tabs until the server has it. */
const storage = browserStorage(() => localStorage)
const keyOf = (userId: number, { kind, id }: ItemName): string => `greenroom:content-draft:${userId}:${kind}/${id}`

/** `version` is the draft's version that the text is a change of; 0 if there was no draft. */
const keptSchema = z.object({ version: z.int(), files: contentFilesSchema })
export type KeptText = z.infer<typeof keptSchema>

export function readKept(userId: number, item: ItemName): KeptText | null {
  try {
    return keptSchema.parse(JSON.parse(storage.read(keyOf(userId, item)) ?? 'null'))
  } catch {
    return null
  }
}
export const keep = (userId: number, item: ItemName, kept: KeptText): void =>
  storage.write(keyOf(userId, item), JSON.stringify(kept))
export const forget = (userId: number, item: ItemName): void => storage.remove(keyOf(userId, item))
