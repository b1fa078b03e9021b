import fc from 'fast-check'
import { boardAfter } from '../session/board/change.ts'
import type { BoardElement, BoardLine, BoardShape, BoardText } from '../session/board/element.ts'

const look = {
  x: 0,
  y: 0,
  width: 160,
  height: 80,
  angle: 0,
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid',
  strokeWidth: 2,
  strokeStyle: 'solid',
  roughness: 0,
  opacity: 100,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  index: 'a0',
  groupIds: [],
  boundElements: null,
} as const

type Changes = Partial<Pick<BoardElement, 'x' | 'y' | 'version' | 'versionNonce' | 'index'>>

export const box = (id: string, changes: Changes = {}): BoardShape => ({
  ...look,
  groupIds: [],
  id,
  type: 'rectangle',
  ...changes,
})

export const label = (id: string, text: string, containerId: string | null = null): BoardText => ({
  ...look,
  groupIds: [],
  id,
  type: 'text',
  text,
  originalText: text,
  fontSize: 16,
  fontFamily: 6,
  textAlign: 'center',
  verticalAlign: 'middle',
  lineHeight: 1.25,
  containerId,
  autoResize: true,
})

export const arrow = (id: string, from: string, to: string): BoardLine => ({
  ...look,
  groupIds: [],
  id,
  type: 'arrow',
  points: [
    [0, 0],
    [100, 0],
  ],
  startBinding: { elementId: from, focus: 0, gap: 4 },
  endBinding: { elementId: to, focus: 0, gap: 4 },
  startArrowhead: null,
  endArrowhead: 'arrow',
})

export const anyElementId = fc.constantFrom('b1', 'b2', 'b3', 't1')
/** Any state of an element: equal version and nonce mean equal state. */
export const anyBoardElement: fc.Arbitrary<BoardElement> = fc
  .record({
    id: anyElementId,
    version: fc.integer({ min: 1, max: 4 }),
    versionNonce: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ id, version, versionNonce }) => ({
    ...(id === 't1' ? label(id, 'Cache') : box(id)),
    version,
    versionNonce,
    index: version === 4 ? null : `a${versionNonce}`,
    x: version * 100 + versionNonce,
  }))

/** Elements with different ids, in `boardAfter`'s drawing order. */
export const anyBoard: fc.Arbitrary<BoardElement[]> = fc
  .uniqueArray(anyBoardElement, { selector: ({ id }) => id, maxLength: 4 })
  .map((elements) => boardAfter([], { changed: elements, removed: [] }))
