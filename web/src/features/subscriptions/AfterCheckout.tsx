import { plans } from '@greenroom/shared/rules'
import type { Me, OwnPayment, OwnSubscription } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight, IconBook, IconCoins } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { amountOf } from '../../data/wallet.ts'
import ui from '../../ui/primitives.module.css'
import { StepLine } from '../../ui/StepLine.tsx'
import { secondsTimeOf } from '../../ui/time.ts'
import classes from './AfterCheckout.module.css'
import { dayInWords, exampleCost, exampleMinutes, interviewsFor, lastDayInWords, moneyOf } from './facts.ts'
import { benefitsOf } from './planFacts.ts'
import { usePremiumContent } from './queries.ts'
import { RefundButton } from './RefundButton.tsx'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.after
const plansPage = '/app/subscriptions'
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/**
 * After checkout: what the server knows about the payment, and what to do in the meantime. Updates automatically once
 * the payment is confirmed.
 */
export function AfterCheckout({ subscription, me }: { subscription: OwnSubscription; me: Me }) {
  const payment = subscription.payments[0] ?? null
  const status = payment?.status ?? 'pending'
  const plan = payment?.plan ?? subscription.plan
  const planName = plan === null ? texts.somePlan : plans[plan].name
  const isOpen = status === 'paid'
  const isWaiting = status === 'pending'
  const end = subscription.renews ? subscription.paidUntil : subscription.subscriptionExpiry
  const { title, lead } = wordsOf(status, planName, subscription)
  return (
    <div className={clsx(ui.grid, ui.between, ui.centred, ui.contentWide, classes.page)}>
      <div>
        {(isOpen || isWaiting) && (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>
            {isWaiting ? texts.back(me.userName) : texts.thanks(me.userName)}
          </p>
        )}
        <div role="status">
          <h1 className={clsx(ui.flat, ui.breaks, classes.title)}>{title}</h1>
          <p className={clsx(ui.flat, ui.text17, ui.line27, ui.quiet, classes.lead)}>{lead}</p>
        </div>
        {(isOpen || isWaiting) && (
          <Steps payment={payment} planName={planName} end={isOpen && end !== null ? end : null} />
        )}
        {status === 'failed' && (
          <Button component={Link} to={plansPage} variant="filled">
            {texts.plans}
          </Button>
        )}
        {(isOpen || isWaiting) && (
          <section
            className={clsx(ui.row, ui.wrap, ui.between, ui.gap16, ui.lineAround, ui.round, ui.surface, classes.next)}
          >
            <div>
              <p className={clsx(ui.text14, ui.accent, ui.medium)}>{isWaiting ? texts.meanwhile : texts.next}</p>
              <h2>{texts.interview}</h2>
              <p className={clsx(ui.small, ui.quiet)}>{texts.interviewCost(exampleCost)}</p>
            </div>
            <div className={clsx(ui.grid, ui.gap8, classes.start)}>
              <p>
                <strong>{exampleMinutes}</strong> {texts.minutes}
              </p>
              <Button
                component={Link}
                to="/app/interviewSelection"
                variant="filled"
                rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
              >
                {texts.start}
              </Button>
            </div>
          </section>
        )}
        {(isOpen || isWaiting) && plan !== null && <Opens isOpen={isOpen} tokens={benefitsOf(plan).tokensPerMonth} />}
      </div>
      <div>
        <Receipt payment={payment} planName={planName} email={me.email} />
        {payment !== null && payment.refundableUntil !== null && payment.paid !== null && (
          <section className={classes.side}>
            <h2>{texts.mind}</h2>
            <p>{texts.mindBody(moneyOf(payment.paid), dayInWords(payment.refundableUntil))}</p>
            <RefundButton payment={payment} />
          </section>
        )}
        {isOpen && end !== null && (
          <section className={classes.side}>
            <h2>{texts.ends}</h2>
            <p>
              {subscription.renews
                ? texts.renewsBody(planName, dayInWords(end))
                : texts.endsBody(planName, lastDayInWords(end))}
            </p>
          </section>
        )}
        {isWaiting && (
          <section className={classes.side}>
            <h2>{texts.longer}</h2>
            <p>
              {texts.longerBody} <Link to="/contact">{texts.contact}</Link>
            </p>
          </section>
        )}
        {status !== 'failed' && (
          <p className={classes.side}>
            <Link to={plansPage}>{texts.plans}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function wordsOf(status: OwnPayment['status'], plan: string, { renews, subscriptionExpiry: expiry }: OwnSubscription) {
  switch (status) {
    case 'pending':
      return { title: texts.waiting, lead: texts.waitingLead }
    case 'paid': {
      const isDated = !renews && expiry !== null
      return {
        title: isDated ? texts.open(plan, lastDayInWords(expiry)) : texts.openRenews(plan),
        lead: texts.openLead,
      }
    }
    case 'failed':
      return { title: texts.failed, lead: texts.failedLead }
    case 'refund_asked':
      return { title: texts.refunding, lead: texts.refundingLead }
    case 'refunded':
      return { title: texts.refunded, lead: texts.refundedLead }
    case 'disputed':
      return { title: texts.disputed, lead: texts.disputedLead }
  }
}

/** The steps checkout, confirmation and access. `end`: when access ends, or null before it starts. */
function Steps({ payment, planName, end }: { payment: OwnPayment | null; planName: string; end: string | null }) {
  const isOpen = payment?.status === 'paid'
  const steps = [
    {
      name: texts.steps.checkout,
      fact: payment === null ? '' : secondsTimeOf(Date.parse(payment.at)),
      weight: 2,
      filled: 1,
    },
    { name: isOpen ? texts.steps.confirmed : texts.steps.confirming, fact: '', weight: 3, filled: isOpen ? 1 : 0.4 },
    {
      name: isOpen ? texts.steps.isOpen(planName) : texts.steps.opens(planName),
      fact: end === null ? '' : texts.untilDay(lastDayInWords(end)),
      weight: 5,
      filled: isOpen ? 1 : 0,
    },
  ]
  const isCurrent = (at: number) => !isOpen && at === 1
  return (
    <div className={classes.steps}>
      <StepLine
        label={texts.steps.label(isOpen ? 3 : 1)}
        segments={steps.map(({ name, weight, filled }, at) => ({ key: name, weight, filled, current: isCurrent(at) }))}
      />
      <ol>
        {steps.map(({ name, fact, weight, filled }, at) => (
          <li
            key={name}
            style={{ flexGrow: weight }}
            data-reached={filled > 0}
            aria-current={isCurrent(at) ? 'step' : undefined}
          >
            <span className={classes.step}>{name}</span>{' '}
            <span className={clsx(ui.text12, ui.line17, ui.quiet, ui.figures)}>{fact}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Opens({ isOpen, tokens }: { isOpen: boolean; tokens: number }) {
  const { data: premium } = usePremiumContent()
  return (
    <section className={classes.opens}>
      <h2>{isOpen ? texts.nowOpen : texts.opensThen}</h2>
      <ul data-open={isOpen}>
        <li>
          <IconCoins {...icon} />
          <strong>{texts.tokens(amountOf(tokens))}</strong>
          <span className={classes.fact}>{texts.interviews(interviewsFor(tokens), exampleMinutes)}</span>
        </li>
        <li>
          <IconBook {...icon} />
          <strong>{texts.premium}</strong>
          <span className={classes.fact}>
            {premium !== undefined && subscriptionTexts.premiumContent(premium.challenges, premium.courses)}
          </span>
        </li>
      </ul>
    </section>
  )
}

function Receipt({ payment, planName, email }: { payment: OwnPayment | null; planName: string; email: string }) {
  const isConfirmed = payment !== null && payment.status !== 'pending' && payment.status !== 'failed'
  return (
    <section className={classes.side}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.receiptHead)}>
        <h2>{texts.receipt}</h2>
        {payment?.status !== 'failed' && <span>{isConfirmed ? texts.mailed(email) : texts.comes}</span>}
      </div>
      <dl className={clsx(ui.flat, classes.receipt)}>
        <div>
          <dt>{planName}</dt>
          <dd>{payment === null ? texts.follows : subscriptionTexts.payments.statuses[payment.status]}</dd>
        </div>
        {payment !== null && payment.paid !== null && (
          <div className={classes.total}>
            <dt>{texts.total}</dt>
            <dd>{moneyOf(payment.paid)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.date}</dt>
          <dd>{payment === null ? texts.follows : dayInWords(payment.at)}</dd>
        </div>
        <div>
          <dt>{texts.number}</dt>
          <dd>{isConfirmed ? payment.paymentId : texts.follows}</dd>
        </div>
      </dl>
    </section>
  )
}
