import { pino } from 'pino'
import type { ProgrammingLanguage } from '../../shared/src/vocabulary/index.ts'
import {
  type CodeExecutionRequestBody,
  type CodeExecutionResponse,
  codeExecutionPaths,
  codeExecutionResponseSchema,
  languageListSchema,
} from '../../shared/src/wire/index.ts'
import { startExecutor } from '../../workers/src/executor/startExecutor.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'

export type Execution = CodeExecutionResponse['results']

/** The product's own executor, so that proofs run where candidates' programs run. */
export type Runner = {
  languages: ReadonlySet<ProgrammingLanguage>
  /** @throws Error if the executor refuses, which never happens with content within the limits */
  run(body: CodeExecutionRequestBody): Promise<Execution>
  stop(): Promise<void>
}

export async function startRunner(): Promise<Runner> {
  const token = 'content'
  const logger = pino({ level: 'silent' })
  const executor = await startExecutor({ port: 0, host: '127.0.0.1', token, logger, cacheDir })
  await executor.settled()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const listed = await fetch(`${executor.url}${codeExecutionPaths.languages}`, { headers })
  const languages = languageListSchema.parse(await listed.json()).filter(({ available }) => available)
  return {
    languages: new Set(languages.map(({ language }) => language)),
    async run(body) {
      const answer = await fetch(`${executor.url}${codeExecutionPaths.testCaseResults}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.status !== 201) throw new Error(`the executor answered ${answer.status}: ${text.slice(0, 500)}`)
      return codeExecutionResponseSchema.parse(JSON.parse(text)).results
    },
    stop: executor.stop,
  }
}
