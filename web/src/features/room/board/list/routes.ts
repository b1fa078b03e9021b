import type { BoardElement, BoardLine } from '@greenroom/shared/session'
import { bindingGap, changed, sizeOfText } from './newElements.ts'

type Point = { x: number; y: number }

const middleOf = ({ x, y, width, height }: BoardElement): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Finds where a line from an element's centre crosses its edge. */
function edgeTowards(element: BoardElement, towards: Point): Point {
  const middle = middleOf(element)
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y]
  if (dx === 0 && dy === 0) return middle
  const [halfWidth, halfHeight] = [element.width / 2 + bindingGap, element.height / 2 + bindingGap]
  const reach =
    element.type === 'ellipse'
      ? 1 / Math.hypot(dx / halfWidth, dy / halfHeight)
      : element.type === 'diamond'
        ? 1 / (Math.abs(dx) / halfWidth + Math.abs(dy) / halfHeight)
        : Math.min(halfWidth / Math.abs(dx), halfHeight / Math.abs(dy))
  const share = Math.min(1, reach)
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}

/** Reattaches a line's ends to the elements it connects; keeps the line's bends. */
export function routed(line: BoardLine, board: readonly BoardElement[]): BoardLine {
  const corners = line.points.map(([dx, dy]) => ({ x: line.x + dx, y: line.y + dy }))
  const tied = (binding: BoardLine['startBinding']) => board.find(({ id }) => id === binding?.elementId)
  const [start, end] = [tied(line.startBinding), tied(line.endBinding)]
  const last = corners.length - 1
  const second = corners.length > 2 ? corners[1] : end === undefined ? corners[last] : middleOf(end)
  const lastButOne = corners.length > 2 ? corners[last - 1] : start === undefined ? corners[0] : middleOf(start)
  const from = start === undefined || second === undefined ? corners[0] : edgeTowards(start, second)
  const to = end === undefined || lastButOne === undefined ? corners[last] : edgeTowards(end, lastButOne)
  if (from === undefined || to === undefined) return line
  const all = [from, ...corners.slice(1, last), to]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  return changed(line, {
    x: from.x,
    y: from.y,
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
    points: all.map(({ x, y }) => [x - from.x, y - from.y]),
  })
}

/** Centres a label on the shape or line it belongs to. */
export function centred<E extends BoardElement>(label: E, container: BoardElement): Pick<E, 'x' | 'y'> {
  const middle =
    'points' in container
      ? middleOfPoints(container.points.map(([dx, dy]) => ({ x: container.x + dx, y: container.y + dy })))
      : middleOf(container)
  return { x: middle.x - label.width / 2, y: middle.y - label.height / 2 }
}

function middleOfPoints(points: Point[]): Point {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return { x: 0, y: 0 }
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
}

/** The size a box needs to fit its label. */
export function roomFor(label: string): { width: number; height: number } {
  const { width, height } = sizeOfText(label)
  return { width: Math.max(160, width + 40), height: Math.max(72, height + 36) }
}
