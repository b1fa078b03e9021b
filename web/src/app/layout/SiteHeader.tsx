import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useAccount } from '../account.ts'
import { productName } from '../head.ts'
import { AppearanceButton } from './AppearanceButton.tsx'
import { Logo } from './Logo.tsx'
import classes from './SiteHeader.module.css'
import { layoutTexts } from './texts.ts'

// Menus bring a positioning library along, which the landing page can do without.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }))

const interviews = '/app/interviewSelection'

export function SiteHeader() {
  const account = useAccount()
  const { pathname } = useLocation()
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand} aria-label={layoutTexts.home}>
        <Logo />
        <span className={classes.name}>{productName}</span>
      </Link>
      <nav className={classes.nav} aria-label={layoutTexts.navigation}>
        {account.status === 'signed_in' && (
          <Link
            to={interviews}
            className={classes.link}
            data-here={pathname === interviews || pathname === '/app/scorecard'}
            aria-current={pathname === interviews ? 'page' : undefined}
          >
            {layoutTexts.interviews}
          </Link>
        )}
      </nav>
      {account.status === 'signed_in' && (
        <Suspense fallback={<span className={classes.menuPlace} />}>
          <AccountMenu me={account.me} />
        </Suspense>
      )}
      {(account.status === 'signed_out' || account.status === 'unreachable') && (
        <>
          <AppearanceButton />
          <Button component={Link} to="/signin" variant="subtle">
            {layoutTexts.signIn}
          </Button>
          <Button component={Link} to="/signup" className={classes.signUp ?? ''}>
            {layoutTexts.signUp}
          </Button>
        </>
      )}
    </header>
  )
}
