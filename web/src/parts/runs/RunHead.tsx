import { isPending, type TestCaseOutcome, type TestRun } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import { sentenceOfRun, verdictOf } from './ownRun.ts'
import { ResultFace } from './ResultFace.tsx'
import classes from './RunHead.module.css'
import { detailTexts as texts } from './texts.ts'
import { useRunWait } from './useRunWait.ts'

/** A run's verdict in a word and a sentence, announced to screen readers. `isStale`: the code has changed since. */
export function RunHead({ run, isStale, children }: { run: TestRun; isStale: boolean; children?: ReactNode }) {
  const isWaiting = isPending(run)
  const results = run.outcome.status === 'COMPLETED' ? run.outcome.results : null
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap4by16, ui.fixed, ui.lineBelow, classes.head)}>
      <div
        role="status"
        className={clsx(ui.flex, ui.wrap, ui.baseline, ui.grow, ui.shrinks, ui.tight, classes.verdict)}
      >
        <ResultFace verdict={verdictOf(run)} size={18} />
        <span className={clsx(ui.text14, ui.quiet, ui.even)}>
          {sentenceOfRun(run)}
          {isStale && ` ${texts.stale}`}
        </span>
        {isWaiting && <Safe run={run} />}
      </div>
      {isWaiting && <HowLong run={run} />}
      {results !== null && results.compilation.status === 'ACCEPTED' && results.testCases.length > 0 && (
        <span className={clsx(ui.text14, ui.quiet, ui.figures)}>{costOf(results.testCases)}</span>
      )}
      {children}
    </div>
  )
}

/** Not announced to screen readers, because it changes every second. */
function HowLong({ run }: { run: TestRun }) {
  const { howLong } = useRunWait(run)
  return howLong === null ? null : <span className={clsx(ui.text14, ui.quiet, ui.figures)}>{howLong}</span>
}

function Safe({ run }: { run: TestRun }) {
  const { safe } = useRunWait(run)
  return safe === null ? null : <span className={clsx(ui.small, ui.quiet, ui.even, classes.safe)}>{safe}</span>
}

function costOf(cases: readonly TestCaseOutcome[]): string {
  const slowestMs = Math.max(...cases.map(({ timeMs }) => timeMs))
  const largestKb = Math.max(...cases.map(({ memoryKb }) => memoryKb))
  return texts.time(Math.round(slowestMs), Math.round(largestKb / 1024))
}
