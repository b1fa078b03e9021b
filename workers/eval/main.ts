import { parseArgs } from 'node:util'
import { InvalidConfig } from '@greenroom/shared/service'
import { z } from 'zod'
import { evaluateFacts } from './facts/evaluateFacts.ts'
import { evaluateInterviewer, parts } from './interviewer/evaluate.ts'
import { providerNames } from './interviewer/providers.ts'
import { evaluateTalk } from './interviewer/talk/evaluateTalk.ts'
import { evaluateWordings } from './interviewer/wordings/evaluateWordings.ts'
import { wordingParts } from './interviewer/wordings/wordings.ts'
import { evaluateModels } from './models/evaluateModels.ts'

// npm run eval: measures the product's claims about itself, without using another model as the judge.

const usage =
  `npm run eval -- interviewer [--provider ${providerNames.join('|')}] [--only ${parts.join('|')}] ` +
  '[--set held-out|practice] [--mistakes] [--seed n]\n' +
  'npm run eval -- talk [--set held-out|practice]\n' +
  'npm run eval -- models\n' +
  'npm run eval -- facts [--set held-out|practice] [--mistakes]\n' +
  `npm run eval -- wordings [--only knowledge/check-that-kills] [--part ${wordingParts.join('|')}] [--mistakes]`

const what = z.enum(['interviewer', 'facts', 'models', 'wordings', 'talk'])

const wordsSchema = z.object({
  provider: z.enum(providerNames).default('scripted'),
  only: z.string().optional(),
  set: z.enum(['held-out', 'practice']).optional(),
  part: z.enum(wordingParts).default('read'),
  mistakes: z.boolean().default(false),
  seed: z.coerce.number().int().min(0).default(1),
})

function readWords(words: string[]) {
  const text = { type: 'string' } as const
  const options = {
    ...{ provider: text, only: text, set: text, part: text, seed: text },
    mistakes: { type: 'boolean' },
  } as const
  const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true })
  const [named] = z.tuple([what]).parse(positionals)
  const read = wordsSchema.parse(values)
  // Questions can have any name, but the parts of an evaluation are fixed.
  const only = named === 'wordings' ? undefined : z.enum(parts).optional().parse(read.only)
  return { ...read, what: named, only, questions: read.only }
}

function evaluate(words: ReturnType<typeof readWords>, print: (line: string) => void): Promise<number> {
  const { set, part, mistakes, questions } = words
  if (words.what === 'models') return evaluateModels({ print })
  if (words.what === 'facts') return evaluateFacts({ set, mistakes, print })
  if (words.what === 'talk') return evaluateTalk({ set, print })
  if (words.what === 'wordings') return evaluateWordings({ only: questions, part, mistakes, print })
  return evaluateInterviewer({ ...words, print })
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
    const missed = await evaluate(words, print)
    process.exit(missed === 0 ? 0 : 1)
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

await main()
