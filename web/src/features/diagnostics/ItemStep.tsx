import { skillLabel } from '@greenroom/shared/learning'
import { type Confidence, confidences, type GivenAnswer, type ShownItem } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { InlineCode } from '../../parts/chat/InlineCode.tsx'
import { ReportItem } from '../../parts/report/ReportItem.tsx'
import { AnswerOption } from '../../ui/AnswerOption.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useDiagnosticCalls } from './diagnostics.ts'
import classes from './ItemStep.module.css'
import { SkipPart } from './SkipPart.tsx'
import { StepFooter } from './StepFooter.tsx'
import { diagnosticTexts as texts } from './texts.ts'
import { useKeys } from './useKeys.ts'

const letters: readonly string[] = ['A', 'B', 'C', 'D']

/** The option that a key chooses, A to D or 1 to 4; -1 if it chooses none. */
const optionOf = (key: string): number => (/^[1-4]$/.test(key) ? Number(key) - 1 : letters.indexOf(key.toUpperCase()))

/** One item: its situation, the options or a field for a number, and the user's confidence. */
export function ItemStep({ diagnosticId, item }: { diagnosticId: string; item: ShownItem }) {
  const { id, concept, question, situation, options, unit } = item
  const calls = useDiagnosticCalls()
  const [chosen, choose] = useState<number | null>(null)
  const [typed, type] = useState('')
  const [confidence, setConfidence] = useState<Confidence>('fairly')
  const [missing, setMissing] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { submit, pending, error } = useSubmit((answer: GivenAnswer) =>
    calls.answer(diagnosticId, { itemId: id, answer, confidence: 'skip' in answer ? null : confidence }),
  )

  function answer(): void {
    const given = options === null ? numberOf(typed) : chosen === null ? null : { option: chosen }
    setMissing(given === null ? (options === null ? texts.notANumber : texts.chooseFirst) : null)
    if (given !== null) void submit(given)
  }
  useKeys((key) => {
    if (key === 'Enter') {
      answer()
      return true
    }
    const option = optionOf(key)
    if (options?.[option] === undefined) return false
    choose(option)
    setMissing(null)
    // Focus the option, so that Enter submits the answer.
    document.getElementsByName(id)[option]?.focus()
    return true
  })

  return (
    <form
      className={clsx(ui.flex, ui.column, ui.grow)}
      onSubmit={(event) => {
        event.preventDefault()
        answer()
      }}
    >
      <div className={clsx(ui.grow, ui.grid, ui.oneColumn, ui.gap16, ui.start, classes.item)}>
        <div>
          <p className={clsx(ui.under4, ui.text15, ui.quiet)}>{skillLabel(concept)}</p>
          <h1 ref={heading} tabIndex={-1} className={clsx(ui.flat, classes.question)}>
            <InlineCode text={question} />
          </h1>
        </div>
        <div className={classes.situation}>
          <Markdown text={situation} isPage />
        </div>
        {options === null ? (
          <TextInput
            className={classes.number}
            label={unit === null ? texts.number : texts.numberIn(unit)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            error={missing}
            onChange={({ currentTarget: { value } }) => {
              type(value)
              setMissing(null)
            }}
          />
        ) : (
          <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless, ui.grid, ui.oneColumn, ui.gap10)}>
            <legend className={classes.legend}>{texts.options}</legend>
            {options.map((text, index) => (
              <AnswerOption
                key={text}
                name={id}
                checked={chosen === index}
                letter={letters[index]}
                keys={`${letters[index]} ${index + 1}`}
                onChoose={() => {
                  choose(index)
                  setMissing(null)
                }}
              >
                <Markdown text={text} />
              </AnswerOption>
            ))}
            <Problem>{missing}</Problem>
          </fieldset>
        )}
        <div className={clsx(ui.row, ui.wrap, ui.gap16)}>
          <div className={classes.sure}>
            <RadioField
              label={texts.sure}
              dense
              value={confidence}
              options={confidences.map((value) => ({ value, label: texts.confidences[value] }))}
              onChange={setConfidence}
            />
          </div>
          <span className={clsx(ui.text14, ui.quiet, classes.sureHint)}>{texts.sureHint}</span>
        </div>
        <Problem>{error === null ? null : sentenceOf(error)}</Problem>
        <div>
          <ReportItem item={{ kind: 'diagnostic', id }} />
        </div>
      </div>
      <StepFooter left={<SkipPart diagnosticId={diagnosticId} part="knowledge" />}>
        <Button variant="subtle" disabled={pending} onClick={() => void submit({ skip: true })}>
          {texts.unknown}
        </Button>
        <Button type="submit" variant="filled" loading={pending}>
          {texts.answer}
          <span className={clsx(ui.tiny, ui.mono, ui.roundSmall, ui.notOnPhones, classes.enter)} aria-hidden="true">
            Enter
          </span>
        </Button>
      </StepFooter>
    </form>
  )
}

/** `3,5` and `3.5`, and `1,000`; null if it isn't a number. */
function numberOf(typed: string): { number: number } | null {
  const plain = typed.trim().replace(/^(-?\d{1,3}(?:,\d{3})+)(?=$|\.)/, (all) => all.replaceAll(',', ''))
  if (!/^-?\d+(?:[.,]\d+)?$/.test(plain)) return null
  return { number: Number(plain.replace(',', '.')) }
}
