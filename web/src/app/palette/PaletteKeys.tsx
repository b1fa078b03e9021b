import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ChunkBoundary } from '../../ui/ChunkBoundary.tsx'
import { askedBy, isCode, isWritten } from './keys.ts'
import { openPalette, openShortcuts, usePalette } from './paletteState.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }))

/** The rooms have their own list of shortcuts. */
const room = '/app/aiInterview'

/** Listens for Ctrl K and ? on every page; the dialogs are loaded on first use. */
export function PaletteKeys() {
  const { opened } = usePalette()
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<ReadonlySet<'palette' | 'shortcuts'>>(new Set())
  if (opened !== null && !wanted.has(opened)) setWanted(new Set([...wanted, opened]))

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const asked = askedBy(event, { typing: isWritten(event.target), coding: isCode(event.target) })
      if (asked === null || (asked === 'shortcuts' && pathname === room)) return
      // An open dialog handles its own keys.
      if (document.querySelector('[aria-modal="true"]') !== null && usePalette.getState().opened === null) return
      event.preventDefault()
      if (asked === 'palette') openPalette()
      else openShortcuts()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [pathname])

  return (
    <ChunkBoundary>
      <Suspense>
        {wanted.has('palette') && <Palette opened={opened === 'palette'} />}
        {wanted.has('shortcuts') && <ShortcutsDialog opened={opened === 'shortcuts'} />}
      </Suspense>
    </ChunkBoundary>
  )
}
