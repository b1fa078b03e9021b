import type { AdminOverview } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { amount, moneyOf, shortAmount } from '../parts/formats.ts'
import overview from './Overview.module.css'
import { Sparkline } from './Sparkline.tsx'
import { overviewTexts } from './texts.ts'

const texts = overviewTexts.figures

type Figure = { total: number; byDay: readonly number[] }

/** Figures for the period, each with a daily sparkline. Currencies aren't added together; each has its own figure. */
export function Figures({ overview: data, period }: { overview: AdminOverview; period: string }) {
  const { interviews, people, tokens, income } = data
  return (
    <div className={overview.figures}>
      <FigureOf name={texts.interviews} figure={interviews} value={shortAmount(interviews.total)} beside={period} />
      <FigureOf
        name={texts.people}
        figure={people.active}
        value={shortAmount(people.active.total)}
        beside={texts.ofAll(amount(people.all))}
      />
      <FigureOf name={texts.tokens} figure={tokens} value={shortAmount(tokens.total)} beside={period} />
      {income.length === 0 && (
        <FigureOf
          name={texts.income}
          figure={{ total: 0, byDay: interviews.byDay.map(() => 0) }}
          value={moneyOf(0, 'EUR')}
          beside={texts.noPayments}
        />
      )}
      {income.map(({ currency, amount: figure, payments }) => (
        <FigureOf
          key={currency}
          name={texts.income}
          figure={figure}
          value={moneyOf(figure.total, currency)}
          beside={texts.payments(amount(payments))}
          wordOf={(value) => moneyOf(value, currency)}
        />
      ))}
    </div>
  )
}

function FigureOf(props: {
  name: string
  figure: Figure
  value: string
  beside: string
  wordOf?: (value: number) => string
}) {
  const { figure, wordOf = amount } = props
  return (
    <section className={overview.figure} aria-label={props.name}>
      <h2>{props.name}</h2>
      <p className={overview.number}>
        <strong>{props.value}</strong>{' '}
        <span className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{props.beside}</span>
      </p>
      <Sparkline days={figure.byDay} label={texts.line([...figure.byDay].reverse().map(wordOf))} />
    </section>
  )
}
