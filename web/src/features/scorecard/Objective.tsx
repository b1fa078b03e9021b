import { interviewStepLabels, interviewSteps, type Scorecard } from '@greenroom/shared'
import { elapsedOf } from '../../app/time.ts'
import classes from './Objective.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** What was counted, not judged. */
export function Objective({ objective }: { objective: Scorecard['objective'] }) {
  const { testsPassed, testsTotal, firstRunAt, hintRungs, phaseSeconds } = objective
  const steps = interviewSteps.flatMap((step) => {
    const seconds = phaseSeconds[step]
    return seconds === undefined || seconds <= 0 ? [] : [{ step, seconds }]
  })
  const longest = Math.max(1, ...steps.map(({ seconds }) => seconds))
  return (
    <section className={classes.objective} aria-labelledby="counted">
      <h2 id="counted" className={classes.title}>
        {texts.counted}
      </h2>
      <dl className={classes.facts}>
        {testsPassed !== null && testsTotal !== null && (
          <Fact label={texts.tests} value={texts.testsPassed(testsPassed, testsTotal)} />
        )}
        {firstRunAt !== null && <Fact label={texts.firstRun} value={elapsedOf(firstRunAt)} />}
        <Fact label={texts.hints} value={hintRungs.length === 0 ? texts.noHints : texts.rungs(hintRungs)} />
      </dl>
      {steps.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{texts.timePerStep}</h3>
          <dl className={classes.steps}>
            {steps.map(({ step, seconds }) => (
              <div key={step} className={classes.step}>
                <dt>{interviewStepLabels[step]}</dt>
                <dd>
                  <span className={classes.bar} style={{ width: `${(100 * seconds) / longest}%` }} aria-hidden="true" />
                  <span className={classes.value}>{elapsedOf(seconds * 1000)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
