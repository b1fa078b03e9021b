import { anonymousReader } from '@greenroom/shared/rules'
import {
  explanationVerdictAnswerSchema,
  explanationVerdictSchema,
  explanationVerdictsPath,
} from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Diagnostics } from './diagnostics.ts'

/** `POST /internal/explanation-verdicts`: a worker reports its verdict on an explanation. */
export function explanationVerdictRoute(app: HttpApp, diagnostics: Pick<Diagnostics, 'judged'>): void {
  app.post(
    explanationVerdictsPath,
    { schema: { body: explanationVerdictSchema, response: { 200: explanationVerdictAnswerSchema } } },
    // All items are answered by then, so it doesn't matter which ones the owner may read.
    async ({ body: { diagnosticId, heard } }) => ({
      stored: await diagnostics.judged(diagnosticId, heard, anonymousReader),
    }),
  )
}
