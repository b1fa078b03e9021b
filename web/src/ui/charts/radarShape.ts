import type { Range } from './score.ts'
import { percentOf } from './score.ts'

export type Axis = { label: string; estimate: Range | null }
export type Point = { x: number; y: number }

/** The point on an axis, clockwise from the top, `radius` from the centre. */
export function pointOn(index: number, count: number, radius: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** A score's distance from the centre. The lowest score keeps a small distance, so that shapes don't collapse. */
export const radiusOf = (score: number, radius: number): number => radius * (0.1 + 0.9 * (percentOf(score) / 100))

/**
 * The runs of neighbouring axes with evidence, as indexes. A run may continue past the top. If all axes have evidence,
 * there is just one run.
 */
export function runsOf(axes: readonly Axis[]): number[][] {
  const gap = axes.findIndex(({ estimate }) => estimate === null)
  if (gap === -1) return [axes.map((_, index) => index)]
  const runs: number[][] = [[]]
  for (let step = 1; step <= axes.length; step += 1) {
    const index = (gap + step) % axes.length
    if (axes[index]?.estimate != null) runs.at(-1)?.push(index)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Splits a label between words, into lines of about `width` characters. */
export function linesOf(label: string, width = 11): string[] {
  const lines: string[] = []
  for (const word of label.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
