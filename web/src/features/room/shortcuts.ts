/** The shortcuts of the room. Each has a button. */
export const shortcuts = {
  done: { key: 'Enter', shift: true },
  run: { key: "'", shift: false },
  submit: { key: 'Enter', shift: false },
} as const
export type Shortcut = keyof typeof shortcuts

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys as they are printed on a button. */
export const keysOf = (name: Shortcut): readonly string[] => {
  const { key, shift } = shortcuts[name]
  return [isMac ? '⌘' : 'Ctrl', ...(shift ? ['⇧'] : []), key]
}

/** The same as `aria-keyshortcuts` wants it. */
export function ariaKeysOf(name: Shortcut): string {
  const { key, shift } = shortcuts[name]
  return `${isMac ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key}`
}

export function matches(name: Shortcut, event: KeyboardEvent): boolean {
  const { key, shift } = shortcuts[name]
  return (event.ctrlKey || event.metaKey) && event.shiftKey === shift && !event.altKey && event.key === key
}
