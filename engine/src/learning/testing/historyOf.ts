import { type Happening, happeningSchema, skills } from '@greenroom/shared/learning'

const dayMs = 86_400_000
const start = Date.parse('2026-01-05T09:00:00Z')

/** Builds this many happenings of one learner, covering every kind of skill, with three observations each. */
export const historyOf = (length: number): Happening[] =>
  Array.from({ length }, (_, index) =>
    happeningSchema.parse({
      id: `h${index}`,
      at: start + index * dayMs * 0.7,
      minutes: 20,
      done: [`lesson/course/${index}`],
      observations: [0, 1, 2].map((each) => ({
        skill: skills[(index * 3 + each) % skills.length],
        source: 'quiz',
        outcome: (index + each) % 2,
        difficulty: 0,
        guess: 0.25,
      })),
    }),
  )
