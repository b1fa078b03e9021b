import type { editor } from 'monaco-editor'
import { useEffect } from 'react'
import { MonacoBinding } from 'y-monaco'
import { UndoManager } from 'yjs'
import type { TextConnection } from '../../session/collab/textConnection.ts'

/** Monaco's value for LF: shared text uses LF on every system. */
const lineFeed = 0
/** Monaco's key codes; `ctrl` is Ctrl or Cmd. */
const [ctrl, shift, keyY, keyZ] = [2048, 1024, 55, 56] as const

/**
 * Keeps the editor and the shared text in sync, and shows everyone's cursors. Undo only reverts the user's own typing.
 */
export function useSharedBinding(
  mounted: editor.IStandaloneCodeEditor | null,
  shared: TextConnection | 'none' | null,
): void {
  useEffect(() => {
    if (mounted === null || shared === null || shared === 'none') return
    let binding: MonacoBinding | undefined
    let undo: UndoManager | undefined
    const bind = (): void => {
      const model = mounted.getModel()
      if (binding !== undefined || model === null || !shared.store.getState().isLoaded) return
      model.setEOL(lineFeed)
      binding = new MonacoBinding(shared.text, model, new Set([mounted]), shared.awareness)
      undo = new UndoManager(shared.text, { trackedOrigins: new Set([binding]) })
    }
    bind()
    const stop = shared.store.subscribe(bind)
    const actions = [
      { id: 'shared-undo', label: 'Undo', keybindings: [ctrl | keyZ], run: () => void undo?.undo() },
      {
        id: 'shared-redo',
        label: 'Redo',
        keybindings: [ctrl | shift | keyZ, ctrl | keyY],
        run: () => void undo?.redo(),
      },
    ].map((action) => mounted.addAction(action))
    return () => {
      stop()
      for (const action of actions) action.dispose()
      undo?.destroy()
      binding?.destroy()
    }
  }, [mounted, shared])
}
