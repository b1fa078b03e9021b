import { type InterviewStep, interviewStepLabels, interviewSteps } from '@greenroom/shared'
import classes from './StepsPicture.module.css'

/** How the steps share the time, roughly: the longest is the coding. */
const shares: Record<InterviewStep, number> = {
  introduction: 1,
  clarification: 2,
  approach: 3,
  coding: 7,
  testing: 3,
  follow_up: 3,
  wrap_up: 1,
}

/** The steps of an interview in order; a bar as long as its share of the time. */
export function StepsPicture() {
  return (
    <ol className={classes.steps}>
      {interviewSteps.map((step) => (
        <li key={step} className={classes.step}>
          {interviewStepLabels[step]}
          <span className={classes.bar} style={{ width: `${(100 * shares[step]) / shares.coding}%` }} />
        </li>
      ))}
    </ol>
  )
}
