import * as monaco from 'monaco-editor/editor/editor.api'
import type { ErrorLine } from '../runs/errorLines.ts'

const owner = 'greenroom'

/** Marks error lines in the editor; an empty list removes the marks. */
export function markLines(errors: readonly ErrorLine[]): void {
  for (const editor of monaco.editor.getEditors()) {
    const model = editor.getModel()
    if (model === null) continue
    const markers = errors
      .filter(({ line }) => line <= model.getLineCount())
      .map(({ line, column, message }) => ({
        severity: monaco.MarkerSeverity.Error,
        message,
        startLineNumber: line,
        endLineNumber: line,
        startColumn: column ?? Math.max(1, model.getLineFirstNonWhitespaceColumn(line)),
        endColumn: model.getLineMaxColumn(line),
      }))
    monaco.editor.setModelMarkers(model, owner, markers)
  }
}

/** Scrolls a line into view and puts the cursor on it. */
export function goToLine(line: number): void {
  const [editor] = monaco.editor.getEditors()
  if (editor === undefined) return
  editor.setPosition({ lineNumber: line, column: 1 })
  editor.revealLineInCenterIfOutsideViewport(line)
  editor.focus()
}
