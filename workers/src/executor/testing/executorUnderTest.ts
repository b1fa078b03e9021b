import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CodeExecutionRequestBody,
  type CodeExecutionResponse,
  codeExecutionPaths,
  codeExecutionResponseSchema,
  type LanguageStatus,
  languageListSchema,
} from '@greenroom/shared/wire'
import { pino } from 'pino'
import { type ExecutorOptions, startExecutor } from '../startExecutor.ts'

const token = 'a token for tests'
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/**
 * Starts a real executor on a free port, without spare sandboxes, so that anything left over is a leak. `stop` ends it
 * and removes its folder.
 */
export async function startExecutorUnderTest(options: Partial<ExecutorOptions> = {}) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-executor-'))
  const logger = pino({ level: 'silent' })
  const executor = await startExecutor({
    port: 0,
    host: '127.0.0.1',
    token,
    logger,
    cacheDir,
    keepSpares: false,
    ...options,
  })
  const call = (path: string, init: RequestInit = {}) => fetch(`${executor.url}${path}`, { headers, ...init })
  const post = (body: unknown, init: RequestInit = {}) =>
    call(codeExecutionPaths.testCaseResults, { method: 'POST', body: JSON.stringify(body), ...init })
  return {
    url: executor.url,
    port: executor.port,
    call,
    post,
    /** Posts a submission, expects 201, and returns its results, parsed according to the contract. */
    async submit(body: CodeExecutionRequestBody): Promise<CodeExecutionResponse['results']> {
      const answer = await post(body)
      const text = await answer.text()
      if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${text}`)
      return codeExecutionResponseSchema.parse(JSON.parse(text)).results
    },
    /** Fetches its Prometheus metrics. */
    async metrics(): Promise<string> {
      return (await call('/metrics')).text()
    },
    /** The list of languages once none is being tested any more. */
    async languages(): Promise<LanguageStatus[]> {
      await executor.settled()
      return languageListSchema.parse(await (await call(codeExecutionPaths.languages)).json())
    },
    async stop(): Promise<void> {
      await executor.stop()
      await rm(cacheDir, { recursive: true })
    },
  }
}
export type ExecutorUnderTest = Awaited<ReturnType<typeof startExecutorUnderTest>>
