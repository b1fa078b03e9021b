import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { sentenceOf } from '../../../data/api.ts'
import { signInWithProvider, useIdentityProvider } from '../../../data/identityProvider.ts'
import { useOwnAccount } from '../../../data/ownAccount.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { useSecondFactor } from '../secondFactor/calls.ts'
import type { ConfirmationErrors } from './confirmation.ts'
import { confirmationTexts as texts } from './texts.ts'

/**
 * Fields that `confirmationIn` reads from the surrounding form: the password if the account has one, and a code if a
 * second factor is on.
 */
export function ConfirmationFields(props: {
  passwordLabel?: string
  lead?: string
  autoFocus?: boolean
  errors?: ConfirmationErrors | undefined
}) {
  const { data: account } = useOwnAccount()
  const { data: secondFactor } = useSecondFactor()
  return (
    <>
      {account?.hasPassword === true && (
        <PasswordField
          name="password"
          label={props.passwordLabel ?? texts.password}
          description={props.lead}
          autoComplete="current-password"
          autoFocus={props.autoFocus === true}
          error={props.errors?.password}
        />
      )}
      {account?.hasPassword === false && <FreshSignIn />}
      {secondFactor?.on === true && (
        <TextInput
          name="code"
          label={texts.code}
          description={texts.orRecovery}
          autoComplete="one-time-code"
          error={props.errors?.code}
        />
      )}
    </>
  )
}

/** Accounts without a password need a recent sign-in instead. */
function FreshSignIn() {
  const name = useIdentityProvider()
  const { submit, pending, error } = useSubmit(() => signInWithProvider({ again: true, next: '/app/settings' }))
  return (
    <>
      <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.fresh}</p>
      {typeof name === 'string' && (
        <div>
          <Button loading={pending} onClick={() => void submit()}>
            {texts.again(name)}
          </Button>
        </div>
      )}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </>
  )
}
