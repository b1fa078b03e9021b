import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { challengeWorkPaths, urlOf, type Workspace, workspaceSchema } from '@greenroom/shared/wire'
import { post } from './api.ts'

/**
 * Opens a challenge's practice session. Idempotent: returns the existing session if there is one. A new one uses this
 * language.
 */
export const openWorkspace = (
  challengeId: string,
  programmingLanguage: ProgrammingLanguage | undefined,
  signal?: AbortSignal,
): Promise<Workspace> =>
  post(
    urlOf(challengeWorkPaths.workspace, { id: challengeId }),
    programmingLanguage === undefined ? {} : { programmingLanguage },
    workspaceSchema,
    signal === undefined ? {} : { signal },
  )

/** The page for working on a session: the workspace for coding, the interview room for everything else. */
export const placeOf = ({ sessionId, challengeType }: Pick<Workspace, 'sessionId' | 'challengeType'>): string =>
  `/app/${challengeType === 'coding' ? 'mockInterview' : 'aiInterview'}?session=${encodeURIComponent(sessionId)}`
