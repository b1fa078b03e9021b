/**
 * A key combination: with Ctrl (⌘ on a Mac), unless `alt` or `alone` is set. `code` is the physical key, because Alt
 * changes the letter. A `letter` only works outside fields.
 */
type Keys = { key: string; shift: boolean; alt?: true; alone?: true; letter?: true; code?: string }

/** The room's shortcuts. Each one also has a button. */
export const shortcuts = {
  done: { key: 'Enter', shift: true },
  undo: { key: 'Escape', shift: false, alone: true },
  run: { key: "'", shift: false },
  submit: { key: 'Enter', shift: false },
  problem: { key: '1', shift: false, alt: true, code: 'Digit1' },
  chat: { key: '2', shift: false, alt: true, code: 'Digit2' },
  code: { key: '3', shift: false, alt: true, code: 'Digit3' },
  tools: { key: '4', shift: false, alt: true, code: 'Digit4' },
  microphone: { key: 'M', shift: false, alt: true, code: 'KeyM' },
  thinking: { key: 'T', shift: false, alt: true, code: 'KeyT' },
  callMicrophone: { key: 'U', shift: false, alt: true, code: 'KeyU' },
  callCamera: { key: 'C', shift: false, alt: true, code: 'KeyC' },
  callScreen: { key: 'P', shift: false, alt: true, code: 'KeyP' },
  note: { key: 'N', shift: false, alone: true, letter: true },
  keys: { key: '/', shift: false },
} as const satisfies Record<string, Keys>
export type Shortcut = keyof typeof shortcuts

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const keysFor = (name: Shortcut): Keys => shortcuts[name]

/** Whether the shortcut uses neither Ctrl nor Alt. */
export const isAlone = (name: Shortcut): boolean => keysFor(name).alone === true

/** The keys as printed on a button. */
export const keysOf = (name: Shortcut): readonly string[] => {
  const { key, shift, alt, alone } = keysFor(name)
  if (alone) return [key === 'Escape' ? 'Esc' : key]
  const modifier = alt ? (isMac ? '⌥' : 'Alt') : isMac ? '⌘' : 'Ctrl'
  return [modifier, ...(shift ? ['⇧'] : []), key]
}

/** The keys in `aria-keyshortcuts` format. */
export function ariaKeysOf(name: Shortcut): string {
  const { key, shift, alt, alone } = keysFor(name)
  return alone ? key : `${alt ? 'Alt' : isMac ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key}`
}

const fields = 'input, textarea, select, [contenteditable="true"], .monaco-editor, .excalidraw, [role="menu"]'

/** Whether letters typed at this target are text. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null

export function matches(name: Shortcut, event: KeyboardEvent): boolean {
  const { key, shift, alt = false, alone = false, letter = false, code } = keysFor(name)
  if (event.shiftKey !== shift || event.altKey !== alt) return false
  if (letter) return event.key.toUpperCase() === key && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
  const withControl = event.ctrlKey || event.metaKey
  return withControl !== (alt || alone) && (code === undefined ? event.key === key : event.code === code)
}
