import type { CodeResultStatus } from '@greenroom/shared/vocabulary'
import type { CodeExecutionRequestBody, CodeExecutionResponse } from '@greenroom/shared/wire'
import type { Bait } from './bait.ts'
import { complaintAboutHonest, type HonestProgram } from './honest.ts'
import { complaintsAbout, type HostileProgram, testCasesOf } from './program.ts'

/** Posts a submission. Throws if the answer isn't results. */
export type Submit = (body: CodeExecutionRequestBody) => Promise<CodeExecutionResponse['results']>

/** How a hostile program ended, and everything wrong with that. */
export type HostileOutcome = { statuses: readonly CodeResultStatus[]; wrong: string[] }

const fewMs = 1_000
const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a hostile program once and judges the answer. Getting no answer is wrong too. */
export async function runHostile(submit: Submit, program: HostileProgram, bait: Bait): Promise<HostileOutcome> {
  const { language, source, limits } = program
  try {
    const results = await submit({
      language,
      sourceCode: typeof source === 'function' ? source(bait) : source,
      testCases: testCasesOf(program, bait).map((testCase) => ({ ...testCase })),
      limits: { timeMs: fewMs, ...limits },
    })
    return {
      statuses: results.testCases.map(({ status }) => status),
      wrong: complaintsAbout(program, results, bait),
    }
  } catch (error) {
    return { statuses: [], wrong: [`no answer: ${inWords(error)}`] }
  }
}

/** Runs an honest program once. @returns a description of what is wrong with the answer; null if nothing */
export async function runHonest(submit: Submit, program: HonestProgram): Promise<string | null> {
  try {
    return complaintAboutHonest(program, await submit(program.body))
  } catch (error) {
    return `${program.name}: no answer: ${inWords(error)}`
  }
}
