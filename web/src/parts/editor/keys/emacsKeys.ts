import type { editor } from 'monaco-editor'
import { EmacsExtension, unregisterKey } from 'monaco-emacs'
import { editorKeysTexts as texts } from './texts.ts'

// Keep Ctrl+M for letting Tab leave the editor, whichever key bindings are active.
unregisterKey('C-m')
// Tab indents as usual, or leaves the editor once freed. Interviews have no formatting and no completion.
for (const key of ['Tab', 'M-/', "C-'"]) unregisterKey(key)

/**
 * Gives the editor Emacs key bindings, with `line` showing pending keys. @returns a function that removes them again
 */
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
