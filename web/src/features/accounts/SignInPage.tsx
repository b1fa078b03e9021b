import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { signIn, useAccount } from '../../data/account.ts'
import { ApiProblem } from '../../data/api.ts'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { signInErrors } from './credentials.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { nextPageOf, withNext } from './nextPage.ts'
import { PasswordField } from './PasswordField.tsx'
import { accountsTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

const texts = accountsTexts.signIn

export default function SignInPage() {
  const [search] = useSearchParams()
  const account = useAccount()
  const client = useQueryClient()
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: { email: '', password: '' },
    validate: signInErrors,
    send: ({ email, password }) => signIn(client, { email: email.trim(), password }),
    failureText: (error) => (error instanceof ApiProblem && error.status === 401 ? texts.refused : null),
  })

  if (account.status === 'signed_in') return <Navigate to={nextPageOf(search)} replace />
  return (
    <AccountPage
      title={texts.title}
      {...(search.has('next') ? { intro: texts.next } : {})}
      other={{ question: texts.other, action: texts.otherAction, to: withNext('/signup', search) }}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <ErrorSummary {...summary} />
        <TextInput
          id="email"
          type="email"
          autoComplete="username"
          label={accountsTexts.email.label}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          id="password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
      </form>
    </AccountPage>
  )
}
