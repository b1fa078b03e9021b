import { noTracing, type Tracing, traceHeader } from '@greenroom/shared/service'
import { type JobResult, jobResultAnswerSchema, jobResultsPath } from '@greenroom/shared/wire'
import { request } from 'undici'

const timeoutMs = 10_000

/** Thrown if no engine can store the result now. The job then waits and reports again, without repeating its work. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable'
}

/** Reports a result to an engine as a command, with an id derived from the job's. Resolves once it is stored. */
export type ReportResult = (report: { sessionId: string; commandId: string; result: JobResult }) => Promise<void>

/**
 * @param engineUrl base URL of the engines' internal service
 * @throws EngineUnavailable if no engine stored the result
 */
export function createReportResult(engineUrl: string, token: string, tracing: Tracing = noTracing): ReportResult {
  const url = new URL(jobResultsPath, engineUrl)
  return async (report) => {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...traceHeader(tracing) },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new EngineUnavailable(`no engine answers at ${url.origin}`, { cause: error })
    })
    if (statusCode === 400) throw new Error(`the engine refused ${report.result.type}: ${await body.text()}`)
    if (statusCode !== 200) {
      await body.dump()
      throw new EngineUnavailable(`the engine answered ${statusCode}`)
    }
    jobResultAnswerSchema.parse(await body.json())
  }
}
