import { Button, CopyButton, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { usePathFeed } from '../../data/learningPath.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './LearningPath.module.css'
import { pathTexts } from './texts.ts'

const texts = pathTexts.feed

/** The secret address that calendar apps read the path from. */
export function PathFeed() {
  const { url, renew, end } = usePathFeed()
  const [isRenewed, setIsRenewed] = useState(false)
  const changing = useSubmit(async (what: 'make' | 'renew' | 'end') => {
    await (what === 'end' ? end() : renew())
    setIsRenewed(what === 'renew')
  })
  return (
    <section className={ui.lineAbove} aria-labelledby="path-feed">
      <h2 id="path-feed" className={clsx(ui.under4, ui.large, classes.asideHead)}>
        {texts.title}
      </h2>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.body}</p>
      {url === null ? (
        <Button size="xs" loading={changing.pending} onClick={() => void changing.submit('make')}>
          {texts.make}
        </Button>
      ) : (
        <div className={clsx(ui.grid, ui.oneColumn, ui.gap8)}>
          <TextInput
            size="xs"
            aria-label={texts.label}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button size="xs" onClick={copy}>
                  {copied ? texts.copied : texts.copy}
                </Button>
              )}
            </CopyButton>
            <Button
              size="xs"
              variant="subtle"
              disabled={changing.pending}
              onClick={() => void changing.submit('renew')}
            >
              {texts.renew}
            </Button>
            <Button size="xs" variant="subtle" disabled={changing.pending} onClick={() => void changing.submit('end')}>
              {texts.end}
            </Button>
          </div>
        </div>
      )}
      {isRenewed && (
        <p className={clsx(ui.after8, ui.small)} role="status">
          {texts.renewed}
        </p>
      )}
      <Problem>{changing.error === null ? null : sentenceOf(changing.error)}</Problem>
    </section>
  )
}
