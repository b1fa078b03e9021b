import type { Confirmation, Enrolment, SecondFactor } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { ConfirmQuestion } from '../factors/ConfirmQuestion.tsx'
import { Line } from '../factors/Line.tsx'
import { SettingsRow } from '../SettingsRow.tsx'
import { beginEnrolment, failureOf, renewCodes, turnOff, useSecondFactor, useSecondFactorChanged } from './calls.ts'
import { EnrolmentCard } from './EnrolmentCard.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactorTexts as texts } from './texts.ts'

/** What the row shows: nothing, a password prompt, the secret, or new recovery codes. */
type Step =
  | { at: 'rest' }
  | { at: 'password'; before: 'begin' | 'turnOff' | 'renew' }
  | { at: 'enrolment'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] }

/** The second factor setting: turn it on or off, or get new recovery codes. */
export function SecondFactorRow() {
  const { data, error } = useSecondFactor()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const changed = useSecondFactorChanged()
  const rest = () => setStep({ at: 'rest' })

  async function confirmed(
    before: 'begin' | 'turnOff' | 'renew',
    by: Confirmation & { password: string },
  ): Promise<void> {
    if (before === 'begin') setStep({ at: 'enrolment', enrolment: await beginEnrolment(by.password) })
    if (before === 'renew') setStep({ at: 'codes', codes: await renewCodes(by) })
    if (before === 'turnOff') {
      await turnOff(by)
      rest()
    }
    await changed()
  }

  return (
    <SettingsRow label={texts.label} hint={texts.hint}>
      {error !== null && data === undefined && <Problem>{sentenceOf(error)}</Problem>}
      {step.at === 'rest' && data !== undefined && (
        <Standing of={data} ask={(before) => setStep({ at: 'password', before })} />
      )}
      {step.at === 'password' && (
        <ConfirmQuestion
          lead={texts.password[step.before]}
          action={texts.password.action}
          cancel={texts.cancel}
          failureOf={failureOf}
          send={(by) => confirmed(step.before, by)}
          onCancel={rest}
        />
      )}
      {step.at === 'enrolment' && (
        <EnrolmentCard
          enrolment={step.enrolment}
          onCancel={rest}
          onTurnedOn={(codes) => {
            setStep({ at: 'codes', codes })
            void changed()
          }}
        />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </SettingsRow>
  )
}

function Standing({ of, ask }: { of: SecondFactor; ask: (before: 'begin' | 'turnOff' | 'renew') => void }) {
  if (!of.available) return <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.unavailable}</p>
  if (!of.on) {
    return (
      <Line actions={<Button onClick={() => ask('begin')}>{texts.set}</Button>}>
        <p>{texts.off}</p>
      </Line>
    )
  }
  const actions = (
    <>
      <Button onClick={() => ask('renew')}>{texts.renew}</Button>
      <Button onClick={() => ask('turnOff')}>{texts.turnOff}</Button>
    </>
  )
  return (
    <Line actions={actions}>
      <p>{texts.on}</p>
      <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.left(of.recoveryCodesLeft)}</p>
    </Line>
  )
}
