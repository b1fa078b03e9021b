import { cvWordingRequestSchema, cvWordingsPath, cvWordingsSchema } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import type { CvWriter } from './cvWriter.ts'

/**
 * Adds the call that words a CV's lines. Without a language model it doesn't return any wordings, and the caller falls
 * back to its rules.
 * @param closing aborted when the backend stops
 */
export function cvRoutes(
  app: HttpApp,
  { cvWriter, closing }: { cvWriter: CvWriter | undefined; closing: AbortSignal },
) {
  app.post(
    cvWordingsPath,
    {
      schema: {
        summary: 'Wordings for lines of a CV, by the language model',
        body: cvWordingRequestSchema,
        response: { 200: cvWordingsSchema },
      },
    },
    async ({ body, id, raw }) => {
      if (cvWriter === undefined) return { wordings: null }
      const hungUp = new AbortController()
      raw.socket.once('close', () => hungUp.abort(new Error('nobody waits for the wordings')))
      return { wordings: await cvWriter(body, { signal: AbortSignal.any([hungUp.signal, closing]), requestId: id }) }
    },
  )
}
