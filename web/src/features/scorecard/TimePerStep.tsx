import type { Scorecard } from '@greenroom/shared/session'
import { type InterviewStep, interviewStepLabels, interviewSteps } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './TimePerStep.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Each step's length next to its usual length, if known. */
export function TimePerStep(props: {
  phaseSeconds: Scorecard['objective']['phaseSeconds']
  /** The usual seconds per step, over all questions; leaves out steps without a usual length. */
  targets: Partial<Record<InterviewStep, number>>
  /** How long the interview took; null when only a part of it is shown. */
  spentMs: number | null
  /** The interview's full time limit. */
  wholeMs: number
  /** The longest silence and when it began; null if there was none. */
  silence: { length: string; at: string } | null
}) {
  const { targets, spentMs, silence } = props
  const steps = interviewSteps.flatMap((step) => {
    const seconds = props.phaseSeconds[step]
    return seconds === undefined || seconds <= 0 ? [] : [{ step, seconds, target: targets[step] }]
  })
  if (steps.length === 0) return null
  const longest = Math.max(1, ...steps.flatMap(({ seconds, target = 0 }) => [seconds, target]))
  const percent = (seconds: number) => `${(100 * seconds) / longest}%`
  return (
    <section>
      <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap12)}>
        <h3 className={ui.under4}>{texts.timePerStep}</h3>
        {spentMs !== null && (
          <span className={clsx(ui.text14, ui.quiet, ui.figures)}>
            {texts.facts.sum(elapsedOf(spentMs), elapsedOf(props.wholeMs))}
          </span>
        )}
      </div>
      <dl className={clsx(ui.flat, ui.body)}>
        {steps.map(({ step, seconds, target }) => (
          <div key={step} className={clsx(ui.grid, ui.middle, classes.step)}>
            <dt>{interviewStepLabels[step]}</dt>
            <dd>
              <span className={clsx(ui.anchor, classes.track)} aria-hidden="true">
                <span
                  className={clsx(ui.block, ui.square2, ui.accentGround, classes.bar)}
                  style={{ width: percent(seconds) }}
                />
                {target !== undefined && (
                  <span className={clsx(ui.over, classes.target)} style={{ left: percent(target) }} />
                )}
              </span>
              <span className={ui.right}>
                {elapsedOf(seconds * 1000)}
                {target !== undefined && texts.usually(elapsedOf(target * 1000))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={clsx(ui.text13, ui.line18, ui.quiet, classes.note)}>
        {silence !== null && texts.silenceAt(silence.length, silence.at)}
        {steps.some(({ target }) => target !== undefined) && texts.target}
      </p>
    </section>
  )
}
