import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ConnectionBar } from '../connection/ConnectionBar.tsx'
import { VersionBar } from '../version/VersionBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import classes from './SiteLayout.module.css'

/** Header, main part and footer, for every page except the rooms. Pass `children` if the route has no nested page. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={clsx(ui.flex, ui.column, classes.layout)}>
      <SkipLink />
      <SiteHeader />
      <ConnectionBar />
      <VersionBar />
      <main id="main" className={clsx(ui.grow, ui.shrinks)} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter />
    </div>
  )
}
