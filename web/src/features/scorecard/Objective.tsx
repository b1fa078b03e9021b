import type { Scorecard } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Objective.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Counts rather than judgements, for places without their tab: in print and without the recording. */
export function Objective(props: { objective: Scorecard['objective'] }) {
  const { testsPassed, testsTotal, testsNotRun = 0, firstRunAt, hintRungs, costs } = props.objective
  return (
    <section className={clsx(ui.lineAbove, classes.objective)} aria-labelledby="counted">
      <h2 id="counted" className={clsx(ui.under8, ui.large)}>
        {texts.counted}
      </h2>
      <dl className={clsx(ui.flat, ui.body)}>
        {testsPassed !== null && testsTotal !== null && (
          <Fact label={texts.tests} value={texts.testsPassed(testsPassed, testsTotal, testsNotRun)} />
        )}
        {firstRunAt !== null && <Fact label={texts.firstRun} value={elapsedOf(firstRunAt)} />}
        {costs !== undefined && (
          <>
            <Fact label={texts.costs.time} value={texts.costs.stated(costs.time)} />
            <Fact label={texts.costs.space} value={texts.costs.stated(costs.space)} />
          </>
        )}
        <Fact label={texts.hints} value={hintRungs.length === 0 ? texts.noHints : texts.rungs(hintRungs)} />
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={clsx(ui.flex, ui.between, ui.gap16, classes.fact)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
