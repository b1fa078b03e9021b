/** A corner of the shape; null if there is no score. */
export type Point = { x: number; y: number }

export const radius = 100
const highest = 4

/** Position of `value` out of 4 on an axis; the first axis points up, the rest follow clockwise. */
export function pointOn(axis: number, axes: number, value: number): Point {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2
  const length = (radius * value) / highest
  return { x: round(length * Math.cos(angle)), y: round(length * Math.sin(angle)) }
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Draws the outline between neighbours that both have a score. The area is made up of triangles from the centre, so
 * that gaps stay empty.
 */
export function shapeOf(scores: readonly (number | null)[]): { outline: string; area: string; points: Point[] } {
  const axes = scores.length
  const outline: string[] = []
  const area: string[] = []
  const points: Point[] = []
  for (const [axis, score] of scores.entries()) {
    if (score === null) continue
    const from = pointOn(axis, axes, score)
    points.push(from)
    const nextAxis = (axis + 1) % axes
    const nextScore = scores[nextAxis] ?? null
    if (nextScore === null || nextAxis === axis) continue
    const to = pointOn(nextAxis, axes, nextScore)
    outline.push(`M${from.x} ${from.y}L${to.x} ${to.y}`)
    area.push(`M0 0L${from.x} ${from.y}L${to.x} ${to.y}Z`)
  }
  return { outline: outline.join(''), area: area.join(''), points }
}
