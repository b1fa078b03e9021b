import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { FeedbackForm } from '../../parts/feedback/FeedbackForm.tsx'
import { feedbackTexts as texts } from '../../parts/feedback/texts.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './ContactPage.module.css'
import { contact } from './texts.ts'

/** User feedback form (spec §3), open to everyone. */
export default function ContactPage() {
  const [isSent, setSent] = useState(false)
  return (
    <FormPage title={contact.title} lead={contact.lead}>
      {isSent ? (
        <div className={clsx(ui.lineAbove, classes.sent)} role="status">
          <h2 className={ui.under8}>{texts.sent}</h2>
          <p>{texts.sentBody}</p>
          <Button onClick={() => setSent(false)}>{texts.another}</Button>
        </div>
      ) : (
        <FeedbackForm onSent={() => setSent(true)} />
      )}
    </FormPage>
  )
}
