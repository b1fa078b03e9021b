import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ConnectionBar } from '../connection/ConnectionBar.tsx'
import { VersionBar } from '../version/VersionBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SiteLayout.module.css'

/** Header, main part and footer of every page but the rooms; `children` where the route has no page of its own beneath. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <SiteHeader />
      <ConnectionBar />
      <VersionBar />
      <main id="main" className={classes.main} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter />
    </div>
  )
}
