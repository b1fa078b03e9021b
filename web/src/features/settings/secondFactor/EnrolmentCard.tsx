import type { Enrolment } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { CodeField } from '../../../ui/code/CodeField.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import layout from '../factors/Factors.module.css'
import { failureOf, turnOn } from './calls.ts'
import { QrCode } from './QrCode.tsx'
import { secondFactorTexts } from './texts.ts'

const texts = secondFactorTexts.enrol
const codeLength = 6

/** Groups the secret in fours, for reading aloud and typing. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** Shows the secret as a QR code and as text, and asks for the app's first code, which turns the second factor on. */
export function EnrolmentCard(props: {
  enrolment: Enrolment
  onTurnedOn: (recoveryCodes: string[]) => void
  onCancel: () => void
}) {
  const { secret, uri } = props.enrolment
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const { submit, pending, error } = useSubmit(async () => props.onTurnedOn(await turnOn(code)))
  return (
    <div className={clsx(ui.flex, ui.wrap, ui.gap24, ui.lineAround, ui.surface, layout.card)}>
      <QrCode text={uri} label={texts.picture} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isWhole = code.length === codeLength
          setIncomplete(!isWhole)
          if (isWhole) void submit()
        }}
      >
        <div>
          <p className={clsx(ui.flat, ui.strong)}>{texts.title}</p>
          <p className={clsx(ui.after4, ui.text14, ui.quiet)}>
            {texts.typed} <span className={clsx(ui.mono, ui.breaks)}>{grouped(secret)}</span>
          </p>
        </div>
        <CodeField
          label={texts.code}
          digitLabel={secondFactorTexts.digit}
          value={code}
          onChange={setCode}
          error={isIncomplete ? texts.incomplete : failureOf(error)}
        />
        <Group gap="sm">
          <Button type="submit" variant="filled" loading={pending}>
            {texts.action}
          </Button>
          <Button variant="subtle" onClick={props.onCancel}>
            {secondFactorTexts.cancel}
          </Button>
        </Group>
      </form>
    </div>
  )
}
