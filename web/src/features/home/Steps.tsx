import { interviewStepLabels, interviewSteps } from '@greenroom/shared'
import classes from './Steps.module.css'
import { homeTexts } from './texts.ts'

/** The steps of a question in order, each in one sentence. */
export function Steps() {
  return (
    <ol className={classes.steps}>
      {interviewSteps.map((step) => (
        <li key={step} className={classes.step}>
          <strong className={classes.name}>{interviewStepLabels[step]}</strong>
          <span className={classes.what}>{homeTexts.steps.each[step]}</span>
        </li>
      ))}
    </ol>
  )
}
