import { callNameOf } from '@greenroom/shared/rules'
import { emailSchema, type Goal, type OwnAccount } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { sendVerification, useAccountChanges } from '../../data/ownAccount.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { ConfirmationFields } from './factors/ConfirmationFields.tsx'
import { confirmationIn } from './factors/confirmation.ts'
import { GoalRow } from './GoalRow.tsx'
import { NotLikeThis, OpenInPlace } from './OpenInPlace.tsx'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Name, email, and the interview that one prepares for. */
export function AccountSettings({ account, goal }: { account: OwnAccount; goal: Goal | null }) {
  const { change, changeEmail } = useAccountChanges()
  const { userName, email, emailVerified, pendingEmail } = account
  return (
    <SettingsSection title={texts.account}>
      <SettingsRow label={texts.name.label} hint={texts.name.hint(callNameOf(account))}>
        <OpenInPlace
          label={texts.name.label}
          value={userName}
          fields={
            <TextInput
              label={texts.name.label}
              name="userName"
              defaultValue={userName}
              autoComplete="nickname"
              data-autofocus
            />
          }
          send={async (form) => {
            const chosen = String(form.get('userName')).trim()
            if (chosen === '') throw new NotLikeThis(texts.name.missing)
            await change({ userName: chosen })
          }}
        />
      </SettingsRow>
      <SettingsRow label={texts.email.label} hint={emailVerified ? texts.email.verified : texts.email.unverified}>
        <OpenInPlace
          label={texts.email.label}
          value={email}
          action={texts.email.action}
          fields={
            <>
              <TextInput label={texts.email.newLabel} name="email" type="email" autoComplete="email" />
              <ConfirmationFields />
            </>
          }
          send={async (form) => {
            const asked = emailSchema.safeParse(form.get('email'))
            if (!asked.success) throw new NotLikeThis(texts.email.wrong)
            await changeEmail(asked.data, confirmationIn(form))
          }}
        />
        {pendingEmail !== null && <p className={classes.hint}>{texts.email.pending(pendingEmail)}</p>}
        {account.mailRefused && <p className={classes.hint}>{texts.email.refused}</p>}
        {(!emailVerified || account.mailRefused) && <SendAgain />}
      </SettingsRow>
      <GoalRow goal={goal} />
    </SettingsSection>
  )
}

function SendAgain() {
  const [isSent, setSent] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await sendVerification()
    setSent(true)
  })
  return (
    <div className={classes.actions}>
      {isSent ? (
        <output>{texts.email.sent}</output>
      ) : (
        <Button loading={pending} onClick={() => void submit()}>
          {texts.email.sendAgain}
        </Button>
      )}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </div>
  )
}
