const maxSteps = 200
const remembered = 10
const smallEnough = 1e-4

type Step = { moved: Float64Array; turned: Float64Array; curvature: number }

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** `to += factor * of` */
function add(to: Float64Array, of: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (of[at] ?? 0)
}

/** The descent direction according to the last steps (two-loop recursion of L-BFGS). */
function wayDown(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const way = gradient.slice()
  const shares = steps.toReversed().map((step) => {
    const share = dot(step.moved, way) / step.curvature
    add(way, step.turned, -share)
    return { step, share }
  })
  const latest = steps.at(-1)
  const scale =
    latest === undefined ? 1 / Math.sqrt(dot(gradient, gradient)) : latest.curvature / dot(latest.turned, latest.turned)
  for (let at = 0; at < way.length; at += 1) way[at] = -scale * (way[at] ?? 0)
  for (const { step, share } of shares.toReversed())
    add(way, step.moved, -share - dot(step.turned, way) / step.curvature)
  return way
}

/** Finds the minimum of a smooth convex function from `start`, with L-BFGS and backtracking. */
export function minimise(
  at: (point: Float64Array) => { value: number; gradient: Float64Array },
  start: Float64Array,
): Float64Array {
  let point = start
  let here = at(point)
  const steps: Step[] = []
  const flat = smallEnough * Math.max(1, Math.sqrt(dot(here.gradient, here.gradient)))
  for (let step = 0; step < maxSteps; step += 1) {
    if (Math.sqrt(dot(here.gradient, here.gradient)) < flat) break
    const way = wayDown(here.gradient, steps)
    const slope = dot(here.gradient, way)
    let length = 1
    let next = point.slice()
    add(next, way, length)
    let there = at(next)
    while (there.value > here.value + 1e-4 * length * slope && length > 1e-10) {
      length /= 2
      next = point.slice()
      add(next, way, length)
      there = at(next)
    }
    const moved = next.slice()
    add(moved, point, -1)
    const turned = there.gradient.slice()
    add(turned, here.gradient, -1)
    const curvature = dot(moved, turned)
    if (curvature > 1e-12) steps.push({ moved, turned, curvature })
    if (steps.length > remembered) steps.shift()
    point = next
    here = there
  }
  return point
}
