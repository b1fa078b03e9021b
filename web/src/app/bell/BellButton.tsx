import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNotices, useNoticesOfOtherTabs } from '../../data/notices.ts'
import ui from '../../ui/primitives.module.css'
import { HeaderPopover } from '../layout/HeaderPopover.tsx'
import classes from './BellButton.module.css'
import { BellList } from './BellList.tsx'
import { bellTexts as texts } from './texts.ts'

/** The header's bell, with a dot while there is something new, and a list of notices below it. */
export function BellButton() {
  const [opened, setOpened] = useState(false)
  // Counts openings, so that a list reopened straight away doesn't mark earlier notices as new again.
  const [openings, setOpenings] = useState(0)
  const unread = useNotices().data?.pages[0]?.unread ?? 0
  useNoticesOfOtherTabs()
  const said = unread === 0 ? '' : texts.unread(unread)
  return (
    <>
      <HeaderPopover
        label={texts.title}
        width="min(380px, calc(100vw - 24px))"
        opened={opened}
        onChange={setOpened}
        target={
          <UnstyledButton
            className={clsx(ui.grid, ui.placeMiddle, ui.fixed, ui.quiet, ui.round, ui.anchor, ui.hovers, classes.bell)}
            aria-label={said === '' ? texts.none : said}
            onClick={() => {
              setOpened(!opened)
              setOpenings(openings + 1)
            }}
          >
            <IconBell size={20} stroke={1.6} aria-hidden="true" />
            {unread > 0 && <span className={clsx(ui.circle, ui.accentGround, ui.over, classes.dot)} />}
          </UnstyledButton>
        }
      >
        <BellList key={openings} onLeave={() => setOpened(false)} />
      </HeaderPopover>
      <VisuallyHidden aria-live="polite">{opened ? '' : said}</VisuallyHidden>
    </>
  )
}
