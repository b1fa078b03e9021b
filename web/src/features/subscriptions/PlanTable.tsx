import { IconCheck, IconCircleCheck, IconMinus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { amountOf } from '../../data/wallet.ts'
import ui from '../../ui/primitives.module.css'
import { exampleMinutes, interviewsFor, moneyOf, shownPlans } from './facts.ts'
import classes from './PlanTable.module.css'
import { benefitsOf, type Column, lengthOf, nameOf, pitchOf, priceOf, rhythmOf, type ShownPlans } from './planFacts.ts'
import { subscriptionTexts as texts } from './texts.ts'

const columns: readonly Column[] = ['free', ...shownPlans]
const icon = { size: 16, stroke: 1.6 } as const

const yes = <IconCheck {...icon} role="img" aria-label={texts.included} className={clsx(ui.accent, classes.yes)} />
const no = <IconMinus {...icon} role="img" aria-label={texts.notIncluded} className={clsx(ui.faint, classes.no)} />

/** The plans side by side. On a phone, only shown on request; scrolls sideways with its labels pinned. */
export function PlanTable(props: ShownPlans & { isOpen: boolean }) {
  const { list, premium, interviewDate, current, chosen, choose, isOpen } = props
  const rows: { label: string; cell: (column: Column) => ReactNode }[] = [
    { label: texts.rows.length, cell: (column) => lengthOf(column, interviewDate) },
    {
      label: texts.rows.tokens,
      cell: (column) => (
        <>
          {amountOf(benefitsOf(column).tokensPerMonth)} <span className={ui.quiet}>{texts.perMonth}</span>
        </>
      ),
    },
    {
      label: texts.rows.interviews,
      cell: (column) => (
        <>
          {texts.interviews(interviewsFor(benefitsOf(column).tokensPerMonth))}{' '}
          <span className={ui.quiet}>{texts.ofMinutes(exampleMinutes)}</span>
        </>
      ),
    },
    { label: texts.rows.basics, cell: () => yes },
    {
      label: texts.rows.premium,
      cell: (column) => {
        if (!benefitsOf(column).premiumContent) return no
        return premium === null ? yes : texts.premiumContent(premium.challenges, premium.courses)
      },
    },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={classes.scroller} data-open={isOpen} aria-label={texts.compare} tabIndex={0}>
      <table className={clsx(ui.wide, ui.small, classes.table)}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => {
              const rhythm = rhythmOf(column)
              return (
                <th key={column} scope="col" data-chosen={column === chosen}>
                  <span className={clsx(ui.block, ui.large, ui.strong)}>{nameOf(column)}</span>
                  <span className={clsx(ui.block, ui.quiet)}>{pitchOf(column)}</span>
                  <span className={clsx(ui.block, ui.strong, classes.price)}>
                    {moneyOf(priceOf(column, list))}
                    {rhythm !== null && (
                      <span className={clsx(ui.text14, ui.quiet, ui.regular, ui.even)}> {rhythm}</span>
                    )}
                  </span>
                </th>
              )
            })}
          </tr>
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column} className={classes.action} data-chosen={column === chosen}>
                {column === current ? (
                  <span className={clsx(ui.row, ui.gap8, ui.quiet, classes.yours)}>
                    <IconCircleCheck {...icon} aria-hidden="true" /> {texts.yourPlan}
                  </span>
                ) : (
                  column !== 'free' &&
                  choose(column, column === chosen ? texts.choosePlan(nameOf(column)) : texts.choose, column === chosen)
                )}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column} data-chosen={column === chosen}>
                  {cell(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
