import type { TestRun } from '@greenroom/shared/session'
import { useEffect } from 'react'
import { useCode, useRoomAccess } from '../../parts/room/roomContext.ts'
import { type ErrorLine, errorLinesIn, lineCountOf } from '../../parts/runs/errorLines.ts'
import { resultsOf } from './tests/outcomes.ts'

/** Compiler errors by editor line, or those of the first crash if there are none. */
function errorsOfRun(run: TestRun | undefined, lineCount: number): ErrorLine[] {
  const results = run === undefined ? null : resultsOf(run)
  if (results === null || results.allTestCasesPassed) return []
  if (results.compilation.status !== 'ACCEPTED') return errorLinesIn(results.compilation.output, lineCount)
  const crashed = results.testCases.find(({ status, stderr }) => status === 'RUNTIME_ERROR' && stderr !== null)
  // A traceback lists the calls, ending with the failing line.
  return errorLinesIn(crashed?.stderr ?? '', lineCount).slice(-1)
}

/** Marks the lines that a run complains about, for the language it ran in; the next run clears them. */
export function useErrorMarks(run: TestRun | undefined): void {
  const { keeper } = useRoomAccess()
  const language = useCode(({ file }) => file?.language ?? null)
  useEffect(() => {
    const errors =
      run !== undefined && run.programmingLanguage === language
        ? errorsOfRun(run, lineCountOf(keeper.store.getState().text))
        : []
    let isCurrent = true
    void import('../../parts/editor/markers.ts').then((editor) => {
      if (isCurrent) editor.markLines(errors)
    })
    return () => {
      isCurrent = false
    }
  }, [run, language, keeper])
}
