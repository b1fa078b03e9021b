import { usualDomain } from '@greenroom/shared/vocabulary'
import { Button, Drawer } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { useDomain } from '../../data/domain.ts'
import ui from '../../ui/primitives.module.css'
import { productName } from '../head.ts'
import { AppearanceChoice } from '../layout/AppearanceChoice.tsx'
import { useOpenedAfterMount } from '../layout/useOpenedAfterMount.ts'
import { WindowHead } from '../layout/WindowHead.tsx'
import { openPalette } from '../palette/paletteState.ts'
import { type Audience, mainEntries, moreEntries } from './entries.ts'
import classes from './MenuDrawer.module.css'
import { NavigationLink } from './NavigationLink.tsx'
import { type Entry, footerEntries } from './publicEntries.ts'
import { navigationTexts as texts } from './texts.ts'

/** The navigation on a narrow screen. It traps focus while open; Escape, a link or the button closes it. */
export function MenuDrawer(props: { audience: Audience; opened: boolean; onClose: () => void }) {
  const { audience, opened, onClose } = props
  const { pathname } = useLocation()
  const domain = useDomain() ?? usualDomain
  return (
    <Drawer.Root
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      position="right"
      size={320}
      classNames={{ content: ui.page }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} blur={0} />
      <Drawer.Content>
        <Drawer.Body>
          <WindowHead title={<Drawer.Title>{productName}</Drawer.Title>}>
            <Drawer.CloseButton aria-label={texts.closeMenu} />
          </WindowHead>
          <Button
            fullWidth
            justify="flex-start"
            className={classes.goTo ?? ''}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => {
              onClose()
              openPalette()
            }}
          >
            {texts.goTo}
          </Button>
          <nav aria-label={texts.menu} onClickCapture={closeOnLink(onClose)}>
            <Entries entries={mainEntries(audience, pathname, domain)} className={`${classes.link} ${classes.first}`} />
            {audience !== null && (
              <h2 className={clsx(ui.small, ui.quiet, ui.medium, ui.even, classes.heading)}>{texts.more}</h2>
            )}
            <Entries entries={moreEntries(audience, domain)} className={classes.link} />
            {audience === null && <VisitorButtons />}
            <h2 className={clsx(ui.small, ui.quiet, ui.medium, ui.even, classes.heading)}>{texts.site}</h2>
            <Entries entries={footerEntries} className={classes.link} />
          </nav>
          <div className={classes.appearance}>
            <AppearanceChoice />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Entries({ entries, className }: { entries: readonly Entry[]; className: string | undefined }) {
  return (
    <ul className={ui.list}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavigationLink entry={entry} className={className} />
        </li>
      ))}
    </ul>
  )
}

function VisitorButtons() {
  const { pathname } = useLocation()
  return (
    <div className={clsx(ui.grid, ui.gap8, classes.visitor)}>
      {pathname !== '/signup' && (
        <Button component={Link} to="/signup" variant="filled">
          {texts.signUp}
        </Button>
      )}
      <Button component={Link} to="/signin">
        {texts.signIn}
      </Button>
    </div>
  )
}

/** Any link closes the menu, even the current page's. */
const closeOnLink = (onClose: () => void) => (event: React.MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) onClose()
}
