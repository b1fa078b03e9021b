import { useLocalStorage } from '@mantine/hooks'
import { z } from 'zod'

/** Shares of the room in percent: how wide the left side is, and how high the problem above the chat at most. */
export type PaneSizes = { left: number; problem: number }

/** A room is for writing, beside a short problem, or for reading a program, whose lines are long. */
export type PaneUse = 'writing' | 'reading'

export const paneLimits = { left: { min: 20, max: 50 }, problem: { min: 15, max: 75 } } as const
export const usualSizes: Record<PaneUse, PaneSizes> = {
  writing: { left: 28, problem: 46 },
  reading: { left: 50, problem: 58 },
}

const keys: Record<PaneUse, string> = { writing: 'greenroom:room-panes', reading: 'greenroom:reading-panes' }

const share = (name: keyof PaneSizes) => z.number().min(paneLimits[name].min).max(paneLimits[name].max)
const schemaOf = (usual: PaneSizes) =>
  z.object({ left: share('left').catch(usual.left), problem: share('problem').catch(usual.problem) })

function read(text: string | undefined, usual: PaneSizes): PaneSizes {
  try {
    return text === undefined ? usual : (schemaOf(usual).safeParse(JSON.parse(text)).data ?? usual)
  } catch {
    return usual
  }
}

const useSizesFor = (use: PaneUse) =>
  useLocalStorage<PaneSizes>({
    key: keys[use],
    defaultValue: usualSizes[use],
    deserialize: (text) => read(text, usualSizes[use]),
    getInitialValueInEffect: false,
  })

/** How the room is divided, remembered in this browser for each use. */
export function usePaneSizes(use: PaneUse) {
  const writing = useSizesFor('writing')
  const reading = useSizesFor('reading')
  return use === 'reading' ? reading : writing
}
