import { Outlet } from 'react-router'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SiteLayout.module.css'
import { SkipLink } from './SkipLink.tsx'

/** Header, main part and footer of every page but the rooms. */
export function SiteLayout() {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <SiteHeader />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
