import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Autosave, type Autosaved, type AutosaveOptions, createAutosave } from './autosave.ts'

/** Saves a text while a page edits it. Only the options of the first render count. */
export function useAutosave<Content, Stored>(
  options: () => AutosaveOptions<Content, Stored>,
): [Autosaved<Content, Stored>, Autosave<Content, Stored>] {
  const [autosave] = useState(() => createAutosave(options()))
  const current = useSyncExternalStore(autosave.subscribe, autosave.read)
  useEffect(() => autosave.start(), [autosave])
  return [current, autosave]
}
