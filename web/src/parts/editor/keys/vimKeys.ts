import type { editor } from 'monaco-editor'
import { initVimMode, StatusBar } from 'monaco-vim'
import { editorKeysTexts as texts } from './texts.ts'

/** Vim's status line for commands and searches, with a label on its field. */
class NamedStatusBar extends StatusBar {
  /** Shows the keys typed so far in a command; Escape cancels it. */
  override setKeyBuffer(keys: string): void {
    super.setKeyBuffer(keys.endsWith('<Esc>') ? '' : keys)
  }

  override setInnerHtml_(element: HTMLElement, content?: Node | string | null): void {
    super.setInnerHtml_(element, content)
    element.querySelector('input')?.setAttribute('aria-label', texts.command)
  }
}

/**
 * Gives the editor Vim key bindings, with `line` for its mode and commands. @returns a function that removes them again
 */
export function attachKeys(target: editor.IStandaloneCodeEditor, line: HTMLElement): () => void {
  let mode = 'normal'
  // Tab types nothing in these modes, so it should leave the editor, but Monaco would indent. Listeners get keys in the
  // order in which they were added.
  const leaving = target.onKeyDown((event) => {
    const { key, ctrlKey, altKey, metaKey } = event.browserEvent
    if (key === 'Tab' && !ctrlKey && !altKey && !metaKey && mode === 'normal') event.stopPropagation()
  })
  const vim = initVimMode(target, line, NamedStatusBar)
  vim.on('vim-mode-change', (change: { mode: string }) => {
    mode = change.mode
  })
  return () => {
    leaving.dispose()
    vim.dispose()
    line.replaceChildren()
  }
}
