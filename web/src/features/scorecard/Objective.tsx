import type { Scorecard } from '@greenroom/shared/session'
import { type InterviewStep, interviewStepLabels, interviewSteps } from '@greenroom/shared/vocabulary'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Objective.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** What was counted, not judged. Each step's time stands against how long it usually takes, where that is known. */
export function Objective(props: {
  objective: Scorecard['objective']
  /** Seconds that the steps usually take, over all questions; a step without one has none. */
  targets?: Partial<Record<InterviewStep, number>>
  /** In ms; null where the recording is not there to be measured, or there was none. */
  longestSilenceMs?: number | null
}) {
  const { testsPassed, testsTotal, testsNotRun = 0, firstRunAt, hintRungs, phaseSeconds } = props.objective
  const { targets = {}, longestSilenceMs = null } = props
  const steps = interviewSteps.flatMap((step) => {
    const seconds = phaseSeconds[step]
    return seconds === undefined || seconds <= 0 ? [] : [{ step, seconds, target: targets[step] }]
  })
  const longest = Math.max(1, ...steps.flatMap(({ seconds, target = 0 }) => [seconds, target]))
  const percent = (seconds: number) => `${(100 * seconds) / longest}%`
  return (
    <section className={classes.objective} aria-labelledby="counted">
      <h2 id="counted" className={classes.title}>
        {texts.counted}
      </h2>
      <dl className={classes.facts}>
        {testsPassed !== null && testsTotal !== null && (
          <Fact label={texts.tests} value={texts.testsPassed(testsPassed, testsTotal, testsNotRun)} />
        )}
        {firstRunAt !== null && <Fact label={texts.firstRun} value={elapsedOf(firstRunAt)} />}
        <Fact label={texts.hints} value={hintRungs.length === 0 ? texts.noHints : texts.rungs(hintRungs)} />
        {longestSilenceMs !== null && <Fact label={texts.longestSilence} value={elapsedOf(longestSilenceMs)} />}
      </dl>
      {steps.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{texts.timePerStep}</h3>
          <dl className={classes.steps}>
            {steps.map(({ step, seconds, target }) => (
              <div key={step} className={classes.step}>
                <dt>{interviewStepLabels[step]}</dt>
                <dd>
                  <span className={classes.track} aria-hidden="true">
                    <span className={classes.bar} style={{ width: percent(seconds) }} />
                    {target !== undefined && <span className={classes.target} style={{ left: percent(target) }} />}
                  </span>
                  <span className={classes.value}>
                    {elapsedOf(seconds * 1000)}
                    {target !== undefined && (
                      <span className={classes.of}>{texts.usually(elapsedOf(target * 1000))}</span>
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {steps.some(({ target }) => target !== undefined) && <p className={classes.note}>{texts.target}</p>}
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
