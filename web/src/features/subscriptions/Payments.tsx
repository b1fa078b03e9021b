import { plans } from '@greenroom/shared/rules'
import type { OwnPayment } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { dayInWords, moneyOf } from './facts.ts'
import { RefundButton } from './RefundButton.tsx'
import classes from './Subscriptions.module.css'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.payments
const refundOf = subscriptionTexts.refund.openFor

/** The user's payments, latest first, and how to get a refund. */
export function Payments({ payments }: { payments: readonly OwnPayment[] }) {
  return (
    <section id="payments" className={classes.payments} aria-labelledby="payments-title">
      <h2 id="payments-title">{texts.title}</h2>
      <ul>
        {payments.map((payment) => {
          const { paymentId, plan, paid, at, status, partBack, refundableUntil } = payment
          const what = plan === null ? texts.other : plans[plan].name
          return (
            <li key={paymentId}>
              <span className={clsx(ui.ink, ui.medium)}>
                {what}
                {paid !== null && `, ${moneyOf(paid)}`}
              </span>
              <span>{dayInWords(at)}</span>
              <span>
                {texts.statuses[status]}
                {partBack !== null && `, ${texts.partBack(moneyOf(partBack))}`}
              </span>
              <span className={ui.breaks}>{paymentId}</span>
              <span className={clsx(ui.flex, ui.wrap, ui.gap4by16)}>
                {refundableUntil !== null && <span>{texts.refundableUntil(dayInWords(refundableUntil))}</span>}
                <RefundButton payment={payment} label={refundOf(`${what}, ${dayInWords(at)}`)} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
