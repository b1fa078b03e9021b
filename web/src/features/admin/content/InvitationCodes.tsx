import {
  adminPaths,
  invitationCodeListSchema,
  type invitationCodeSchema,
  newInvitationCodesSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { Button, Group, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { z } from 'zod'
import { post, remove, sentenceOf } from '../../../data/api.ts'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { amount, dayOfExpiry } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { NextPage } from '../parts/NextPage.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useChange } from '../parts/useChange.ts'
import { useInvitationCodes } from '../queries.ts'
import styles from './Content.module.css'
import { contentTexts } from './texts.ts'

const texts = contentTexts.codes

type Code = z.infer<typeof invitationCodeSchema>

/** Sign-up codes: create them, copy their links, revoke them. */
export function InvitationCodes() {
  const [after, setAfter] = useState<string>()
  const query = useInvitationCodes({ after, limit: 25 })
  const columns: readonly Column<Code>[] = [
    { ...{ name: texts.columns.code, heads: true }, cell: ({ code }) => <span className={ui.mono}>{code}</span> },
    {
      ...{ name: texts.columns.uses, width: 80, narrow: 'label' },
      cell: ({ uses, maxUses }) => texts.used(amount(uses), maxUses === null ? null : amount(maxUses)),
    },
    {
      ...{ name: texts.columns.expires, width: 108, narrow: 'label' },
      cell: ({ expiresAt }) => (expiresAt === null ? commonTexts.never : dayOfExpiry(expiresAt)),
    },
    { name: texts.columns.note, cell: ({ note }) => note },
    {
      ...{ name: texts.columns.action, right: true, width: 176 },
      cell: ({ code, link }) => (
        <span className={clsx(ui.wrap, ui.end, ui.gap6, styles.buttons)}>
          <CopyButton code={code} link={link} />
          <RevokeButton code={code} />
        </span>
      ),
    },
  ]
  return (
    <section aria-labelledby="codes">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 id="codes" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.meta}</p>
      </div>
      <NewCodes />
      <Loaded query={query} lines={4}>
        {({ codes, next }) => (
          <>
            {codes.length === 0 ? (
              <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.none}</p>
            ) : (
              <DataTable caption={texts.title} columns={columns} rows={codes} keyOf={({ code }) => code} />
            )}
            <NextPage isFirst={after === undefined} next={next} onChange={setAfter} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function NewCodes() {
  const [fields, setFields] = useState({ count: '1', maxUses: '1', days: '30', note: '' })
  const [made, setMade] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const { submit, pending, error } = useChange(async () => {
    setMade(null)
    const { count, maxUses, days, note } = fields
    const wanted = newInvitationCodesSchema.safeParse({
      ...{ count: Number(count), maxUses: Number(maxUses), days: Number(days) },
      ...(note.trim() === '' ? {} : { note }),
    })
    setWrong(!wanted.success)
    if (!wanted.success) return
    const { codes } = await post(adminPaths.invitationCodes, wanted.data, invitationCodeListSchema)
    setMade(texts.made(codes.length))
  })
  const numberField = (name: 'count' | 'maxUses' | 'days', label: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={fields[name]}
      onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
    />
  )
  return (
    <form
      className={clsx(ui.grid, classes.form)}
      style={{ maxWidth: 'none', marginBottom: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={clsx(ui.grid, styles.numbers)}>
        {numberField('count', texts.count)}
        {numberField('maxUses', texts.uses)}
        {numberField('days', texts.days)}
      </div>
      <div className={clsx(ui.flex, ui.wrap, ui.low, styles.line)}>
        <TextInput
          label={texts.note}
          value={fields.note}
          maxLength={200}
          onChange={({ currentTarget }) => setFields({ ...fields, note: currentTarget.value })}
        />
        <Button type="submit" loading={pending}>
          {texts.make}
        </Button>
      </div>
      {isWrong && <Problem>{texts.wrong}</Problem>}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <output className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{made}</output>
    </form>
  )
}

/** Asks for confirmation: revoking a code breaks its links, and can't be undone. */
function RevokeButton({ code }: { code: string }) {
  const [isAsked, setAsked] = useState(false)
  const { submit, pending, error, forget } = useChange(async () => {
    await remove(urlOf(adminPaths.invitationCode, { code }))
    setAsked(false)
  })
  const ask = () => {
    forget()
    setAsked(true)
  }
  return (
    <>
      <Button size="xs" aria-label={texts.revokeOf(code)} onClick={ask}>
        {texts.revoke}
      </Button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={texts.revokeTitle(code)}>
        <DialogWords>{texts.revokeBody}</DialogWords>
        {error !== null && <Problem mt={12}>{sentenceOf(error)}</Problem>}
        <Group justify="flex-end" gap="sm" mt="md">
          <Button data-autofocus onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
          <Button color="brick" loading={pending} onClick={() => void submit()}>
            {texts.revokeIt}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

function CopyButton({ code, link }: { code: string; link: string }) {
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // Browsers only offer the clipboard over HTTPS, and even then can refuse it.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      setRefused(true)
    }
  }
  if (isRefused) return <TextInput size="xs" readOnly aria-label={texts.linkOf(code)} value={link} />
  return (
    <Button size="xs" aria-label={isCopied ? texts.copied : texts.copyOf(code)} onClick={() => void copy()}>
      {isCopied ? texts.copied : texts.copy}
    </Button>
  )
}
