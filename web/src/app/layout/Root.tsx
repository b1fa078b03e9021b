import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { NotificationArea } from '../notifications/NotificationArea.tsx'
import { PaletteKeys } from '../palette/PaletteKeys.tsx'
import { RouteHead } from './PageHead.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { useThemeColour } from './useThemeColour.ts'

/**
 * Shared by every page, even the rooms: the head, scroll position, focus after navigation, the palette, and a place for
 * notifications.
 */
export function Root() {
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  useThemeColour()
  return (
    <>
      <RouteHead />
      <RouteProgress />
      <ScrollRestoration />
      <Outlet />
      <PaletteKeys />
      <NotificationArea />
    </>
  )
}

/** Moves focus to a new page's heading, for people who can't see the change. Leaves the first page to the browser. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const openModal = () => document.activeElement?.closest('[aria-modal="true"]') ?? null
    const palette = openModal()
    const giveUpAt = performance.now() + 30_000
    const timer = setInterval(() => {
      const hasGivenUp = performance.now() >= giveUpAt
      // The palette that triggered this navigation closes a moment later, or seconds later on a busy machine.
      if (palette !== null && openModal() === palette && !hasGivenUp) return
      const heading = document.querySelector<HTMLElement>('main h1')
      // Leave focus alone if a dialog has been opened in the meantime, or the user has already focused something.
      const isTaken = document.activeElement?.closest('main, [aria-modal="true"]') != null
      // A page that's still loading has no heading yet.
      if (heading === null && !isTaken && !hasGivenUp) return
      clearInterval(timer)
      const target = heading ?? document.querySelector('main')
      if (target === null || isTaken) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }, 50)
    return () => clearInterval(timer)
  }, [pathname])
}
