import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { enter } from '../../data/account.ts'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import {
  answerWithPasskey,
  isDeclined,
  passkeysByAutofill,
  passkeysWork,
  stopAskingForPasskeys,
} from '../../data/passkeys.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { accountsTexts } from './texts.ts'

const texts = accountsTexts.passkey

/** Error message for a failed passkey; null if the user cancelled. */
function failureOf(error: unknown): string | null {
  if (error === null || isDeclined(error)) return null
  return error instanceof ApiProblem && error.code === 'PASSKEY_REFUSED' ? texts.refused : sentenceOf(error)
}

/** Signs in with a passkey, via this button or, if the browser offers it, the email field's autofill. */
export default function PasskeyButton() {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<unknown>(null)
  const { submit, pending, error } = useSubmit(async () => {
    const { email } = await answerWithPasskey(false)
    await enter(client, email)
  })

  useEffect(() => {
    let isLeft = false
    async function offer(): Promise<void> {
      if (!(await passkeysByAutofill()) || isLeft) return
      try {
        const { email } = await answerWithPasskey(true)
        await enter(client, email)
      } catch (failure) {
        if (!isLeft) setChosen(failure)
      }
    }
    void offer()
    return () => {
      isLeft = true
      stopAskingForPasskeys()
    }
  }, [client])

  if (!passkeysWork()) return null
  const failure = failureOf(error ?? chosen)
  return (
    <>
      <Button size="md" loading={pending} onClick={() => void submit()}>
        {texts.action}
      </Button>
      {failure !== null && <Problem>{failure}</Problem>}
    </>
  )
}
