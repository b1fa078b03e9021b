import { interviewStepLabels } from '@greenroom/shared/vocabulary'
import type { Journey } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { StepTimes } from '../../ui/charts/StepTimes.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Journey.module.css'
import { journeyTexts } from './texts.ts'

const texts = journeyTexts.steps

/** The average time per step of the latest interviews against the usual time; nothing before the first scorecard. */
export function TimePerStep({ stepTimes: { interviews, steps } }: { stepTimes: Journey['stepTimes'] }) {
  if (steps.length === 0) return null
  return (
    <section className={classes.timeline} aria-labelledby="steps">
      <h2 id="steps" className={clsx(ui.under4, ui.large)}>
        {texts.title}
      </h2>
      <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.from(interviews)}</p>
      <StepTimes
        label={texts.title}
        steps={steps.map(({ step, seconds, targetSeconds }) => ({
          label: interviewStepLabels[step],
          minutes: seconds / 60,
          plannedMinutes: targetSeconds / 60,
        }))}
      />
    </section>
  )
}
