import type { Difficulty } from '../vocabulary/interview.ts'

/** Where tasks of each difficulty lie on the scale of abilities (`observationSchema`). */
export const difficultyOnScale: Readonly<Record<Difficulty, number>> = {
  straightforward: -1.2,
  moderately_challenging: 0,
  challenging: 1.2,
}
