import { callNameOf } from '@greenroom/shared/rules'
import { emailSchema, type Goal, longestName, type OwnAccount } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { fieldTexts, nameProblem } from '../../data/fieldTexts.ts'
import { sendVerification, useAccountChanges } from '../../data/ownAccount.ts'
import { DomainChoice } from '../../parts/domain/DomainChoice.tsx'
import { domainTexts } from '../../parts/domain/texts.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { ConfirmationFields } from './factors/ConfirmationFields.tsx'
import { confirmationIn, errorsOfConfirmation, missingPassword } from './factors/confirmation.ts'
import { GoalRow } from './GoalRow.tsx'
import { NotLikeThis, OpenInPlace } from './OpenInPlace.tsx'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Name, email, and the interview the user is preparing for. */
export function AccountSettings({
  account,
  goal,
  onSaved,
}: {
  account: OwnAccount
  goal: Goal | null
  onSaved: () => void
}) {
  const { change, changeEmail } = useAccountChanges()
  const { userName, email, emailVerified, pendingEmail } = account
  return (
    <SettingsSection title={texts.account}>
      <SettingsRow label={texts.name.label} hint={texts.name.hint(callNameOf(account))}>
        <OpenInPlace
          label={texts.name.label}
          value={userName}
          fields={(errors) => (
            <TextInput
              label={texts.name.label}
              name="userName"
              defaultValue={userName}
              maxLength={longestName}
              autoComplete="nickname"
              error={errors.userName}
            />
          )}
          send={async (form) => {
            const chosen = String(form.get('userName')).trim()
            const problem = nameProblem(chosen)
            if (problem !== undefined) throw new NotLikeThis({ userName: problem })
            await change({ userName: chosen })
            onSaved()
          }}
        />
      </SettingsRow>
      <SettingsRow label={texts.email.label} hint={emailVerified ? texts.email.verified : texts.email.unverified}>
        <OpenInPlace
          label={texts.email.label}
          value={email}
          action={texts.email.action}
          fields={(errors) => (
            <>
              <TextInput
                label={texts.email.newLabel}
                name="email"
                type="email"
                autoComplete="email"
                error={errors.email}
              />
              <ConfirmationFields errors={errorsOfConfirmation(errors)} />
            </>
          )}
          send={async (form) => {
            const typed = String(form.get('email'))
            const asked = emailSchema.safeParse(typed)
            const ofEmail = emailProblem(typed, asked.data, email)
            const ofPassword = missingPassword(account, form)
            if (!asked.success || ofEmail !== undefined || ofPassword !== undefined)
              throw new NotLikeThis({ email: ofEmail, password: ofPassword })
            await changeEmail(asked.data, confirmationIn(form))
          }}
        />
        {pendingEmail !== null && (
          <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>
            {texts.email.pending(pendingEmail)}
          </p>
        )}
        {account.mailRefused && (
          <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>{texts.email.refused}</p>
        )}
        {(!emailVerified || account.mailRefused) && (
          <SendAgain label={pendingEmail === null ? texts.email.sendAgain : texts.email.confirmOld(email)} />
        )}
      </SettingsRow>
      <SettingsRow label={domainTexts.label} control={<DomainChoice labelHidden />}>
        <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{domainTexts.hint}</p>
      </SettingsRow>
      <GoalRow goal={goal} />
    </SettingsSection>
  )
}

function emailProblem(typed: string, asked: string | undefined, own: string): string | undefined {
  if (typed.trim() === '') return fieldTexts.email.missing
  if (asked === undefined) return fieldTexts.email.wrong
  return asked === own ? texts.email.own : undefined
}

function SendAgain({ label }: { label: string }) {
  const [isSent, setSent] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await sendVerification()
    setSent(true)
  })
  return (
    <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
      {isSent ? (
        <output>{texts.email.sent}</output>
      ) : (
        <Button loading={pending} onClick={() => void submit()}>
          {label}
        </Button>
      )}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </div>
  )
}
