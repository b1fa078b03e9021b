import { type EditorKeys, editorKeys, tabSizes } from '@greenroom/shared/wire'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { browserStorage } from './storage.ts'

export const fontSizes = [12, 13, 14, 15, 16, 18, 20, 24] as const
export { type EditorKeys, editorKeys, tabSizes }

const schema = z.object({
  fontSize: z.union(fontSizes.map((size) => z.literal(size))).catch(14),
  /** Null uses the language's usual indentation. */
  tabSize: z.union([...tabSizes.map((size) => z.literal(size)), z.null()]).catch(null),
  keys: z.enum(editorKeys).catch('standard'),
})
/** The editor's font size in pixels, its indentation in spaces, and its key bindings. */
export type EditorChoices = z.infer<typeof schema>

const key = 'greenroom-editor'
const storage = browserStorage(() => localStorage)
const listeners = new Set<() => void>()

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

const choicesIn = (text: string | null): EditorChoices =>
  schema.catch({ fontSize: 14, tabSize: null, keys: 'standard' }).parse(parsed(text))

/** This browser's copy: everything for a guest, the last fetched values for an account. */
export const readEditorChoices = (): EditorChoices => choicesIn(storage.read(key))

export function keepEditorChoices(choices: EditorChoices): void {
  const text = JSON.stringify(choices)
  if (text === storage.read(key)) return
  storage.write(key, text)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // Follow changes made in other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The current choices; follows changes made in other tabs or in the account. */
export function useEditorChoices(): EditorChoices {
  const text = useSyncExternalStore(listen, () => storage.read(key))
  return choicesIn(text)
}
