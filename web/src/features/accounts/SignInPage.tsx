import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { signIn, useAccount } from '../../data/account.ts'
import { ApiProblem } from '../../data/api.ts'
import { signInWithProvider, useIdentityProvider } from '../../data/identityProvider.ts'
import { providerProblemIn, providerSentence } from '../../data/providerProblems.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { Arrival } from './Arrival.tsx'
import { signInErrors } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { nextPageOf, withNext } from './nextPage.ts'
import { ProviderButton } from './ProviderButton.tsx'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { accountsTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

// Lazy, so that the email and password form doesn't wait for the passkey code.
const PasskeyButton = lazy(() => import('./PasskeyButton.tsx'))
const texts = accountsTexts.signIn

export default function SignInPage() {
  const [search, setSearch] = useSearchParams()
  const account = useAccount()
  const client = useQueryClient()
  const providerName = useIdentityProvider()
  const cameBackWith = providerProblemIn(search)
  const [isCodeNeeded, setCodeNeeded] = useState(search.get('step') === 'code')
  const [notice, setNotice] = useState<string | null>(null)
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: { email: '', password: '' },
    validate: signInErrors,
    send: async (values) => {
      setNotice(null)
      const email = values.email.trim()
      try {
        await signIn(client, { email, password: values.password })
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'SECOND_FACTOR_NEEDED')) throw error
        setCodeNeeded(true)
      }
    },
    failureText: refusalOf,
  })

  const hasArrived = search.has('arrived')
  if (account.status === 'leaving') return <Navigate to={nextPageOf(search)} replace />
  if (account.status === 'signed_in') {
    const next = nextPageOf(search)
    return hasArrived ? <Arrival email={account.me.email} to={next} /> : <Navigate to={next} replace />
  }
  if (hasArrived && account.status === 'loading') return null
  if (isCodeNeeded) {
    return (
      <SecondFactorStep
        onBack={(why) => {
          setNotice(why)
          setCodeNeeded(false)
          setSearch((before) => withoutStep(before), { replace: true })
        }}
      />
    )
  }
  const providerProblem = cameBackWith && providerSentence(cameBackWith, providerName)
  return (
    <AccountPage
      title={texts.title}
      {...(search.has('next') ? { intro: texts.next } : {})}
      other={{ question: texts.other, action: texts.otherAction, to: withNext('/signup', search) }}
    >
      <form className={clsx(ui.grid, ui.gap20, classes.form)} onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={summary.errors} failure={summary.failure ?? notice ?? providerProblem} />
        <EmailField autoComplete="username webauthn" key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField
          id="password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Link className={clsx(ui.text14, ui.accent, classes.forgotten)} to="/passwordReset">
          {texts.forgotten}
        </Link>
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
        <ProviderButton leave={() => signInWithProvider({ next: search.get('next') })} />
        <Suspense>
          <PasskeyButton />
        </Suspense>
      </form>
    </AccountPage>
  )
}

function withoutStep(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('step')
  return rest
}

function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (error.code === 'EMAIL_UNVERIFIED') return texts.unverified
  return error.status === 401 ? texts.refused : null
}
