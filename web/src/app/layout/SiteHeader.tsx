import { Button } from '@mantine/core'
import { Link, NavLink } from 'react-router'
import { useAccount } from '../account.ts'
import { productName } from '../head.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AppearanceMenu } from './AppearanceMenu.tsx'
import { Logo } from './Logo.tsx'
import classes from './SiteHeader.module.css'
import { layoutTexts } from './texts.ts'

export function SiteHeader() {
  const account = useAccount()
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand} aria-label={layoutTexts.home}>
        <Logo />
        <span className={classes.name}>{productName}</span>
      </Link>
      <nav className={classes.nav} aria-label={layoutTexts.navigation}>
        {account.status === 'signed_in' && (
          <NavLink to="/app/interviewSelection" className={classes.link ?? ''}>
            {layoutTexts.interviews}
          </NavLink>
        )}
      </nav>
      {account.status === 'signed_in' && <AccountMenu me={account.me} />}
      {(account.status === 'signed_out' || account.status === 'unreachable') && (
        <>
          <AppearanceMenu />
          <Button component={Link} to="/signin" variant="subtle" size="xs">
            {layoutTexts.signIn}
          </Button>
          <Button component={Link} to="/signup" size="xs" className={classes.signUp ?? ''}>
            {layoutTexts.signUp}
          </Button>
        </>
      )}
    </header>
  )
}
