import type { CvWording, CvWordingRequest } from '@greenroom/shared/wire'

/**
 * Proposes wordings and questions for the lines of a CV. Null if nothing usable arrives in time. Never throws, unless
 * `signal` is aborted.
 */
export type CvWriter = (
  request: CvWordingRequest,
  context: { signal: AbortSignal; requestId: string },
) => Promise<CvWording[] | null>
