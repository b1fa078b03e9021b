import type { Cursor } from './useCursors.ts'

/** A colour per role, defined by both themes. A name in the page's colour is readable on it. */
const colours = { candidate: 'var(--gr-accent)', interviewer: 'var(--gr-plum)', observer: 'var(--gr-ink-3)' } as const

/** Styles other people's cursors and selections, using the binding's class names. */
export function CursorColours({ cursors }: { cursors: readonly Cursor[] }) {
  return <style>{cursors.map(ruleOf).join('\n')}</style>
}

function ruleOf({ clientId, participant: { name, role } }: Cursor): string {
  const colour = colours[role]
  return `.yRemoteSelection-${clientId} { background: color-mix(in srgb, ${colour} 25%, transparent); }
.yRemoteSelectionHead-${clientId} { position: relative; border-left: 2px solid ${colour}; margin-left: -1px; }
.yRemoteSelectionHead-${clientId}::after { content: "${quoted(name)}"; position: absolute; top: -1.3em; left: -2px; padding: 0 4px;
  font: 11px/1.4 var(--mantine-font-family); white-space: nowrap; color: var(--gr-page); background: ${colour}; border-radius: 3px; pointer-events: none; z-index: 5; }`
}

/** Quotes a name for a CSS string: escapes every character that could end the string. */
const quoted = (name: string): string =>
  name.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
