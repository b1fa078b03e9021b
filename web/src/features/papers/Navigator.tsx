import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './PaperRoom.module.css'
import type { Sheet } from './sheets.ts'
import { paperTexts } from './texts.ts'
import type { Answers } from './useAnswers.ts'

const texts = paperTexts.room

type Props = {
  title: string
  sheets: readonly Sheet[]
  here: string
  answers: Answers
  leftMs: number
  onGo: (sheet: number, key: string) => void
}

/** A part's questions as numbers: answered, open, flagged, and the current one. */
export function Navigator({ title, sheets, here, answers, leftMs, onGo }: Props) {
  const all = sheets.flatMap(({ questions }, sheet) => questions.map((question) => ({ ...question, sheet })))
  const answered = all.filter(({ key }) => answers.answerOf(key) !== null).length
  const flagged = all.filter(({ key }) => answers.isFlagged(key))
  const open = all.length - answered
  const perItem = open === 0 ? null : leftMs / open / 60_000
  return (
    <nav aria-label={texts.overview}>
      <p className={clsx(ui.row, ui.between, ui.under12)}>
        <strong>{title.split(',')[0]}</strong>
        <span className={clsx(ui.small, ui.quiet)}>{texts.answered(answered, all.length)}</span>
      </p>
      <ol className={clsx(ui.list, classes.numbers)}>
        {all.map(({ key, number, sheet }) => {
          const [isAnswered, isFlagged] = [answers.answerOf(key) !== null, answers.isFlagged(key)]
          return (
            <li key={key}>
              <button
                type="button"
                className={clsx(ui.figures, classes.cell)}
                data-answered={isAnswered}
                data-flagged={isFlagged}
                aria-current={key === here ? 'step' : undefined}
                aria-label={texts.goTo(number, texts.stateOf(isAnswered, isFlagged))}
                onClick={() => onGo(sheet, key)}
              >
                {number}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={clsx(ui.list, ui.small, ui.quiet, classes.legend)} aria-hidden="true">
        <li>
          <span className={classes.cell} data-answered="true" /> {texts.legend.answered}
        </li>
        <li>
          <span className={classes.cell} /> {texts.legend.open}
        </li>
        <li>
          <span className={classes.cell} aria-current="step" /> {texts.legend.here}
        </li>
        <li>
          <span className={classes.cell} data-flagged="true" /> {texts.legend.flagged}
        </li>
      </ul>
      <dl className={clsx(ui.lineAbove, ui.small, classes.figures)}>
        {perItem !== null && (
          <div className={clsx(ui.row, ui.between)}>
            <dt className={ui.quiet}>{texts.perItem}</dt>
            <dd className={clsx(ui.flat, ui.strong)}>
              {perItem < 1 ? `${Math.round(perItem * 60)} s` : `${Math.floor(perItem)} min`}
            </dd>
          </div>
        )}
        <div className={clsx(ui.row, ui.between)}>
          <dt className={ui.quiet}>{texts.flaggedList}</dt>
          <dd className={clsx(ui.flat, ui.strong)}>
            {flagged.length === 0 ? texts.noneFlagged : flagged.map(({ number }) => number).join(', ')}
          </dd>
        </div>
      </dl>
      <p className={clsx(ui.small, ui.quiet, ui.after12)}>{texts.rules}</p>
      <p className={clsx(ui.small, ui.quiet, ui.lineAbove, classes.caution)}>{paperTexts.notReviewed}</p>
    </nav>
  )
}
