import { type ReviewAnswer, type ReviewCard, type ReviewGrade, reviewGrades } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { AskForm } from './AskForm.tsx'
import classes from './Reviews.module.css'
import { reviewTexts as texts } from './texts.ts'
import { intervalWords } from './when.ts'

/** The keys 1 to 4 work anywhere except in text fields. Space keeps its meaning on controls. */
const typing = ['TEXTAREA', 'SELECT']
const controls = [...typing, 'INPUT', 'BUTTON', 'A', 'SUMMARY']

/** One card: its question, then its answer with the grades that fit. */
export function CardView(props: {
  card: ReviewCard
  canSkip: boolean
  onGrade: (grade: ReviewGrade, seconds: number) => void
  onSkip: () => void
  /** Drops the card, because it was reviewed elsewhere. */
  onDrop: () => void
}) {
  const { card, onGrade } = props
  const [answer, setAnswer] = useState<ReviewAnswer | null>(card.answer)
  const [isShown, setShown] = useState(card.answer !== null)
  const [openedAt] = useState(() => Date.now())
  const question = useRef<HTMLDivElement>(null)
  const solution = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => question.current?.focus(), [])
  useEffect(() => {
    if (isShown) solution.current?.focus()
  }, [isShown])

  const grades: readonly ReviewGrade[] = card.ask === null ? reviewGrades : (answer?.grades ?? [])
  function grade(chosen: ReviewGrade | undefined): void {
    // The key may be pressed a second time before the next card is shown.
    if (!isShown || chosen === undefined || !grades.includes(chosen) || isDone.current) return
    isDone.current = true
    onGrade(chosen, Math.round((Date.now() - openedAt) / 1_000))
  }
  const show = (): void => setShown(true)
  useHotkeys(card.ask === null ? [['Space', show]] : [], controls)
  useHotkeys(
    reviewGrades.map((each, index) => [String(index + 1), () => grade(each)]),
    typing,
  )

  return (
    <article className={clsx(ui.surface, ui.lineAround, ui.round, classes.card)}>
      <p className={clsx(ui.under12, ui.small, ui.quiet, ui.breaks)}>{card.reason}</p>
      <div ref={question} tabIndex={-1} className={clsx(ui.text17, ui.line27, classes.question)}>
        <Markdown text={card.front} />
      </div>
      {card.context !== null && (
        <details className={clsx(ui.body, classes.task)}>
          <summary className={clsx(ui.small, ui.quiet, ui.pressable)}>{texts.context}</summary>
          <Markdown text={card.context} />
        </details>
      )}
      {card.ask !== null && (
        <AskForm
          card={card}
          ask={card.ask}
          answer={answer}
          canSkip={props.canSkip}
          onSkip={props.onSkip}
          onDrop={props.onDrop}
          onAnswer={(given) => {
            setAnswer(given)
            show()
          }}
        />
      )}
      {card.ask === null && !isShown && (
        <>
          <Button variant="filled" mt="lg" onClick={show}>
            {texts.show}
          </Button>
          <p className={clsx(ui.small, ui.quiet, classes.keys)}>{texts.keys}</p>
        </>
      )}
      {isShown && (
        <section ref={solution} tabIndex={-1} aria-label={texts.answer} className={clsx(ui.lineAbove, classes.answer)}>
          {answer !== null && (
            <p className={clsx(ui.under8, ui.strong, answer.verdict === 'wrong' ? ui.bad : ui.accent)}>
              {texts.verdicts[answer.verdict]}
            </p>
          )}
          <Markdown text={answer?.back ?? card.back ?? ''} />
          {grades.length > 1 && <p className={clsx(ui.small, ui.quiet, classes.how)}>{texts.howWell}</p>}
          <div className={clsx(classes.grades, grades.length === 1 && classes.how)}>
            {grades.map((each) => (
              <button
                key={each}
                type="button"
                className={clsx(ui.surface, ui.lineAround, ui.round, ui.pressable, ui.hovers, classes.grade)}
                onClick={() => grade(each)}
              >
                <span className={clsx(ui.block, ui.medium)}>
                  {grades.length === 1 ? texts.next : texts.grades[each]}
                </span>
                <span className={clsx(ui.block, ui.small, ui.quiet)}>
                  {intervalWords(card.comesBack[each], Date.now())}
                </span>
              </button>
            ))}
          </div>
        </section>
      )}
    </article>
  )
}
