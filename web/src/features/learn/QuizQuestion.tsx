import type { CheckedAnswer, QuizQuestionView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { AnswerOption } from '../../ui/AnswerOption.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Lesson.module.css'
import { lessonTexts } from './texts.ts'

const texts = lessonTexts.check

/**
 * A check. The server says whether the chosen option is right, and why. There is a button to send the answer, because
 * the first answer counts and arrow keys change the choice.
 */
export function QuizQuestion(props: {
  question: QuizQuestionView
  /** The check's place in the lesson, from 0, and how many there are. */
  index: number
  count: number
  answer: (option: number) => Promise<CheckedAnswer>
}) {
  const { question, options, answer } = props.question
  const [chosen, setChosen] = useState<number | null>(null)
  const [isHeard, setHeard] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    if (chosen === null) return
    await props.answer(chosen)
    setChosen(null)
    setHeard(true)
  })
  const verdict = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone. Focusing the verdict makes screen readers announce it once.
  useEffect(() => {
    if (isHeard) verdict.current?.focus({ preventScroll: true })
  }, [isHeard])
  const name = useId()
  const hint = useId()
  const shown = chosen ?? answer?.option ?? null
  const isOpen = chosen !== null && chosen !== answer?.option
  return (
    <fieldset
      className={clsx(ui.bare, ui.borderless, ui.lineAbove, classes.check)}
      id={checkId(props.index)}
      data-answered={answer !== null}
    >
      <legend className={clsx(ui.bare, ui.wide, classes.legend)}>
        <span className={clsx(ui.flex, ui.between, ui.baseline, ui.gap16)}>
          <span className={ui.strong}>{question}</span>
          <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.regular)}>
            {texts.place(props.index + 1, props.count)}
          </span>
        </span>
      </legend>
      <div className={clsx(ui.grid, ui.oneColumn, ui.gap8)}>
        {options.map((text, index) => (
          <AnswerOption
            key={text}
            name={name}
            checked={shown === index}
            state={isOpen || answer?.option !== index ? null : answer.isRight ? 'right' : 'wrong'}
            onChoose={() => {
              setChosen(index)
              setHeard(false)
            }}
          >
            {text}
          </AnswerOption>
        ))}
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.small, classes.verdict)}>
        {isOpen && (
          <Button
            size="compact-md"
            loading={pending}
            onClick={() => void submit()}
            aria-label={texts.answerOf(props.index + 1)}
            aria-describedby={answer === null ? hint : undefined}
          >
            {texts.answer}
          </Button>
        )}
        {!isOpen && answer !== null && (
          <p ref={verdict} tabIndex={-1} className={ui.flat}>
            <strong className={answer.isRight ? ui.accent : ui.bad}>
              {answer.isRight ? texts.right : texts.wrong}
            </strong>{' '}
            {answer.why} {!answer.isRight && texts.tryAgain}
          </p>
        )}
        {isOpen && answer === null && (
          <p id={hint} className={clsx(ui.flat, ui.quiet)}>
            {texts.counts}
          </p>
        )}
        {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      </div>
    </fieldset>
  )
}

export const checkId = (index: number): string => `check-${index + 1}`
