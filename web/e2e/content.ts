import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = join(import.meta.dirname, '..', '..', 'shared', 'content', 'challenges')

const authoredSchema = z.object({
  title: z.string(),
  approaches: z.array(z.object({ quality: z.string(), signs: z.array(z.string()) })),
  clarifications: z.array(z.object({ signs: z.array(z.string()), answer: z.string() })),
  complexity: z.object({ timeSpellings: z.array(z.string()), spaceSpellings: z.array(z.string()) }),
  solutions: z.array(z.object({ language: z.string(), file: z.string(), kind: z.string() })),
  hints: z.array(z.string()),
})

/** What a well prepared candidate would say and write to a question: the tests take it from the authored material. */
export function answersTo(title: string) {
  for (const id of readdirSync(folder)) {
    const authored = authoredSchema.parse(JSON.parse(readFileSync(join(folder, id, 'challenge.json'), 'utf8')))
    if (authored.title !== title) continue
    const solution = authored.solutions.find(({ language, kind }) => language === 'python' && kind === 'optimal')
    const approach = authored.approaches.find(({ quality }) => quality === 'optimal')
    if (solution === undefined || approach === undefined) throw new Error(`${id} has no optimal solution in python`)
    const { timeSpellings, spaceSpellings } = authored.complexity
    return {
      clarification: `Before I begin, a question: what about ${authored.clarifications[0]?.signs[0]}?`,
      approach: `I would solve it with ${approach.signs.slice(0, 3).join(', ')}, because then every element is looked at only a few times.`,
      complexity: `The time is ${timeSpellings[0]} and the space is ${spaceSpellings[0]}.`,
      code: readFileSync(join(folder, id, 'solutions', solution.file), 'utf8'),
      hints: authored.hints,
    }
  }
  throw new Error(`no challenge is called ${title}`)
}
