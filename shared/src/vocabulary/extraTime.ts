import { z } from 'zod'

/** How much longer an interview lasts for somebody who needs more time (an accommodation), in percent of its duration. */
export const extraTimePercents = [0, 25, 50, 100] as const
export const extraTimePercentSchema = z.literal(extraTimePercents)
export type ExtraTimePercent = z.infer<typeof extraTimePercentSchema>
