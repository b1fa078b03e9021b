import { mkdtempSync, rmSync } from 'node:fs'
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
import { startProgram } from '../../../scripts/bench/program.ts'
import { freePort } from '../../../scripts/supervise/freePort.ts'
import { beingTried } from '../../src/executor/availability.ts'

const token = 'a-secret-of-the-benches-0123456789abcdef'
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

type Answered = { tookMs: number; results: CodeExecutionResponse['results'] }

/** The executor in its own process, as operators run it. */
export type Service = {
  url: string
  token: string
  isThere(name: string): boolean
  /** Posts a submission that must pass all its cases. @returns how long the answer took */
  submit(body: CodeExecutionRequestBody): Promise<Answered>
  /** Posts a submission that needn't pass. */
  judge(body: CodeExecutionRequestBody): Promise<Answered>
  metrics(): Promise<string>
  stop(): Promise<void>
}

/** Starts the executor and waits until no language is being tested, so that nothing else disturbs the measurement. */
export async function startService(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    file: 'workers/src/main.ts',
    args: ['executor'],
    env: { NODE_ENV: 'development', EXECUTOR_PORT: String(port), EXECUTOR_TOKEN: token, LOG_LEVEL: 'warn' },
    logFile: join(folder, 'executor.log'),
  })
  let languages: LanguageStatus[]
  do {
    const listed = await fetch(`${url}${codeExecutionPaths.languages}`, { headers })
    languages = languageListSchema.parse(await listed.json())
  } while (languages.some(({ reason }) => reason === beingTried))
  const judge = async (body: CodeExecutionRequestBody): Promise<Answered> => {
    const startedAt = performance.now()
    const answer = await fetch(`${url}${codeExecutionPaths.testCaseResults}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const tookMs = performance.now() - startedAt
    if (answer.status !== 201) throw new Error(`${answer.status} instead of 201: ${text}`)
    return { tookMs, results: codeExecutionResponseSchema.parse(JSON.parse(text)).results }
  }
  return {
    ...{ url, token },
    isThere: (name) => languages.some(({ language, available }) => language === name && available),
    async submit(body) {
      const answered = await judge(body)
      const { allTestCasesPassed, testCases } = answered.results
      if (!allTestCasesPassed) throw new Error(`the program does not pass: ${JSON.stringify(testCases).slice(0, 500)}`)
      return answered
    },
    judge,
    metrics: async () => await (await fetch(`${url}/metrics`, { headers })).text(),
    async stop() {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
