import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { createAccount, signIn, useAccount } from '../../data/account.ts'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { signUpErrors } from './credentials.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { nextPageOf, withNext } from './nextPage.ts'
import { PasswordField } from './PasswordField.tsx'
import { accountsTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

const texts = accountsTexts.signUp

/** Creates an account and signs in with it. */
export default function SignUpPage() {
  const [search] = useSearchParams()
  const account = useAccount()
  const client = useQueryClient()
  // The account may exist although signing in failed: a second press must not ask for it again.
  const createdFor = useRef<string | null>(null)
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: { userName: '', email: '', password: '', invitationCode: '' },
    validate: signUpErrors,
    send: async (values) => {
      const email = values.email.trim()
      const invitationCode = values.invitationCode.trim()
      if (createdFor.current !== email) {
        const asked = { userName: values.userName.trim(), email, password: values.password }
        await createAccount(invitationCode === '' ? asked : { ...asked, invitationCode })
        createdFor.current = email
      }
      await signIn(client, { email, password: values.password })
    },
    failureText: () => (createdFor.current === null ? null : texts.created),
  })

  if (account.status === 'signed_in') return <Navigate to={nextPageOf(search)} replace />
  return (
    <AccountPage
      title={texts.title}
      intro={texts.intro}
      other={{ question: texts.other, action: texts.otherAction, to: withNext('/signin', search) }}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <ErrorSummary {...summary} />
        <TextInput
          id="userName"
          autoComplete="name"
          label={accountsTexts.userName.label}
          description={accountsTexts.userName.description}
          key={form.key('userName')}
          {...form.getInputProps('userName')}
        />
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
          autoComplete="new-password"
          description={accountsTexts.password.rule}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <TextInput
          id="invitationCode"
          autoComplete="off"
          label={accountsTexts.invitationCode.label}
          description={accountsTexts.invitationCode.optional}
          key={form.key('invitationCode')}
          {...form.getInputProps('invitationCode')}
        />
        <p className={classes.consent}>{texts.languageModel}</p>
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
      </form>
    </AccountPage>
  )
}
