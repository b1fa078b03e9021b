import type { BoardElement, BoardLine, BoardShape, BoardText } from '@greenroom/shared/session'

/** Matches the canvas's style: clean lines, and a font from our server. */
export const boardFont = 6
export const boardFontSize = 16
const lineHeight = 1.25
/** Letter width as a fraction of the font size, enough for most letters. The canvas remeasures when it draws. */
const letterWidth = 0.56

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
/** The library uses 31-bit numbers. */
const nonce = (): number => random() >>> 1
const newId = (): string => Array.from({ length: 4 }, () => random().toString(36)).join('')

const look = () => ({
  id: newId(),
  angle: 0,
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid' as const,
  strokeWidth: 2,
  strokeStyle: 'solid' as const,
  roughness: 0,
  opacity: 100,
  seed: nonce(),
  version: 1,
  versionNonce: nonce(),
  index: null,
  groupIds: [],
  boundElements: null,
})

/** Returns the element with these changes, as its next version. */
export const changed = <E extends BoardElement>(element: E, change: Partial<E>): E => ({
  ...element,
  ...change,
  version: element.version + 1,
  versionNonce: nonce(),
})

export const sizeOfText = (text: string, fontSize = boardFontSize): { width: number; height: number } => {
  const lines = text.split('\n')
  return {
    width: Math.max(10, Math.ceil(Math.max(...lines.map(({ length }) => length)) * fontSize * letterWidth)),
    height: lines.length * fontSize * lineHeight,
  }
}

export const newShape = (
  type: BoardShape['type'],
  place: Pick<BoardShape, 'x' | 'y' | 'width' | 'height'>,
): BoardShape => ({ ...look(), type, ...place, roundness: type === 'rectangle' ? { type: 3 } : { type: 2 } })

export const newText = (text: string, x: number, y: number, containerId: string | null = null): BoardText => ({
  ...look(),
  type: 'text',
  x,
  y,
  ...sizeOfText(text),
  roundness: null,
  text,
  originalText: text,
  fontSize: boardFontSize,
  fontFamily: boardFont,
  textAlign: containerId === null ? 'left' : 'center',
  verticalAlign: containerId === null ? 'top' : 'middle',
  lineHeight,
  containerId,
  autoResize: true,
})

export const newArrow = (from: string, to: string): BoardLine => ({
  ...look(),
  type: 'arrow',
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  roundness: { type: 2 },
  points: [
    [0, 0],
    [1, 0],
  ],
  startBinding: { elementId: from, focus: 0, gap: bindingGap },
  endBinding: { elementId: to, focus: 0, gap: bindingGap },
  startArrowhead: null,
  endArrowhead: 'arrow',
})

/** Gap between an arrow's tip and its target. */
export const bindingGap = 6
