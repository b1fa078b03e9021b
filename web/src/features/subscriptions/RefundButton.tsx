import type { OwnPayment } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { moneyOf } from './facts.ts'
import { askForRefund } from './queries.ts'
import classes from './Subscriptions.module.css'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.refund

/** Requests a full refund of a payment, after explaining what happens then. Renders nothing once it's too late. */
export function RefundButton({ payment, label }: { payment: OwnPayment; label?: string }) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await askForRefund(client, payment.paymentId)
    setAsked(false)
  })
  if (payment.refundableUntil === null || payment.paid === null) return null
  return (
    <>
      <button
        type="button"
        className={clsx(ui.bare, ui.accent, ui.borderless, ui.clear, ui.pressable, classes.textButton)}
        aria-label={label}
        onClick={() => setAsked(true)}
      >
        {texts.open}
      </button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={texts.title}>
        <DialogWords>{texts.body(moneyOf(payment.paid))}</DialogWords>
        {error !== null && <Problem mt={12}>{sentenceOf(error)}</Problem>}
        <Group justify="flex-end" gap="sm" mt="md">
          <Button data-autofocus onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
          <Button color="brick" loading={pending} onClick={() => void submit()}>
            {texts.confirm}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
