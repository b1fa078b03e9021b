import type { editor } from 'monaco-editor'
import { EmacsExtension, unregisterKey } from 'monaco-emacs'
import { editorKeysTexts as texts } from './texts.ts'

// Ctrl+M lets Tab leave the editor, whichever keys it has.
unregisterKey('C-m')
// Tab indents as ever, and leaves the editor once it is free. Nothing formats or completes in an interview.
for (const key of ['Tab', 'M-/', "C-'"]) unregisterKey(key)

/** Gives the editor Emacs' keys, with `line` for keys that wait for the next one. @returns what takes them away again */
export function attachKeys(target: editor.IStandaloneCodeEditor, line: HTMLElement): () => void {
  const emacs = new EmacsExtension(target)
  const rest = texts.line(texts.names.emacs)
  line.textContent = rest
  emacs.onDidChangeKey((keys) => {
    line.textContent = keys.trim() === '' ? rest : texts.waiting(keys.trim())
  })
  emacs.onDidMarkChange((isSet) => {
    line.textContent = isSet ? texts.mark : rest
  })
  emacs.start()
  return () => {
    emacs.dispose()
    line.replaceChildren()
  }
}
