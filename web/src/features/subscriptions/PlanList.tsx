import { moneyBackDays, type PlanId, plans } from '@greenroom/shared/rules'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { daysLeft } from '../../data/days.ts'
import { amountOf } from '../../data/wallet.ts'
import { dayInWords, exampleMinutes, interviewsFor, moneyOf, shownPlans } from './facts.ts'
import classes from './PlanList.module.css'
import { benefitsOf, type Column, lengthOf, nameOf, pitchOf, priceOf, rhythmOf, type ShownPlans } from './planFacts.ts'
import { subscriptionTexts as texts } from './texts.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const dayMs = 24 * 60 * 60_000

/** The plans on a phone: the one that suits as a card, the others as rows that open. */
export function PlanList(shown: ShownPlans) {
  const { list, chosen, current } = shown
  const others: Column[] = [...shownPlans.filter((plan) => plan !== chosen), 'free']
  return (
    <div className={classes.plans}>
      {chosen !== null && <ChosenCard plan={chosen} {...shown} />}
      <h2 className={classes.heading}>{chosen === null ? texts.all : texts.others}</h2>
      <ul className={classes.rows}>
        {others.map((column) => (
          <li key={column}>
            <details>
              <summary>
                <span className={classes.main}>
                  <span className={classes.name}>{nameOf(column)}</span>
                  <span className={classes.quiet}>{pitchOf(column)}</span>
                </span>
                <span className={classes.cost}>
                  <span className={classes.name}>{moneyOf(priceOf(column, list))}</span>
                  <span className={classes.quiet}>{column === current ? texts.yourPlan : rhythmOf(column)}</span>
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
    <section className={classes.card} aria-label={nameOf(plan)}>
      <div className={classes.cardHead}>
        <div>
          {left !== null && <p className={classes.covers}>{texts.covers(left.days)}</p>}
          <h2>{nameOf(plan)}</h2>
        </div>
        <p className={classes.cost}>
          <span className={classes.price}>{moneyOf(priceOf(plan, list))}</span>
          <span className={classes.quiet}>{rhythmOf(plan)}</span>
        </p>
      </div>
      <Facts column={plan} {...shown} />
      {plan !== current && shown.choose(plan, texts.choosePlan(nameOf(plan)), true)}
      <p className={classes.small}>
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
