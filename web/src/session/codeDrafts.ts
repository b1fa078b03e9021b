import { z } from 'zod'
import type { TextStorage } from '../data/storage.ts'

/**
 * Typing that hasn't been acknowledged yet. `base` is the server's text at that time; `at` is that time by the server's
 * clock, in ms since 1970.
 */
const codeDraftSchema = z.object({ code: z.string(), base: z.string(), at: z.number() })
export type CodeDraft = z.infer<typeof codeDraftSchema>

export type CodeFile = { sessionId: string; question: number; language: string }

const keyOf = ({ sessionId, question, language }: CodeFile): string =>
  `greenroom:code:${sessionId}:${question}:${language}`

export function readCodeDraft(storage: TextStorage, file: CodeFile): CodeDraft | null {
  const text = storage.read(keyOf(file))
  if (text === null) return null
  try {
    return codeDraftSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export const writeCodeDraft = (storage: TextStorage, file: CodeFile, draft: CodeDraft): void =>
  storage.write(keyOf(file), JSON.stringify(draft))

export const removeCodeDraft = (storage: TextStorage, file: CodeFile): void => storage.remove(keyOf(file))

/**
 * Chooses the text to start with. That's the draft if the server's text hasn't changed since or is older than the
 * draft; otherwise it's the server's text.
 */
export function chooseText(serverText: string, savedAt: number | null, draft: CodeDraft | null): string {
  if (draft === null) return serverText
  return draft.base === serverText || draft.at > (savedAt ?? 0) ? draft.code : serverText
}
