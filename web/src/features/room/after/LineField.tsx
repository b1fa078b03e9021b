import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconQuote } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { nameOf } from '../../../data/sessionLabels.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import classes from './After.module.css'
import type { DraftLine } from './draft.ts'
import { afterTexts as texts } from './texts.ts'

const scores = [
  { value: 0, label: texts.noScore },
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
]

/** One rubric dimension: a score, the quotes that support it, and what to practise. */
export function LineField(props: {
  dimension: string
  expected: string | undefined
  line: DraftLine
  problem: string | null
  isPicking: boolean
  onPicking: () => void
  onChange: (changed: Partial<DraftLine>) => void
}) {
  const { dimension, line, problem, onChange } = props
  const name = nameOf(dimension)
  return (
    <section
      className={clsx(ui.grid, ui.gap12, ui.lineAbove, classes.line)}
      aria-label={name}
      data-picking={props.isPicking}
    >
      <div>
        <h2 className={clsx(ui.flat, ui.large)}>{name}</h2>
        {props.expected !== undefined && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{props.expected}</p>}
      </div>
      <RadioField
        label={`${texts.score}, ${name}`}
        labelHidden
        dense
        value={line.score ?? 0}
        options={scores}
        onChange={(value) =>
          onChange({ score: value === 1 || value === 2 || value === 3 || value === 4 ? value : null })
        }
      />
      {line.evidence.length > 0 && (
        <ul className={clsx(ui.grid, ui.gap6, ui.list)} aria-label={texts.quotes}>
          {line.evidence.map((quote, index) => (
            <li
              key={`${quote.eventSeq} ${quote.quote}`}
              className={clsx(ui.flex, ui.between, ui.gap8, ui.small, classes.quote)}
            >
              <q className={clsx(ui.asTyped, ui.breaks)}>{quote.quote}</q>
              <CloseButton
                size="sm"
                aria-label={texts.removeQuote(quote.quote)}
                onClick={() => onChange({ evidence: line.evidence.filter((_, at) => at !== index) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="xs"
          aria-label={props.isPicking ? undefined : texts.addQuote(name)}
          leftSection={<IconQuote size={15} stroke={1.6} aria-hidden="true" />}
          onClick={props.onPicking}
        >
          {props.isPicking ? texts.stopPicking : texts.quote}
        </Button>
      </div>
      {line.score !== null && (
        <TextInput
          label={texts.nextStep}
          value={line.nextStep}
          maxLength={2_000}
          onChange={({ currentTarget }) => onChange({ nextStep: currentTarget.value })}
        />
      )}
      {problem !== null && <Problem>{problem}</Problem>}
    </section>
  )
}
