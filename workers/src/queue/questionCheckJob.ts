import type { TestRunResults } from '@greenroom/shared/session'
import {
  type QuestionCheckReport,
  questionCheckAnswerSchema,
  questionCheckJobSchema,
  questionChecksPath,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import { request } from 'undici'
import { type CodeRunOptions, type RunningJob, runProgram } from './codeJob.ts'
import { EngineUnavailable } from './reportResult.ts'

const timeoutMs = 10_000

export type QuestionCheckOptions = CodeRunOptions & { engineUrl: string; internalToken: string }

/** Whether a job in the code queue checks an author's question. All other jobs run a candidate's program. */
export const isQuestionCheck = ({ data }: Pick<Job, 'data'>): boolean => Object(data).kind === 'question.check'

/** Runs an author's solution on every case of their own question, and reports the result to an engine. */
export function questionCheckProcessor(options: QuestionCheckOptions) {
  const report = createReport(options.engineUrl, options.internalToken)
  return async (job: RunningJob): Promise<void> => {
    const { checkId, versionId, ...program } = questionCheckJobSchema.parse(job.data)
    const results: TestRunResults | 'REJECTED' | null = await runProgram(
      job,
      { ...program, purpose: 'custom', userEmail: '' },
      { ...options, about: { versionId, checkId } },
    )
    await report({ versionId, checkId, results: results === 'REJECTED' ? null : results })
  }
}

function createReport(engineUrl: string, token: string) {
  const url = new URL(questionChecksPath, engineUrl)
  return async (body: QuestionCheckReport): Promise<void> => {
    const answer = await request(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new EngineUnavailable(`no engine answers at ${url.origin}`, { cause: error })
    })
    if (answer.statusCode === 400) throw new Error(`the engine refused a check: ${await answer.body.text()}`)
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new EngineUnavailable(`the engine answered ${answer.statusCode}`)
    }
    questionCheckAnswerSchema.parse(await answer.body.json())
  }
}
