import { TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { AnswerOption } from '../../ui/AnswerOption.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './PaperRoom.module.css'
import { letterOf, type Numbered, type Sheet } from './sheets.ts'
import { paperTexts } from './texts.ts'
import { unitSection } from './unitSection.tsx'
import type { Answers } from './useAnswers.ts'

const texts = paperTexts.room

type Props = {
  sheet: Sheet
  /** The key of the question that shortcuts answer. */
  here: string
  answers: Answers
  onHere: (key: string) => void
  onNext: () => void
}

/** A question, or a set of questions beside the options that they share. */
export function SheetView({ sheet, here, answers, onHere, onNext }: Props) {
  const { questions } = sheet
  const [first, last] = [questions[0], questions.at(-1)]
  const heading = useRef<HTMLHeadingElement>(null)
  const firstKey = first?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet is announced by its heading
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [firstKey])
  if (first === undefined || last === undefined) return null
  const isSet = first.form === 'extended_matching'
  return (
    <article className={clsx(classes.sheet, isSet && classes.set)}>
      <header>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
          {questions.length > 1
            ? texts.items(first.number, last.number, first.area.toLowerCase())
            : texts.item(first.number, first.area.toLowerCase())}
        </p>
        <h2 ref={heading} tabIndex={-1} className={clsx(ui.title, ui.under12, classes.title)}>
          {first.title}
        </h2>
        <div className={ui.text17}>
          <Markdown text={first.statement} />
        </div>
      </header>
      {first.form === 'numeric' && <NumberField key={first.key} question={first} answers={answers} onNext={onNext} />}
      {first.form === 'single_best_answer' && <Options key={first.key} question={first} answers={answers} />}
      {isSet && (
        <div className={classes.matching}>
          <ol className={ui.list}>
            {questions.map((question) => (
              <Scenario
                key={question.key}
                question={question}
                isHere={question.key === here}
                answers={answers}
                onHere={onHere}
              />
            ))}
          </ol>
          <section aria-label={texts.options} className={ui.lineAbove}>
            <p className={clsx(ui.row, ui.between, ui.flat, classes.optionsHead)}>
              <strong>{texts.options}</strong>
              <span className={clsx(ui.small, ui.quiet)}>{texts.keys(letterOf(first.options.length - 1))}</span>
            </p>
            <ol className={ui.list}>
              {first.options.map((option, index) => (
                <li key={option} className={clsx(ui.lineAbove, classes.optionLine)}>
                  <span className={ui.medium}>{letterOf(index)}</span> {option}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </article>
  )
}

function NumberField({ question, answers, onNext }: { question: Numbered; answers: Answers; onNext: () => void }) {
  return (
    <TextInput
      className={classes.number}
      size="lg"
      label={texts.answer}
      description={texts.numberHint(question.rounding ?? '')}
      inputWrapperOrder={['label', 'input', 'description']}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      {...unitSection(question.unit)}
      value={answers.answerOf(question.key) ?? ''}
      onChange={({ currentTarget }) =>
        answers.setAnswer(question.key, currentTarget.value === '' ? null : currentTarget.value)
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter') onNext()
      }}
    />
  )
}

function Options({ question, answers }: { question: Numbered; answers: Answers }) {
  const chosen = answers.answerOf(question.key)
  return (
    <fieldset className={clsx(ui.bare, ui.borderless, classes.options)}>
      <legend className={classes.spoken}>{texts.answer}</legend>
      {question.options.map((option, index) => (
        <AnswerOption
          key={option}
          name={question.key}
          checked={chosen === option}
          letter={letterOf(index)}
          keys={letterOf(index)}
          onChoose={() => answers.setAnswer(question.key, option)}
        >
          {option}
        </AnswerOption>
      ))}
    </fieldset>
  )
}

function Scenario(props: { question: Numbered; isHere: boolean; answers: Answers; onHere: (key: string) => void }) {
  const { question, isHere, answers, onHere } = props
  const chosen = answers.answerOf(question.key)
  const choose = (option: string): void => {
    onHere(question.key)
    answers.setAnswer(question.key, option)
  }
  return (
    <li className={clsx(ui.lineAbove, classes.scenario)} data-here={isHere}>
      <span className={clsx(ui.strong, ui.figures, ui.quiet)}>{question.number}</span>
      <div>
        <Markdown text={question.scenario ?? ''} />
        <fieldset className={clsx(ui.bare, ui.borderless, ui.row, ui.wrap, ui.gap6)}>
          <legend className={classes.spoken}>{`${texts.answer}, ${question.number}`}</legend>
          {question.options.map((option, index) => (
            <label key={option} className={classes.letter} data-chosen={chosen === option} title={option}>
              <input
                type="radio"
                name={question.key}
                checked={chosen === option}
                aria-label={`${letterOf(index)}: ${option}`}
                onFocus={() => onHere(question.key)}
                onChange={() => choose(option)}
              />
              <span aria-hidden="true">{letterOf(index)}</span>
            </label>
          ))}
        </fieldset>
        {chosen !== null && <p className={clsx(ui.flat, ui.small, ui.quiet, ui.after4)}>{chosen}</p>}
      </div>
    </li>
  )
}
