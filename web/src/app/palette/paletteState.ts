import { create } from 'zustand'

/** Which is open, the palette or the list of shortcuts; never both. */
export const usePalette = create<{ opened: 'palette' | 'shortcuts' | null }>(() => ({ opened: null }))

export const openPalette = () => usePalette.setState({ opened: 'palette' })
export const openShortcuts = () => usePalette.setState({ opened: 'shortcuts' })
export const closePalette = () => usePalette.setState({ opened: null })
