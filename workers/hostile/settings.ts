import { parseArgs } from 'node:util'
import { type ProgrammingLanguage, programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { hostilePrograms } from './all.ts'
import { type HostileProgram, titleOf } from './program.ts'

export type Settings = {
  times: number
  /** Whether honest submissions run among the hostile ones. */
  isMixed: boolean
  /** The same seed gives the same order. */
  seed: number
  programs: readonly HostileProgram[]
}

const usage =
  'npm run hostile -- [--times 100] [--language c,python] [--only part-of-a-name] [--mixed | --no-mixed] [--seed 1]'

const languagesSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(programmingLanguageSchema))
const countSchema = z.coerce.number().int().positive()

/** Reads the command line. Throws an Error with a readable sentence if it is invalid. */
export function readSettings(words: readonly string[]): Settings {
  const options = {
    times: { type: 'string', default: '1' },
    language: { type: 'string' },
    only: { type: 'string' },
    mixed: { type: 'boolean' },
    seed: { type: 'string' },
  } as const
  try {
    const { values } = parseArgs({ args: [...words], options, allowNegative: true })
    const times = countSchema.parse(values.times)
    const languages: readonly ProgrammingLanguage[] | null =
      values.language === undefined ? null : languagesSchema.parse(values.language)
    const programs = Object.values(hostilePrograms)
      .flat()
      .filter((program) => languages?.includes(program.language) ?? true)
      .filter((program) => titleOf(program).includes(values.only ?? ''))
    if (programs.length === 0) throw new Error('no program has such a name in such a language')
    const seed = values.seed === undefined ? Date.now() % 1_000_000 : countSchema.parse(values.seed)
    return { times, isMixed: values.mixed ?? times > 1, seed, programs }
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error
    throw new Error(`${why}\n${usage}`)
  }
}
