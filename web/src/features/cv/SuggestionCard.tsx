import type { CvSuggestion } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Cv.module.css'
import { cvTexts } from './texts.ts'
import { wordDiff } from './wordDiff.ts'

const texts = cvTexts.suggestions

type Props = {
  suggestion: CvSuggestion
  number: number
  isOpen: boolean
  isBusy: boolean
  answer: string
  setAnswer: (answer: string) => void
  choose: () => void
  accept: () => void
  reject: () => void
  edit: () => void
  move: (by: number) => void
}

/** Swallows the second click of a double click, which would decide on the next suggestion. */
const onceOnly = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** One suggestion. Closed, it shows its title and reason; open, it shows the change, its question and the decision. */
export function SuggestionCard(props: Props) {
  const { suggestion, number, isOpen, choose } = props
  if (isOpen) return <OpenCard {...props} />
  return (
    <button type="button" className={classes.closed} onClick={choose}>
      <span className={classes.mark} aria-hidden>
        {number}
      </span>
      <span className={ui.shrinks}>
        <span className={clsx(ui.block, ui.medium)}>{suggestion.title}</span>
        <span className={clsx(ui.block, ui.small, ui.quiet)}>{suggestion.reason}</span>
      </span>
    </button>
  )
}

function OpenCard({ suggestion, number, isBusy, answer, setAnswer, accept, reject, edit, move }: Props) {
  const { title, reason, after, ask } = suggestion
  const needsAnswer = after === null && answer.trim() === ''
  return (
    <div className={classes.card}>
      <h3 className={clsx(ui.row, ui.gap12, classes.cardTitle)}>
        <span className={classes.mark} data-chosen aria-hidden>
          {number}
        </span>
        {title}
      </h3>
      <Change suggestion={suggestion} answer={answer.trim()} />
      <p className={clsx(ui.small, ui.quiet, ui.under12)}>{reason}</p>
      {ask !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            accept()
          }}
        >
          <TextInput
            label={
              <>
                {ask.label} <span className={clsx(ui.quiet, ui.regular)}>{texts.onlyYou}</span>
              </>
            }
            description={ask.hint}
            value={answer}
            maxLength={400}
            mb={16}
            onChange={({ currentTarget: { value } }) => setAnswer(value)}
          />
        </form>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.gap8)} onClickCapture={onceOnly}>
        <Button
          variant="filled"
          disabled={isBusy || needsAnswer}
          rightSection={<kbd aria-hidden>A</kbd>}
          onClick={accept}
        >
          {texts.accept}
        </Button>
        <Button disabled={isBusy} rightSection={<kbd aria-hidden>R</kbd>} onClick={reject}>
          {texts.reject}
        </Button>
        <Button variant="subtle" onClick={edit}>
          {texts.edit}
        </Button>
        <span className={clsx(ui.grow, ui.row, ui.end, ui.gap4)}>
          <button type="button" className={classes.key} aria-label={texts.next} onClick={() => move(1)}>
            <kbd aria-hidden>J</kbd>
          </button>
          <button type="button" className={classes.key} aria-label={texts.previous} onClick={() => move(-1)}>
            <kbd aria-hidden>K</kbd>
          </button>
        </span>
      </div>
      {needsAnswer && <p className={clsx(ui.small, ui.quiet, ui.after8, ui.flat)}>{texts.answerFirst}</p>}
    </div>
  )
}

/** What changes. Until the question is answered, shows where the answer goes. */
function Change({ suggestion, answer }: { suggestion: CvSuggestion; answer: string }) {
  const { before, after, ask } = suggestion
  if (after === '')
    return (
      <p className={clsx(classes.change, ui.breaks)}>
        <span className={ui.quiet}>{texts.remove} </span>
        <del className={classes.out}>{before}</del>
      </p>
    )
  const [start = '', end = ''] = ask?.template.split('{answer}') ?? []
  const slot = ask === null ? null : answer === '' ? ask.label.toLowerCase() : answer
  const text = slot === null ? (after ?? before) : `${start}\uE000${end}`
  return (
    <p className={clsx(classes.change, ui.breaks)}>
      {wordDiff(before, text).map(({ kind, text: piece }, index) => {
        const key = `${index}${kind}`
        if (kind === 'out')
          return (
            <del key={key} className={classes.out}>
              {piece}
            </del>
          )
        const [left = '', right] = piece.split('\uE000')
        const content = (
          <>
            {left}
            {right !== undefined && <span className={classes.slot}>{slot}</span>}
            {right}
          </>
        )
        return kind === 'in' ? (
          <ins key={key} className={classes.in}>
            {content}
          </ins>
        ) : (
          <span key={key}>{content}</span>
        )
      })}
    </p>
  )
}
