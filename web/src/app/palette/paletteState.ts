import { create } from 'zustand'

/** Whether the palette, or the list of shortcuts, is open: at most one of them. */
export const usePalette = create<{ opened: 'palette' | 'shortcuts' | null }>(() => ({ opened: null }))

export const openPalette = () => usePalette.setState({ opened: 'palette' })
export const openShortcuts = () => usePalette.setState({ opened: 'shortcuts' })
export const closePalette = () => usePalette.setState({ opened: null })
