import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { ChunkBoundary } from '../../ui/ChunkBoundary.tsx'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { productName } from '../head.ts'
import type { Audience } from '../navigation/entries.ts'
import { MenuButton } from '../navigation/MenuButton.tsx'
import { NavigationLink } from '../navigation/NavigationLink.tsx'
import { visitorEntries } from '../navigation/publicEntries.ts'
import { navigationTexts } from '../navigation/texts.ts'
import { AppearanceButton } from './AppearanceButton.tsx'
import classes from './SiteHeader.module.css'
import { layoutTexts } from './texts.ts'

const MainNav = lazy(async () => ({ default: (await import('../navigation/MainNav.tsx')).MainNav }))
// Lazy: menus need a positioning library, which the landing page can do without.
const HeaderTools = lazy(async () => ({ default: (await import('./HeaderTools.tsx')).HeaderTools }))

/** The site header: current page, navigation and account. On a narrow screen the links move to a menu. */
export function SiteHeader() {
  const account = useAccount()
  const audience: Audience = account.status === 'signed_in' ? account.me.subscriptionTier : null
  const known = account.status !== 'loading'
  const { pathname, search } = useLocation()
  // Links between sign-in and sign-up keep the page the user asked for, and the session they were invited to.
  const isInvited = new URLSearchParams(search).has('session')
  const isEntry = pathname === '/signin' || pathname === '/signup'
  const asked = isEntry ? search : isInvited ? `?next=${encodeURIComponent(pathname + search)}` : ''
  return (
    <header className={clsx(ui.row, ui.gap8, ui.fixed, ui.lineBelow, ui.notPrinted, classes.header)}>
      <Link
        to="/"
        className={clsx(ui.row, ui.gap10, ui.ink, ui.plainLink, classes.brand)}
        aria-label={layoutTexts.home}
      >
        <Logo />
        <span className={clsx(ui.text17, ui.strong, classes.name)}>{productName}</span>
      </Link>
      <nav className={clsx(ui.flex, ui.gap4, ui.grow, classes.nav)} aria-label={navigationTexts.main}>
        {known && audience === null ? (
          visitorEntries.map((entry) => <NavigationLink key={entry.to} entry={entry} className={classes.link} />)
        ) : (
          <ChunkBoundary instead={null}>
            <Suspense>{known && <MainNav audience={audience} className={classes.link} />}</Suspense>
          </ChunkBoundary>
        )}
      </nav>
      {account.status === 'signed_in' && (
        <ChunkBoundary instead={<span className={clsx(ui.circle, ui.bubble, classes.menuPlace)} />}>
          <Suspense fallback={<span className={clsx(ui.circle, ui.bubble, classes.menuPlace)} />}>
            <HeaderTools me={account.me} />
          </Suspense>
        </ChunkBoundary>
      )}
      {known && audience === null && (
        <>
          <span className={classes.wide}>
            <AppearanceButton />
          </span>
          <Button component={Link} to={`/signin${asked}`} variant="subtle">
            {navigationTexts.signIn}
          </Button>
          <Button component={Link} to={`/signup${asked}`} className={ui.notOnPhones}>
            {navigationTexts.signUp}
          </Button>
        </>
      )}
      {known && <MenuButton audience={audience} className={classes.narrow} />}
    </header>
  )
}
