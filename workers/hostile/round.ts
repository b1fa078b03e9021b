import type { CodeResultStatus } from '@greenroom/shared/vocabulary'
import type { CodeExecutionRequestBody, CodeExecutionResponse } from '@greenroom/shared/wire'
import type { Bait } from './bait.ts'
import { complaintAboutHonest, type HonestProgram } from './honest.ts'
import { complaintsAbout, type HostileProgram, testCasesOf } from './program.ts'

/** Posts a submission; throws where it is not answered by results. */
export type Submit = (body: CodeExecutionRequestBody) => Promise<CodeExecutionResponse['results']>

/** What became of a hostile program, and what is wrong with that, in words. */
export type HostileOutcome = { statuses: readonly CodeResultStatus[]; wrong: string[] }

const fewMs = 1_000
const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a hostile program once. Whatever answer it gets is judged; no answer is wrong too. */
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

/** Runs an honest program once. @returns what is wrong with the answer, in words, or null */
export async function runHonest(submit: Submit, program: HonestProgram): Promise<string | null> {
  try {
    return complaintAboutHonest(program, await submit(program.body))
  } catch (error) {
    return `${program.name}: no answer: ${inWords(error)}`
  }
}
