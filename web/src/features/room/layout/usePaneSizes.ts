import { type Division, useKeptSizes } from '../../../parts/panes/useKeptSizes.ts'

/** How wide the left side is, and how high the problem above the chat at most. */
type Pane = 'left' | 'problem'

/** A room is for writing, beside a short problem, or for reading a program, whose lines are long. */
export type PaneUse = 'writing' | 'reading'

export const paneLimits = { left: { min: 20, max: 50 }, problem: { min: 15, max: 75 } } as const
export const usualSizes = { writing: { left: 28, problem: 46 }, reading: { left: 50, problem: 58 } } as const

const divisions: Record<PaneUse, Division<Pane>> = {
  writing: { key: 'greenroom:room-panes', usual: usualSizes.writing, limits: paneLimits },
  reading: { key: 'greenroom:reading-panes', usual: usualSizes.reading, limits: paneLimits },
}

/** How the room is divided, for each use. */
export function usePaneSizes(use: PaneUse) {
  const writing = useKeptSizes(divisions.writing)
  const reading = useKeptSizes(divisions.reading)
  return use === 'reading' ? reading : writing
}
