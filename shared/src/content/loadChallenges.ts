import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ChallengeBank, createBank } from './bank.ts'
import {
  authoredChallengeSchema,
  type authoredHiddenCaseSchema,
  type Challenge,
  challengeCasesSchema,
} from './challenge.ts'
import { generateInput } from './generatedInput.ts'

/** Where the challenges of this repository lie. */
export const challengesFolder = join(import.meta.dirname, '..', '..', 'content', 'challenges')

/** Content that is not as the schema says; the message names the file and what is wrong in it. */
export class InvalidContent extends Error {
  override name = 'InvalidContent'
}

/**
 * Reads every challenge below `folder`, one folder each.
 * @throws InvalidContent for the first file that is wrong
 */
export function loadChallenges(folder: string = challengesFolder): ChallengeBank {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return createBank(names.map((name) => loadChallenge(join(folder, name), name)))
}

function loadChallenge(folder: string, name: string): Challenge {
  const authored = readJson(join(folder, 'challenge.json'), authoredChallengeSchema)
  if (authored.id !== name)
    throw new InvalidContent(`${folder}: the folder is not called like the challenge, ${authored.id}`)
  const cases = readJson(join(folder, 'cases.json'), challengeCasesSchema)
  const statement = readText(join(folder, 'statement.md')).trim()
  const programs = Object.fromEntries(
    [...authored.solutions, ...authored.wrongSolutions].map(({ file }) => [
      file,
      readText(join(folder, 'solutions', file)),
    ]),
  )
  const content = { ...authored, statement, cases, programs }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
  let hidden: Challenge['hiddenTestCases'] | undefined
  return {
    ...authored,
    version,
    statement,
    programs,
    testCases: cases.visible,
    // Large inputs take a moment to make, and most programs never ask for them.
    get hiddenTestCases() {
      hidden ??= cases.hidden.map(withInput)
      return hidden
    },
  }
}

function withInput(authored: z.infer<typeof authoredHiddenCaseSchema>): Challenge['hiddenTestCases'][number] {
  if ('stdin' in authored) return authored
  const { category, generated, expected_output } = authored
  return { category, stdin: generateInput(generated), expected_output }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidContent(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  let json: unknown
  try {
    json = JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof InvalidContent) throw error
    throw new InvalidContent(`${file}: is not JSON (${error instanceof Error ? error.message : String(error)})`)
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new InvalidContent(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
