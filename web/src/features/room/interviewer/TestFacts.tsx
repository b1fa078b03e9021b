import { isPending, questionsOf, type TestRun } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import ui from '../../../ui/primitives.module.css'
import { Section } from './Section.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** Results so far of running the candidate's code. */
export function TestFacts() {
  const runs = useRoom(({ state }) => (state === null ? undefined : questionsOf(state).at(-1)?.runs))
  return (
    <Section title={texts.facts}>
      {runs === undefined || runs.length === 0 ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.noRuns}</p>
      ) : (
        <ul className={clsx(ui.grid, ui.gap6, ui.list, ui.small)}>
          {runs.map((run) => (
            <li key={run.runId} className={clsx(ui.flex, ui.between, ui.gap12)}>
              <span>{texts.runKinds[run.purpose]}</span>
              <span className={clsx(ui.quiet, ui.figures)}>{outcomeOf(run)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function outcomeOf(run: TestRun): string {
  if (isPending(run)) return texts.runPending
  const { outcome } = run
  if (outcome.status !== 'COMPLETED' || outcome.results === null) return texts.runFailed
  return texts.runPassed(outcome.results.passed, outcome.results.total)
}
