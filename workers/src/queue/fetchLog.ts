import { type CommitView, knownVersion, versionOf } from '@greenroom/shared/session'
import { scoredLogAnswerSchema, scoredLogPath, urlOf } from '@greenroom/shared/wire'
import { request } from 'undici'
import { z } from 'zod'
import { EngineUnavailable } from './reportResult.ts'

const timeoutMs = 10_000
const problemSchema = z.object({ code: z.string() })
const versionsSchema = z.object({ log: z.array(z.object({ version: z.int().optional() })) })

/** Fetches an ended session's log up to the commit that requested its scorecard; null if the session was deleted. */
export type FetchLog = (job: { sessionId: string; seq: number }) => Promise<CommitView[] | null>

/**
 * @param engineUrl base URL of the engines' internal service
 * @throws EngineUnavailable if no engine has the log right now, or if the log is newer than this worker
 */
export function createFetchLog(engineUrl: string, token: string): FetchLog {
  return async ({ sessionId, seq }) => {
    const url = new URL(urlOf(scoredLogPath, { sessionId }, { upTo: seq }), engineUrl)
    const answer = await request(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async ({ statusCode, body }) => ({ statusCode, content: await body.json() }))
      .catch((error: unknown) => {
        throw new EngineUnavailable(`no engine answers at ${url.origin}`, { cause: error })
      })
    if (answer.statusCode === 200) {
      const { log } = versionsSchema.parse(answer.content)
      // Refuse a log with a newer version, because this worker doesn't know all its events and would only score part of
      // it. When the job is retried, a worker with that version will take it.
      if (log.some((commit) => versionOf(commit) > knownVersion))
        throw new EngineUnavailable('the log is of a later version than this worker knows')
      return scoredLogAnswerSchema.parse(answer.content).log
    }
    // Check the code too, because an engine of the previous version also answers 404: it doesn't know this URL.
    if (problemSchema.safeParse(answer.content).data?.code === 'SESSION_NOT_FOUND') return null
    throw new EngineUnavailable(`the engine answered ${answer.statusCode}`)
  }
}
