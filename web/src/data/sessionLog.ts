import type { CommitView } from '@greenroom/shared/session'
import { type SessionLogPage, sessionLogPageSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { get } from './api.ts'
import { knownOf } from './known.ts'

/**
 * Fetches a session's current log, page by page.
 * @throws ApiProblem if this user can't read it
 */
export async function fetchLog(sessionId: string, signal: AbortSignal): Promise<CommitView[]> {
  const commits: CommitView[] = []
  const schema = knownOf(sessionLogPageSchema, sessionId)
  let after: number | null = 0
  while (after !== null) {
    const url = urlOf(sessionPaths.events, { id: sessionId }, { after })
    const page: SessionLogPage = await get(url, schema, { signal })
    commits.push(...page.commits)
    after = page.next
  }
  return commits
}
