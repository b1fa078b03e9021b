import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ApiProblem } from '../../data/api.ts'
import { askForReset, chooseNewPassword } from '../../data/ownAccount.ts'
import { useTokenInAddress } from '../../data/tokenInAddress.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { emailErrors, passwordErrors } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { accountsTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

const texts = accountsTexts.reset
const other = { question: texts.other, action: texts.otherAction, to: '/signin' }

/** Requests the reset email, and sets the new password once its link is opened. */
export default function PasswordResetPage() {
  const token = useTokenInAddress()
  const [expired, setExpired] = useState<string | null>(null)
  const isExpired = token !== null && token === expired
  return token === null || isExpired ? (
    <AskForLink {...(isExpired ? { intro: texts.expired } : {})} />
  ) : (
    <ChoosePassword key={token} token={token} onExpired={() => setExpired(token)} />
  )
}

function AskForLink({ intro = texts.intro }: { intro?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: { email: '' },
    validate: ({ email }) => emailErrors(email),
    send: async ({ email }) => {
      await askForReset(email.trim())
      setSentTo(email.trim())
    },
  })
  if (sentTo !== null) {
    const action = { label: texts.again, onClick: () => setSentTo(null) }
    return <Notice title={texts.sent} body={texts.sentBody(sentTo)} action={action} />
  }
  return (
    <AccountPage title={texts.title} intro={intro} other={other}>
      <form className={clsx(ui.grid, ui.gap20, classes.form)} onSubmit={onSubmit} noValidate>
        <ErrorSummary {...summary} />
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
      </form>
    </AccountPage>
  )
}

function ChoosePassword({ token, onExpired }: { token: string; onExpired: () => void }) {
  const [isDone, setDone] = useState(false)
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: { password: '' },
    validate: ({ password }) => passwordErrors(password),
    send: async ({ password }) => {
      try {
        await chooseNewPassword(token, password)
        setDone(true)
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'LINK_INVALID') return onExpired()
        throw error
      }
    },
  })
  if (isDone) {
    // A full page load, because the reset has signed out the user who was signed in here.
    const action = { label: texts.otherAction, onClick: () => location.assign('/signin') }
    return <Notice title={texts.done} body={texts.doneBody} action={action} />
  }
  return (
    <AccountPage title={texts.chooseTitle} intro={texts.chooseIntro} other={other}>
      <form className={clsx(ui.grid, ui.gap20, classes.form)} onSubmit={onSubmit} noValidate>
        <ErrorSummary {...summary} />
        <PasswordField
          id="password"
          autoComplete="new-password"
          description={accountsTexts.password.rule}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.choose}
        </Button>
      </form>
    </AccountPage>
  )
}
