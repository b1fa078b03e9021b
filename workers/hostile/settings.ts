import { parseArgs } from 'node:util'
import { type ProgrammingLanguage, programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { hostilePrograms } from './all.ts'
import { type HostileProgram, titleOf } from './program.ts'

export type Settings = {
  times: number
  /** How often the programs in the languages of `oftenIn` run instead. */
  often: number
  oftenIn: readonly ProgrammingLanguage[]
  /** Remembers what is finished, so that the run can be stopped and continued. */
  journal?: string
  /** Whether honest submissions run among the hostile ones. */
  isMixed: boolean
  /** The same seed gives the same order. */
  seed: number
  programs: readonly HostileProgram[]
}

const usage =
  'npm run hostile -- [--times 5] [--often 100 --often-in c,python] [--language c,python] [--only part-of-a-name] [--mixed | --no-mixed] [--seed 1] [--journal file]'

const languagesSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(programmingLanguageSchema))
const countSchema = z.coerce.number().int().positive()

/** Reads the command line. Throws an Error with a readable sentence if it is invalid. */
export function readSettings(words: readonly string[]): Settings {
  const options = {
    times: { type: 'string', default: '1' },
    often: { type: 'string' },
    'often-in': { type: 'string', default: 'c,python,java,javascript' },
    journal: { type: 'string' },
    language: { type: 'string' },
    only: { type: 'string' },
    mixed: { type: 'boolean' },
    seed: { type: 'string' },
  } as const
  try {
    const { values } = parseArgs({ args: [...words], options, allowNegative: true })
    const times = countSchema.parse(values.times)
    const often = values.often === undefined ? times : countSchema.parse(values.often)
    const oftenIn = languagesSchema.parse(values['often-in'])
    const languages: readonly ProgrammingLanguage[] | null =
      values.language === undefined ? null : languagesSchema.parse(values.language)
    const programs = Object.values(hostilePrograms)
      .flat()
      .filter((program) => languages?.includes(program.language) ?? true)
      .filter((program) => titleOf(program).includes(values.only ?? ''))
    if (programs.length === 0) throw new Error('no program has such a name in such a language')
    // A run that is continued needs the same order.
    const usualSeed = values.journal === undefined ? Date.now() % 1_000_000 : 1
    const seed = values.seed === undefined ? usualSeed : countSchema.parse(values.seed)
    const isMixed = values.mixed ?? Math.max(times, often) > 1
    const { journal } = values
    return { times, often, oftenIn, isMixed, seed, programs, ...(journal === undefined ? {} : { journal }) }
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error
    throw new Error(`${why}\n${usage}`)
  }
}
