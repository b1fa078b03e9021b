import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { tokens } from '../../ui/tokens.ts'

/** Matches the browser UI's colour to the page; before the first paint `colour-scheme.js` sets it. */
export function useThemeColour(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  useEffect(() => {
    const colour = tokens.page[scheme === 'dark' ? 1 : 0]
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour)
  }, [scheme])
}
