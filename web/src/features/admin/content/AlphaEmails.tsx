import { adminPaths, emailSchema } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { post, sentenceOf, unread } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NextPage } from '../parts/NextPage.tsx'
import { useChange } from '../parts/useChange.ts'
import { useAlphaEmails } from '../queries.ts'
import styles from './Content.module.css'
import { contentTexts } from './texts.ts'

const texts = contentTexts.alpha

/** The alpha phase's participants (spec §3). */
export function AlphaEmails() {
  const [after, setAfter] = useState<string>()
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const query = useAlphaEmails({ after, limit: 25 })
  const { submit, pending, error } = useChange(async (path: string, address: string) => {
    const asked = emailSchema.safeParse(address)
    setSaid(null)
    setWrong(!asked.success)
    if (!asked.success) return
    await post(path, { email: asked.data }, unread)
    const isAdded = path === adminPaths.alphaEmails
    if (isAdded) setEmail('')
    setSaid(isAdded ? texts.added(asked.data) : texts.removed(asked.data))
  })
  const columns: readonly Column<string>[] = [
    { name: texts.columns.email, cell: (address) => address, heads: true },
    {
      ...{ name: texts.columns.action, right: true, width: 100 },
      cell: (address) => (
        <Button
          size="xs"
          aria-label={texts.removeOf(address)}
          onClick={() => void submit(adminPaths.alphaEmailRemoval, address)}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <section aria-labelledby="alpha">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
        <h2 id="alpha" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.meta}</p>
      </div>
      <form
        className={clsx(ui.flex, ui.wrap, ui.low, styles.line)}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(adminPaths.alphaEmails, email)
        }}
        noValidate
      >
        <TextInput
          label={texts.label}
          type="email"
          autoComplete="off"
          value={email}
          error={isWrong ? texts.wrong : null}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            setWrong(false)
          }}
        />
        <Button type="submit" loading={pending}>
          {texts.add}
        </Button>
      </form>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
        {said}
      </p>
      <Loaded query={query} lines={4}>
        {({ emails, next }) => (
          <>
            {emails.length === 0 ? (
              <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{texts.none}</p>
            ) : (
              <DataTable caption={texts.title} columns={columns} rows={emails} keyOf={(address) => address} />
            )}
            <NextPage isFirst={after === undefined} next={next} onChange={setAfter} />
          </>
        )}
      </Loaded>
    </section>
  )
}
