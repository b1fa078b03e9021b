import { create } from 'zustand'

/** Whether the palette or the shortcut list is open; never both at once. */
export const usePalette = create<{ opened: 'palette' | 'shortcuts' | null }>(() => ({ opened: null }))

export const openPalette = () => usePalette.setState({ opened: 'palette' })
export const openShortcuts = () => usePalette.setState({ opened: 'shortcuts' })
export const closePalette = () => usePalette.setState({ opened: null })
