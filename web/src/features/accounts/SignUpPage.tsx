import { longestName } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { createAccount, signIn, useAccount } from '../../data/account.ts'
import { ApiProblem } from '../../data/api.ts'
import { signUpWithProvider, useIdentityProvider } from '../../data/identityProvider.ts'
import { providerProblemIn, providerSentence } from '../../data/providerProblems.ts'
import { useSite } from '../../data/site.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { Arrival } from './Arrival.tsx'
import { signUpErrors } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useInvitationInAddress } from './invitation.ts'
import { firstRunPage, nextPageOf, withNext } from './nextPage.ts'
import { ProviderButton } from './ProviderButton.tsx'
import { forgetSignUpDraft, keepSignUpDraft, readSignUpDraft } from './signUpDraft.ts'
import { accountsTexts } from './texts.ts'
import { useAccountForm } from './useAccountForm.ts'

const texts = accountsTexts.signUp

/** Creates an account and signs in to it. */
export default function SignUpPage() {
  const [search] = useSearchParams()
  const account = useAccount()
  const providerName = useIdentityProvider()
  const cameBackWith = providerProblemIn(search)
  const client = useQueryClient()
  // If only the sign-in failed, the account already exists: don't create it again on the second press.
  const createdFor = useRef<string | null>(null)
  const fromLink = useInvitationInAddress()
  const [draft] = useState(readSignUpDraft)
  const { data: site } = useSite()
  const inviteOnly = site?.inviteOnly === true
  const { form, onSubmit, pending, summary } = useAccountForm({
    initialValues: {
      ...draft,
      password: '',
      invitationCode: fromLink === '' ? draft.invitationCode : fromLink,
    },
    onType: keepSignUpDraft,
    validate: signUpErrors,
    send: async (values) => {
      const email = values.email.trim()
      const invitationCode = values.invitationCode.trim()
      if (createdFor.current !== email) {
        const asked = { userName: values.userName.trim(), email, password: values.password }
        let failure: unknown
        const account = invitationCode === '' ? asked : { ...asked, invitationCode }
        const isCreated = await createAccount(client, account, (error) => {
          failure = error
        })
        if (!isCreated) throw failure
        createdFor.current = email
        forgetSignUpDraft()
      }
      await signIn(client, { email, password: values.password })
    },
    failureText: (error) => failureOf(error, createdFor.current !== null),
  })

  const hasArrived = search.has('arrived')
  if (account.status === 'signed_in') {
    const isNew = (hasArrived || createdFor.current !== null) && !search.has('next')
    const next = isNew ? firstRunPage : nextPageOf(search)
    return hasArrived ? <Arrival email={account.me.email} to={next} /> : <Navigate to={next} replace />
  }
  if (hasArrived && account.status === 'loading') return null
  const providerProblem = cameBackWith && providerSentence(cameBackWith, providerName)
  // Not an error: this is where people without an account create one.
  const hasNoAccount = cameBackWith === 'NO_ACCOUNT'
  return (
    <AccountPage
      title={texts.title}
      intro={hasNoAccount && providerProblem !== null ? providerProblem : inviteOnly ? texts.inviteOnly : texts.intro}
      other={{ question: texts.other, action: texts.otherAction, to: withNext('/signin', search) }}
    >
      <form className={clsx(ui.grid, ui.gap20, classes.form)} onSubmit={onSubmit} noValidate>
        <ErrorSummary {...summary} failure={summary.failure ?? (hasNoAccount ? null : providerProblem)} />
        <TextInput
          id="userName"
          autoComplete="name"
          maxLength={longestName}
          label={accountsTexts.userName.label}
          description={accountsTexts.userName.description}
          key={form.key('userName')}
          {...form.getInputProps('userName')}
        />
        <EmailField key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField
          id="password"
          autoComplete="new-password"
          description={accountsTexts.password.rule}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {(inviteOnly || form.getValues().invitationCode !== '' || summary.errors.invitationCode !== undefined) && (
          <TextInput
            id="invitationCode"
            autoComplete="off"
            label={accountsTexts.invitationCode.label}
            description={fromLink === '' ? accountsTexts.invitationCode.asked : accountsTexts.invitationCode.fromLink}
            key={form.key('invitationCode')}
            {...form.getInputProps('invitationCode')}
          />
        )}
        {inviteOnly && (
          <p className={clsx(ui.flat, ui.text13, ui.quiet)}>
            {texts.withoutCode} {texts.noCode} <Link to="/contact">{texts.askForCode}</Link>.
          </p>
        )}
        <p className={clsx(ui.flat, ui.text13, ui.quiet)}>
          {texts.accept} <Link to="/termsAndConditions">{texts.terms}</Link> {texts.and}{' '}
          <Link to="/privacyPolicy">{texts.privacy}</Link>.{site?.languageModel === true && ` ${texts.languageModel}`}
        </p>
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
        <ProviderButton
          leave={() =>
            signUpWithProvider({ next: search.get('next'), invitationCode: form.getValues().invitationCode })
          }
        />
      </form>
    </AccountPage>
  )
}

function failureOf(error: unknown, isCreated: boolean): string | null {
  if (!isCreated) return null
  return error instanceof ApiProblem && error.code === 'EMAIL_UNVERIFIED' ? texts.unverified : texts.created
}
