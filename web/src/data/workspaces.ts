import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { challengeWorkPaths, urlOf, type Workspace, workspaceSchema } from '@greenroom/shared/wire'
import { post } from './api.ts'

/**
 * The session in which a challenge is practised: the same one however often it is asked for. A new one is in this language, unless
 * there is one before it.
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

/** Where a session is worked on: what is coded in the workspace, the rest in the interview room. */
export const placeOf = ({ sessionId, challengeType }: Pick<Workspace, 'sessionId' | 'challengeType'>): string =>
  `/app/${challengeType === 'coding' ? 'mockInterview' : 'aiInterview'}?session=${encodeURIComponent(sessionId)}`
