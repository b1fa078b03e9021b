const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Name of the modifier key on this machine's keyboard. */
export const modifier = isMac ? '⌘' : 'Ctrl'
export const paletteKeys = `${modifier} K`
export const paletteAriaKeys = isMac ? 'Meta+K' : 'Control+K'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/**
 * Decides what a key press opens. `typing`: focus is in a text field; `coding`: it's in the editor, which needs Ctrl K
 * for itself.
 */
export function askedBy(
  press: Press,
  { typing, coding }: { typing: boolean; coding: boolean },
): 'palette' | 'shortcuts' | null {
  const withModifier = press.ctrlKey || press.metaKey
  if (press.repeat || press.altKey) return null
  if (withModifier && !press.shiftKey && press.key.toLowerCase() === 'k') return coding ? null : 'palette'
  if (!withModifier && press.key === '?') return typing || coding ? null : 'shortcuts'
  return null
}

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Whether a key pressed at this target types text. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null

/** Whether a key pressed at this target goes to the code editor. */
export const isCode = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.monaco-editor') !== null
