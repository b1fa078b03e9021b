import type { TestCaseOutcome, TestRun } from '@greenroom/shared'
import type { ReactNode } from 'react'
import { useNow } from '../../useNow.ts'
import { sentenceOfRun, verdictOf } from './ownRun.ts'
import { ResultFace } from './ResultFace.tsx'
import classes from './RunHead.module.css'
import { detailTexts as texts } from './texts.ts'

/** The verdict on a run, in a word and a sentence; it is announced. */
export function RunHead({
  run,
  serverOffsetMs,
  children,
}: {
  run: TestRun
  serverOffsetMs: number
  children?: ReactNode
}) {
  const isWaiting = run.outcome.status === 'IN_QUEUE' || run.outcome.status === 'PENDING'
  const results = run.outcome.status === 'COMPLETED' ? run.outcome.results : null
  return (
    <div className={classes.head}>
      <div role="status" className={classes.verdict}>
        <ResultFace verdict={verdictOf(run)} size={18} />
        <span className={classes.sentence}>{sentenceOfRun(run)}</span>
      </div>
      {isWaiting && <Waited since={run.requestedAt - serverOffsetMs} />}
      {results !== null && results.compilation.status === 'ACCEPTED' && results.testCases.length > 0 && (
        <span className={classes.cost}>{costOf(results.testCases)}</span>
      )}
      {children}
    </div>
  )
}

const patienceMs = 3_000

/** How long it takes already, once that is longer than usual. */
function Waited({ since }: { since: number }) {
  const waitedMs = useNow(1_000) - since
  if (waitedMs < patienceMs) return null
  return <span className={classes.cost}>{texts.waited(Math.floor(waitedMs / 1_000))}</span>
}

function costOf(cases: readonly TestCaseOutcome[]): string {
  const slowestMs = Math.max(...cases.map(({ timeMs }) => timeMs))
  const largestKb = Math.max(...cases.map(({ memoryKb }) => memoryKb))
  return texts.time(Math.round(slowestMs), Math.round(largestKb / 1024))
}
