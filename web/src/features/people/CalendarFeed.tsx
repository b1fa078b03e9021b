import { Button, CopyButton, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useCalendarFeed } from '../../data/appointments.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './People.module.css'
import { mockTexts } from './texts.ts'

const texts = mockTexts.feed

/** The secret feed address that calendar apps use to read your booked mocks. */
export function CalendarFeed() {
  const { url, renew, end } = useCalendarFeed()
  const [isRenewed, setIsRenewed] = useState(false)
  const changing = useSubmit(async (what: 'make' | 'renew' | 'end') => {
    await (what === 'end' ? end() : renew())
    setIsRenewed(what === 'renew')
  })
  return (
    <section className={clsx(ui.grid, ui.oneColumn, ui.gap8, classes.times)} aria-labelledby="feed">
      <h2 id="feed" className={clsx(ui.flat, ui.title)}>
        {texts.title}
      </h2>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.body}</p>
      {url === null ? (
        <div>
          <Button loading={changing.pending} onClick={() => void changing.submit('make')}>
            {texts.make}
          </Button>
        </div>
      ) : (
        <div className={clsx(ui.flex, ui.wrap, ui.low, ui.gap8)}>
          <TextInput
            className={clsx(ui.grow, ui.shrinks)}
            label={texts.label}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
          </CopyButton>
          <Button variant="subtle" disabled={changing.pending} onClick={() => void changing.submit('renew')}>
            {texts.renew}
          </Button>
          <Button variant="subtle" disabled={changing.pending} onClick={() => void changing.submit('end')}>
            {texts.end}
          </Button>
        </div>
      )}
      {isRenewed && (
        <p className={clsx(ui.flat, ui.small)} role="status">
          {texts.renewed}
        </p>
      )}
      {changing.error !== null && <Problem>{sentenceOf(changing.error)}</Problem>}
    </section>
  )
}
