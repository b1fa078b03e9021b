import type { OwnAccount } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { connectProvider, disconnectProvider, useIdentityProvider } from '../../../data/identityProvider.ts'
import { useAccountChanges } from '../../../data/ownAccount.ts'
import { providerProblemIn, providerSentence } from '../../../data/providerProblems.ts'
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ConfirmQuestion } from '../factors/ConfirmQuestion.tsx'
import { confirmationFailure } from '../factors/confirmation.ts'
import { Line } from '../factors/Line.tsx'
import { SettingsRow } from '../SettingsRow.tsx'
import { identityProviderTexts as texts } from './texts.ts'

const failureOf = (error: unknown): string | null => (error === null ? null : confirmationFailure(error))

/** Setting for signing in through the identity provider, if this installation has one. */
export function IdentityProviderRow({ account }: { account: OwnAccount }) {
  const name = useIdentityProvider()
  const [search] = useSearchParams()
  const { readAgain } = useAccountChanges()
  const [open, setOpen] = useState<'question' | 'removal' | null>(null)
  const connecting = useSubmit(() => connectProvider({}))
  const removing = useSubmit(async () => {
    setOpen(null)
    await disconnectProvider()
    await readAgain()
  })
  if (typeof name !== 'string') return null

  const { connected, hasPassword } = account
  const cameBackWith = providerProblemIn(search)
  const failure = failureOf(connecting.error ?? removing.error)
  const actions = connected
    ? hasPassword && (
        <Button loading={removing.pending} onClick={() => setOpen('removal')}>
          {texts.disconnect}
        </Button>
      )
    : open !== 'question' && (
        <Button
          loading={connecting.pending}
          onClick={() => (hasPassword ? setOpen('question') : void connecting.submit())}
        >
          {texts.connect}
        </Button>
      )
  return (
    <SettingsRow label={name} hint={texts.hint}>
      <Line actions={actions}>
        <p>{connected ? texts.connected : texts.notConnected}</p>
        {connected && !hasPassword && <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.passwordFirst}</p>}
      </Line>
      {cameBackWith !== null && !connected && <Problem>{providerSentence(cameBackWith, name)}</Problem>}
      {failure !== null && <Problem>{failure}</Problem>}
      {open === 'question' && (
        <ConfirmQuestion
          lead={texts.lead}
          action={texts.action}
          cancel={texts.cancel}
          failureOf={failureOf}
          send={connectProvider}
          onCancel={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        opened={open === 'removal'}
        {...texts.removal(name)}
        onCancel={() => setOpen(null)}
        onConfirm={() => void removing.submit()}
      />
    </SettingsRow>
  )
}
