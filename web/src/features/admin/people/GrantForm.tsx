import {
  adminPaths,
  maxGrant,
  maxReasonLength,
  type TokenGrant,
  tokensAfterGrantSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { post, sentenceOf } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import classes from '../parts/Admin.module.css'
import { amount } from '../parts/formats.ts'
import { commonTexts } from '../parts/texts.ts'
import { useChange, useCommandId } from '../parts/useChange.ts'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.tokens

/** Grants or refunds tokens, with a reason. Pressing again or retrying doesn't grant them twice. */
export function GrantForm({ userId }: { userId: number }) {
  const command = useCommandId()
  const [kind, setKind] = useState<TokenGrant['kind']>('grant')
  const [tokens, setTokens] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { submit, pending, error } = useChange(async () => {
    setDone(null)
    const wanted = Number(tokens)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > maxGrant)
      return setWrong(texts.wrongAmount(amount(maxGrant)))
    if (reason.trim() === '') return setWrong(commonTexts.reasonMissing)
    setWrong(null)
    const grant = { kind, amount: wanted, reason: reason.trim() }
    const url = urlOf(adminPaths.tokens, { userId: String(userId) })
    const { before, after } = await post(url, { ...grant, commandId: command.idFor(grant) }, tokensAfterGrantSchema)
    command.done()
    setTokens('')
    setReason('')
    setDone(texts.done(amount(before), amount(after)))
  })
  return (
    <form
      className={clsx(ui.grid, classes.form)}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={clsx(ui.grid, ui.halves, classes.pair)}>
        <RadioField label={texts.kind} value={kind} options={texts.kinds} onChange={setKind} />
        <TextInput
          label={texts.amount}
          inputMode="numeric"
          autoComplete="off"
          value={tokens}
          onChange={({ currentTarget }) => setTokens(currentTarget.value.replaceAll(/[\s,]/g, ''))}
        />
      </div>
      <TextInput
        label={commonTexts.reason}
        value={reason}
        maxLength={maxReasonLength}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {wrong !== null && <Problem>{wrong}</Problem>}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <div className={clsx(ui.row, ui.wrap, classes.actions)}>
        <Button type="submit" variant="filled" loading={pending}>
          {texts.send[kind]}
        </Button>
        <output className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{done}</output>
      </div>
    </form>
  )
}
