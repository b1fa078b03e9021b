import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { signInByCode } from '../../data/account.ts'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { CodeField } from '../../ui/code/CodeField.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './AccountPage.module.css'
import { accountsTexts } from './texts.ts'

const texts = accountsTexts.code
const codeLength = 6

/**
 * The second step of signing in: a code from the app, or a recovery code. `onBack` may get the reason for returning to
 * the first step.
 */
export function SecondFactorStep({ onBack }: { onBack: (why: string | null) => void }) {
  const client = useQueryClient()
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isApp = by === 'app'

  const { submit, pending } = useSubmit(async (given: string) => {
    const isWhole = isApp ? given.length === codeLength : given.trim() !== ''
    if (!isWhole) return setProblem(isApp ? texts.missing : texts.missingRecovery)
    setProblem(null)
    try {
      await signInByCode(client, isApp ? { code: given } : { recoveryCode: given })
    } catch (error) {
      const refusal = error instanceof ApiProblem ? error.code : ''
      if (refusal === 'SIGN_IN_AGAIN') return onBack(texts.again)
      const wrong = isApp ? texts.wrong : texts.wrongRecovery
      setProblem(refusal === 'WRONG_CODE' ? wrong : sentenceOf(error))
      if (isApp) setCode('')
    }
  })

  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.flat}>{texts.title}</h1>
      <p className={clsx(ui.after8, ui.quiet)}>{texts.lead}</p>
      <form
        className={clsx(ui.grid, ui.gap20, classes.form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(code)
        }}
      >
        {isApp ? (
          <CodeField
            label={texts.label}
            digitLabel={texts.digit}
            value={code}
            onChange={setCode}
            onComplete={(whole) => void submit(whole)}
            error={problem}
            autoFocus
          />
        ) : (
          <TextInput
            label={texts.recovery}
            autoComplete="off"
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={problem}
          />
        )}
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.action}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            setBy(isApp ? 'recovery' : 'app')
            setCode('')
            setProblem(null)
          }}
        >
          {isApp ? texts.useRecovery : texts.useApp}
        </Button>
      </form>
      <p className={clsx(ui.quiet, classes.other)}>
        {texts.question}{' '}
        <Button variant="subtle" onClick={() => onBack(null)}>
          {texts.back}
        </Button>
      </p>
    </div>
  )
}
