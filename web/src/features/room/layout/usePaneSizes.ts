import { useLocalStorage } from '@mantine/hooks'
import { z } from 'zod'

/** Shares of the room in percent: how wide the left side is, and how high the problem above the chat at most. */
const paneSizesSchema = z.object({
  left: z.number().min(20).max(50).catch(28),
  problem: z.number().min(15).max(75).catch(46),
})
export type PaneSizes = z.infer<typeof paneSizesSchema>

export const paneLimits = { left: { min: 20, max: 50 }, problem: { min: 15, max: 75 } } as const
export const usualSizes: PaneSizes = { left: 28, problem: 46 }

function read(text: string | undefined): PaneSizes {
  try {
    return text === undefined ? usualSizes : (paneSizesSchema.safeParse(JSON.parse(text)).data ?? usualSizes)
  } catch {
    return usualSizes
  }
}

/** How the room is divided, remembered in this browser. */
export const usePaneSizes = () =>
  useLocalStorage<PaneSizes>({
    key: 'greenroom:room-panes',
    defaultValue: usualSizes,
    deserialize: read,
    getInitialValueInEffect: false,
  })
