import type { BoardElement, BoardLine, BoardShape, BoardText } from '@greenroom/shared/session'
import { changed, newArrow, newShape, newText, sizeOfText } from './newElements.ts'
import { centred, roomFor, routed } from './routes.ts'

type Board = readonly BoardElement[]

/** Gap between boxes placed side by side. */
const gapX = 100
const gapY = 72
const boxesInARow = 4

export type Kind = BoardShape['type'] | 'text'

/** Adds a box or text with this wording, next to the others. */
export function added(board: Board, kind: Kind, words: string): { board: BoardElement[]; id: string } {
  const size = kind === 'text' ? sizeOfText(words) : roomFor(words)
  const place = freePlace(board, size)
  if (kind === 'text') {
    const text = newText(words, place.x, place.y)
    return { board: [...board, text], id: text.id }
  }
  const shape = newShape(kind, { ...place, ...size })
  return { board: labelled([...board, shape], shape.id, words), id: shape.id }
}

/** Adds an arrow from one box or text to another. */
export function connected(
  board: Board,
  from: string,
  to: string,
  words: string,
): { board: BoardElement[]; id: string } {
  const arrow = newArrow(from, to)
  const tied = board.map((element) =>
    element.id === from || element.id === to ? changed(element, withBound(element, arrow.id, 'arrow')) : element,
  )
  const line = { ...routed(arrow, tied), version: 1 }
  return { board: labelled([...tied, line], line.id, words), id: line.id }
}

/** Changes the wording of a text, box or connection. */
export function renamed(board: Board, id: string, words: string): BoardElement[] {
  const target = board.find((element) => element.id === id)
  if (target?.type !== 'text') return labelled(board, id, words)
  const size = sizeOfText(words, target.fontSize)
  return board.map((element) =>
    element === target ? changed(target, { text: words, originalText: words, ...size }) : element,
  )
}

/** Moves a shape and its label. Arrows attached to it follow. */
export function moved(board: Board, id: string, dx: number, dy: number): BoardElement[] {
  const shifted = board.map((element) =>
    element.id === id || isLabelOf(element, id)
      ? changed<BoardElement>(element, { x: element.x + dx, y: element.y + dy })
      : element,
  )
  const routes = new Map(
    shifted.flatMap((element) => (isTiedTo(element, id) ? [[element.id, routed(element, shifted)] as const] : [])),
  )
  return shifted.map((element) => {
    const line = routes.get(element.id)
    if (line !== undefined) return line
    const container =
      element.type === 'text' && element.containerId !== null ? routes.get(element.containerId) : undefined
    return container === undefined ? element : changed<BoardElement>(element, centred(element, container))
  })
}

/** Removes a shape, its label, and any arrows attached to it. */
export function removed(board: Board, id: string): BoardElement[] {
  const gone = new Set([id, ...board.filter((element) => isTiedTo(element, id)).map((element) => element.id)])
  return board.flatMap((element) => {
    if (gone.has(element.id)) return []
    if (element.type === 'text' && element.containerId !== null && gone.has(element.containerId)) return []
    const bound = element.boundElements?.filter((each) => !gone.has(each.id))
    return bound === undefined || bound.length === element.boundElements?.length
      ? [element]
      : [changed<BoardElement>(element, { boundElements: bound })]
  })
}

/** Arrows to and from a shape. */
export const tiedTo = (board: Board, id: string): BoardLine[] =>
  board.flatMap((element) => (isTiedTo(element, id) ? [element] : []))

const isTiedTo = (element: BoardElement, id: string): element is BoardLine =>
  'startBinding' in element && (element.startBinding?.elementId === id || element.endBinding?.elementId === id)

const isLabelOf = (element: BoardElement, id: string): element is BoardText =>
  element.type === 'text' && element.containerId === id

function withBound(element: BoardElement, id: string, type: 'arrow' | 'text'): Partial<BoardElement> {
  const others = (element.boundElements ?? []).filter((each) => each.id !== id)
  return { boundElements: [...others, { id, type }] }
}

/** Sets a box's or line's label; removes it if the text is empty. */
function labelled(board: Board, id: string, words: string): BoardElement[] {
  const container = board.find((element) => element.id === id)
  if (container === undefined) return [...board]
  const label = board.find((element): element is BoardText => isLabelOf(element, id))
  if (words.trim() === '')
    return label === undefined ? [...board] : removed(board, label.id).map(withoutLabel(id, label.id))
  const room = roomFor(words)
  const grown =
    'points' in container || (container.width >= room.width && container.height >= room.height)
      ? container
      : changed<BoardElement>(container, {
          width: Math.max(container.width, room.width),
          height: Math.max(container.height, room.height),
        })
  if (label === undefined) {
    const text = newText(words, 0, 0, id)
    const bound = changed(grown, withBound(grown, text.id, 'text'))
    return [...board.map((element) => (element === container ? bound : element)), { ...text, ...centred(text, bound) }]
  }
  const sized = { ...label, text: words, originalText: words, ...sizeOfText(words, label.fontSize) }
  return board.map((element) => {
    if (element === container) return grown
    return element === label ? changed(sized, centred(sized, grown)) : element
  })
}

const withoutLabel =
  (containerId: string, labelId: string) =>
  (element: BoardElement): BoardElement =>
    element.id === containerId && element.boundElements?.some(({ id }) => id === labelId)
      ? changed<BoardElement>(element, { boundElements: element.boundElements.filter(({ id }) => id !== labelId) })
      : element

/** Finds the next free position in rows of boxes. */
function freePlace(board: Board, size: { width: number; height: number }): { x: number; y: number } {
  const taken = board.filter((element) => !('points' in element))
  const left = Math.min(0, ...taken.map(({ x }) => x))
  const top = taken.length === 0 ? 0 : Math.min(...taken.map(({ y }) => y))
  const [stepX, stepY] = [160 + gapX, 72 + gapY]
  for (let place = 0; ; place += 1) {
    const x = left + (place % boxesInARow) * stepX
    const y = top + Math.floor(place / boxesInARow) * stepY
    const isFree = taken.every(
      (element) =>
        x + size.width + 20 <= element.x ||
        element.x + element.width + 20 <= x ||
        y + size.height + 20 <= element.y ||
        element.y + element.height + 20 <= y,
    )
    if (isFree) return { x, y }
  }
}
