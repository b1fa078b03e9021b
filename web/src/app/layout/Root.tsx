import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { RouteHead } from './PageHead.tsx'

/** Everything every page has: its head kept in step, its scroll position, and focus that follows navigation. */
export function Root() {
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  return (
    <>
      <RouteHead />
      <ScrollRestoration />
      <Outlet />
    </>
  )
}

/** A new page begins at its heading, for who cannot see that it changed. The first page is left to the browser. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (heading === null || document.activeElement?.closest('main') != null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
