import { z } from 'zod'

/** How hard a challenge is (spec §3, difficulty levels). */
export const difficulties = ['straightforward', 'moderately_challenging', 'challenging'] as const
export const difficultySchema = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficultySchema>

export const difficultyLabels: Record<Difficulty, string> = {
  straightforward: 'Straightforward',
  moderately_challenging: 'Moderately challenging',
  challenging: 'Challenging',
}
