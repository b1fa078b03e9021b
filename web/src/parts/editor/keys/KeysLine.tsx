import { clsx } from 'clsx'
import type { editor } from 'monaco-editor'
import { useEffect, useRef, useState } from 'react'
import type { EditorKeys } from '../../../data/editorChoices.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './KeysLine.module.css'
import { editorKeysTexts as texts } from './texts.ts'

type OtherKeys = Exclude<EditorKeys, 'standard'>

/** Loaded only for people who chose them. */
const loadKeys = {
  vim: () => import('./vimKeys.ts'),
  emacs: () => import('./emacsKeys.ts'),
} satisfies Record<OtherKeys, () => Promise<unknown>>

/**
 * The line below the editor, which switches on another editor's key bindings and shows pending keys. If they can't be
 * loaded offline, retries once the connection is back; until then the standard keys work.
 */
export function KeysLine({ keys, editor: target }: { keys: OtherKeys; editor: editor.IStandaloneCodeEditor }) {
  const line = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'attached'>('loading')

  useEffect(() => {
    let detach: (() => void) | null = null
    let left = false
    const load = () =>
      loadKeys[keys]().then(
        ({ attachKeys }) => {
          if (left || detach !== null || line.current === null) return
          detach = attachKeys(target, line.current)
          setState('attached')
        },
        () => setState('failed'),
      )
    void load()
    window.addEventListener('online', load)
    return () => {
      left = true
      window.removeEventListener('online', load)
      detach?.()
      setState('loading')
    }
  }, [keys, target])

  const name = texts.names[keys]
  return (
    <>
      {state !== 'attached' && (
        <p
          className={clsx(ui.fixed, ui.flat, ui.tiny, ui.quiet, ui.mono, ui.lineAbove, ui.goneWhenEmpty, classes.line)}
          role="status"
        >
          {state === 'failed' ? texts.failed(name) : texts.loading(name)}
        </p>
      )}
      <div
        ref={line}
        className={clsx(ui.fixed, ui.flat, ui.tiny, ui.quiet, ui.mono, ui.lineAbove, ui.goneWhenEmpty, classes.line)}
        role="status"
        aria-label={texts.line(name)}
        data-keys={keys}
      />
    </>
  )
}
