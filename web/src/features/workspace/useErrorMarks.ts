import type { TestRun } from '@greenroom/shared/session'
import { useEffect } from 'react'
import { useCode } from '../../parts/room/roomContext.ts'
import { type ErrorLine, errorLinesIn } from '../../parts/runs/errorLines.ts'
import { resultsOf } from './tests/outcomes.ts'

const anyLine = 100_000

/** What the compiler complains about, else what the first crash says of its lines. */
function errorsOfRun(run: TestRun | undefined): ErrorLine[] {
  const results = run === undefined ? null : resultsOf(run)
  if (results === null || results.allTestCasesPassed) return []
  if (results.compilation.status !== 'ACCEPTED') return errorLinesIn(results.compilation.output, anyLine)
  const crashed = results.testCases.find(({ status, stderr }) => status === 'RUNTIME_ERROR' && stderr !== null)
  // A traceback names the way to the line, the line itself last.
  return errorLinesIn(crashed?.stderr ?? '', anyLine).slice(-1)
}

/** Marks the lines in the editor that a run complains about, in the language that it was in; another run clears them. */
export function useErrorMarks(run: TestRun | undefined): void {
  const language = useCode(({ file }) => file?.language ?? null)
  useEffect(() => {
    const errors = run !== undefined && run.programmingLanguage === language ? errorsOfRun(run) : []
    let isCurrent = true
    void import('../../parts/editor/markers.ts').then((editor) => {
      if (isCurrent) editor.markLines(errors)
    })
    return () => {
      isCurrent = false
    }
  }, [run, language])
}
