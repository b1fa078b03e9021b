import type { CourseView } from '@greenroom/shared/wire'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Learn.module.css'
import { learnTexts as texts } from './texts.ts'

type Question = NonNullable<CourseView['lessons'][number]['quiz']>[number]

/** A self-check question: choosing an option explains why it is right or wrong. */
export function QuizQuestion({ question, options }: Question) {
  const [chosen, setChosen] = useState<number | null>(null)
  const name = useId()
  const answer = chosen === null ? undefined : options[chosen]
  return (
    <fieldset className={clsx(ui.bare, ui.under24, ui.borderless)}>
      <legend className={clsx(ui.bare, ui.medium, classes.asked)}>{question}</legend>
      {options.map(({ text, isRight }, index) => (
        <label
          key={text}
          className={clsx(
            ui.flex,
            ui.baseline,
            ui.gap10,
            ui.body,
            ui.lineAround,
            ui.round,
            ui.pressable,
            classes.option,
          )}
          data-state={chosen === index ? (isRight ? 'right' : 'wrong') : 'open'}
        >
          <input type="radio" name={name} checked={chosen === index} onChange={() => setChosen(index)} />
          <span>{text}</span>
        </label>
      ))}
      <p className={clsx(ui.after8, classes.why)} aria-live="polite">
        {answer !== undefined && (
          <>
            {answer.isRight ? (
              <IconCheck size={16} stroke={1.6} aria-hidden="true" className={clsx(ui.accent, classes.right)} />
            ) : (
              <IconX size={16} stroke={1.6} aria-hidden="true" className={clsx(ui.bad, classes.wrong)} />
            )}{' '}
            <strong>{answer.isRight ? texts.right : texts.wrong}</strong> {answer.why}
          </>
        )}
      </p>
    </fieldset>
  )
}
