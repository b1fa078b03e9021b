import { moneyBackDays, type PlanId, plans } from '@greenroom/shared/rules'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { daysLeft } from '../../data/days.ts'
import { amountOf } from '../../data/wallet.ts'
import ui from '../../ui/primitives.module.css'
import { dayInWords, exampleMinutes, interviewsFor, moneyOf, shownPlans } from './facts.ts'
import classes from './PlanList.module.css'
import { benefitsOf, type Column, lengthOf, nameOf, pitchOf, priceOf, rhythmOf, type ShownPlans } from './planFacts.ts'
import { subscriptionTexts as texts } from './texts.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const dayMs = 24 * 60 * 60_000

/** The plans on a phone: the recommended one as a card, the others as expandable rows. */
export function PlanList(shown: ShownPlans) {
  const { list, chosen, current } = shown
  const others: Column[] = [...shownPlans.filter((plan) => plan !== chosen), 'free']
  return (
    <div className={clsx(ui.grid, ui.gap16, ui.narrowOnly)}>
      {chosen !== null && <ChosenCard plan={chosen} {...shown} />}
      <h2 className={clsx(ui.large, classes.heading)}>{chosen === null ? texts.all : texts.others}</h2>
      <ul className={classes.rows}>
        {others.map((column) => (
          <li key={column}>
            <details>
              <summary>
                <span className={ui.grid}>
                  <span className={ui.strong}>{nameOf(column)}</span>
                  <span className={clsx(ui.quiet, classes.quiet)}>{pitchOf(column)}</span>
                </span>
                <span className={clsx(ui.grid, ui.fixed, ui.right, classes.cost)}>
                  <span className={ui.strong}>{moneyOf(priceOf(column, list))}</span>
                  <span className={clsx(ui.quiet, classes.quiet)}>
                    {column === current ? texts.yourPlan : rhythmOf(column)}
                  </span>
                </span>
                <IconChevronRight {...icon} className={classes.chevron} />
              </summary>
              <Facts column={column} {...shown} />
              {column !== 'free' && column !== current && shown.choose(column, texts.choosePlan(nameOf(column)), false)}
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChosenCard({ plan, ...shown }: ShownPlans & { plan: PlanId }) {
  const { interviewDate, list, current } = shown
  const left = interviewDate === null ? null : daysLeft(interviewDate, new Date())
  const backUntil = dayInWords(new Date(Date.now() + moneyBackDays * dayMs).toISOString())
  const isMonthly = plans[plan].length.kind === 'monthly'
  return (
    <section className={clsx(ui.round, ui.surface, classes.card)} aria-label={nameOf(plan)}>
      <div className={clsx(ui.flex, ui.between, ui.start, ui.gap16, classes.cardHead)}>
        <div>
          {left !== null && <p className={clsx(ui.small, ui.accent, ui.medium)}>{texts.covers(left.days)}</p>}
          <h2>{nameOf(plan)}</h2>
        </div>
        <p className={clsx(ui.grid, ui.fixed, ui.right, classes.cost)}>
          <span className={clsx(ui.strong, classes.price)}>{moneyOf(priceOf(plan, list))}</span>
          <span className={clsx(ui.quiet, classes.quiet)}>{rhythmOf(plan)}</span>
        </p>
      </div>
      <Facts column={plan} {...shown} />
      {plan !== current && shown.choose(plan, texts.choosePlan(nameOf(plan)), true)}
      <p className={clsx(ui.after12, ui.quiet, ui.centre, classes.small)}>
        {isMonthly ? texts.renewsUntilCancelled : texts.endsByItself} {texts.moneyBackUntil(backUntil)}
      </p>
    </section>
  )
}

function Facts({ column, premium, interviewDate }: ShownPlans & { column: Column }) {
  const { tokensPerMonth, premiumContent } = benefitsOf(column)
  const facts = [
    lengthOf(column, interviewDate),
    texts.tokensFact(amountOf(tokensPerMonth)),
    texts.interviewsAMonth(interviewsFor(tokensPerMonth), exampleMinutes),
    texts.basics,
    ...(premiumContent
      ? [
          premium === null
            ? texts.rows.premium
            : `${texts.rows.premium}: ${texts.premiumContent(premium.challenges, premium.courses)}`,
        ]
      : []),
  ]
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <IconCheck {...icon} /> {fact}
        </li>
      ))}
    </ul>
  )
}
