import type { WorkedQuestion } from '@greenroom/shared/wire'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Papers.module.css'
import { paperTexts } from './texts.ts'

const texts = paperTexts.marks

/** An answered question: the user's answer, the right one, and why. */
export function Worked({ question }: { question: WorkedQuestion }) {
  const { answer, isRight, right, why, takeaway, isReviewed } = question
  const Icon = isRight === true ? IconCheck : IconX
  const steps = why.filter(({ about }) => about === null)
  const reasons = why.filter(({ about }) => about !== null)
  return (
    <div>
      <dl className={classes.answers}>
        <dt className={ui.quiet}>{texts.yours}</dt>
        <dd className={ui.flat}>
          <Icon size={16} className={isRight === true ? ui.accent : ui.bad} aria-hidden="true" />{' '}
          {answer ?? texts.noAnswer} {answer !== null && isRight === null && texts.unreadable}
        </dd>
        <dt className={ui.quiet}>{texts.right}</dt>
        <dd className={clsx(ui.flat, ui.strong)}>{right}</dd>
      </dl>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map(({ about, text }) => (
            <li key={about}>
              <span className={clsx(ui.medium, about === right && ui.accent)}>{about}</span>: {text}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className={classes.reasons}>
          {steps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      <div className={clsx(ui.lineAbove, classes.keep)}>
        <strong className={ui.small}>{texts.keep}</strong>
        <Markdown text={takeaway} />
      </div>
      {!isReviewed && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{paperTexts.notReviewed}</p>}
    </div>
  )
}
