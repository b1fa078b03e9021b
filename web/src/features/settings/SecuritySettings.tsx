import { browserNameOf } from '@greenroom/shared/rules'
import type { OwnAccount, SignIn } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { newPasswordProblem } from '../../data/fieldTexts.ts'
import { useAccountChanges } from '../../data/ownAccount.ts'
import { signOutEverywhere, useEndSignIns, useSignIns } from '../../data/signIns.ts'
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { ConfirmationFields } from './factors/ConfirmationFields.tsx'
import { confirmationIn, errorsOfConfirmation, missingPassword } from './factors/confirmation.ts'
import { IdentityProviderRow } from './identityProvider/IdentityProviderRow.tsx'
import { NotLikeThis, OpenInPlace } from './OpenInPlace.tsx'
import { PasskeyRow } from './passkeys/PasskeyRow.tsx'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { SecondFactorRow } from './secondFactor/SecondFactorRow.tsx'
import { settingsTexts } from './texts.ts'

const { password: texts, signIns: signInTexts } = settingsTexts

/** The password, other ways to sign in, and the signed-in browsers. */
export function SecuritySettings({ account }: { account: OwnAccount }) {
  const { changePassword } = useAccountChanges()
  const [isChanged, setChanged] = useState(false)
  return (
    <SettingsSection title={settingsTexts.security}>
      <SettingsRow label={texts.label} hint={texts.hint}>
        <OpenInPlace
          label={texts.label}
          value={isChanged ? <output>{texts.done}</output> : account.hasPassword ? '••••••••••••' : texts.none}
          fields={(errors) => (
            <>
              <ConfirmationFields passwordLabel={texts.current} errors={errorsOfConfirmation(errors)} />
              {account.hasPassword && (
                <Link className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)} to="/passwordReset">
                  {texts.forgotten}
                </Link>
              )}
              <PasswordField
                label={texts.chosen}
                description={texts.rule}
                name="chosen"
                autoComplete="new-password"
                error={errors.chosen}
              />
            </>
          )}
          send={async (form) => {
            const chosen = String(form.get('chosen'))
            const errors = { password: missingPassword(account, form), chosen: chosenProblem(chosen) }
            if (errors.password !== undefined || errors.chosen !== undefined) throw new NotLikeThis(errors)
            await changePassword(confirmationIn(form), chosen)
            setChanged(true)
          }}
        />
      </SettingsRow>
      <IdentityProviderRow account={account} />
      <PasskeyRow />
      <SecondFactorRow />
      <SettingsRow label={signInTexts.label} hint={signInTexts.hint}>
        <SignInList />
      </SettingsRow>
    </SettingsSection>
  )
}

const chosenProblem = (chosen: string): string | undefined =>
  chosen === '' ? texts.missing : newPasswordProblem(chosen)

function SignInList() {
  const { data: signIns, error: unread } = useSignIns()
  const { end, endOthers } = useEndSignIns()
  const [isAsking, setAsking] = useState(false)
  const ending = useSubmit(async (signInId?: string) => (signInId === undefined ? endOthers() : end(signInId)))
  const leaving = useSubmit(async () => {
    await signOutEverywhere()
    location.assign('/')
  })
  if (unread) return <Problem>{`${signInTexts.failed} ${sentenceOf(unread)}`}</Problem>
  if (signIns === undefined) return null
  const error = ending.error ?? leaving.error
  return (
    <>
      <ul className={clsx(ui.grid, ui.list)}>
        {signIns.map((signIn) => (
          <SignInItem
            key={signIn.signInId}
            signIn={signIn}
            pending={ending.pending}
            onEnd={() => void ending.submit(signIn.signInId)}
          />
        ))}
      </ul>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
        {signIns.length > 1 && (
          <Button
            className={clsx(ui.bad, classes.endAll)}
            variant="subtle"
            leftSection={<IconLogout size={18} stroke={1.6} aria-hidden="true" />}
            loading={ending.pending}
            onClick={() => void ending.submit()}
          >
            {signInTexts.others}
          </Button>
        )}
        <Button
          className={clsx(ui.bad, classes.endAll)}
          variant="subtle"
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden="true" />}
          loading={leaving.pending}
          onClick={() => setAsking(true)}
        >
          {signInTexts.everywhere}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={signInTexts.question}
        body={signInTexts.questionBody}
        cancel={settingsTexts.cancel}
        confirm={signInTexts.end}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void leaving.submit()
        }}
      />
    </>
  )
}

function SignInItem({ signIn, pending, onEnd }: { signIn: SignIn; pending: boolean; onEnd: () => void }) {
  const browser = browserNameOf(signIn.userAgent) ?? signInTexts.unknown
  const when = signIn.current ? signInTexts.here : signInTexts.used(dayAndTimeOf(new Date(signIn.lastUsedAt)))
  return (
    <li className={clsx(ui.grid, ui.middle, ui.gap4by16, ui.touchable, classes.item)}>
      <div>
        <p className={clsx(ui.flat, ui.medium)}>{browser}</p>
        <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>
          {signIn.address === '' ? when : `${when}, ${signIn.address}`}
        </p>
      </div>
      {!signIn.current && (
        <Button variant="subtle" disabled={pending} aria-label={signInTexts.endOf(browser)} onClick={onEnd}>
          {signInTexts.end}
        </Button>
      )}
    </li>
  )
}
