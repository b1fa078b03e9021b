import { boardElementSchema } from '@greenroom/shared/session'
import { z } from 'zod'
import type { TextStorage } from '../../data/storage.ts'

/** Drawing not yet acknowledged, with the last known server state. */
const boardDraftSchema = z.object({
  elements: z.array(boardElementSchema),
  base: z.array(z.object({ id: z.string(), version: z.int(), versionNonce: z.int() })),
})
export type BoardDraft = z.infer<typeof boardDraftSchema>

export type BoardFile = { sessionId: string; question: number }

const keyOf = ({ sessionId, question }: BoardFile): string => `greenroom:board:${sessionId}:${question}`

export function readBoardDraft(storage: TextStorage, file: BoardFile): BoardDraft | null {
  const text = storage.read(keyOf(file))
  if (text === null) return null
  try {
    return boardDraftSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export const writeBoardDraft = (storage: TextStorage, file: BoardFile, draft: BoardDraft): void =>
  storage.write(keyOf(file), JSON.stringify(draft))

export const removeBoardDraft = (storage: TextStorage, file: BoardFile): void => storage.remove(keyOf(file))
