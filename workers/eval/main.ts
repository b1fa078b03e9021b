import { parseArgs } from 'node:util'
import { InvalidConfig } from '@greenroom/shared/service'
import { z } from 'zod'
import { evaluateFacts } from './facts/evaluateFacts.ts'
import { evaluateInterviewer, parts } from './interviewer/evaluate.ts'
import { providerNames } from './interviewer/providers.ts'

// npm run eval: measures what the product says of itself, without another model as the judge.

const usage =
  `npm run eval -- interviewer [--provider ${providerNames.join('|')}] [--only ${parts.join('|')}] ` +
  '[--set held-out|practice] [--mistakes] [--seed n]\n' +
  'npm run eval -- facts [--set held-out|practice] [--mistakes]'

const wordsSchema = z.object({
  provider: z.enum(providerNames).default('scripted'),
  only: z.enum(parts).optional(),
  set: z.enum(['held-out', 'practice']).optional(),
  mistakes: z.boolean().default(false),
  seed: z.coerce.number().int().min(0).default(1),
})

function readWords(words: string[]) {
  const text = { type: 'string' } as const
  const options = { provider: text, only: text, set: text, seed: text, mistakes: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true })
  const [what] = z.tuple([z.enum(['interviewer', 'facts'])]).parse(positionals)
  return { what, ...wordsSchema.parse(values) }
}

async function main(): Promise<void> {
  let words: ReturnType<typeof readWords>
  try {
    words = readWords(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof z.ZodError ? z.prettifyError(error) : error}\n${usage}`)
    process.exit(2)
  }
  try {
    const print = (line: string) => console.log(line)
    const missed =
      words.what === 'facts'
        ? await evaluateFacts({ set: words.set ?? 'held-out', mistakes: words.mistakes, print })
        : await evaluateInterviewer({ ...words, print })
    process.exit(missed === 0 ? 0 : 1)
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

await main()
