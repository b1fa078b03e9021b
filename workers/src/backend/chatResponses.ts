import { chatResponseSchema } from '@greenroom/shared/wire'
import { problemSchema } from '../platform/problems.ts'

/** What every chat call answers (spec §7). */
export const chatResponses = {
  200: chatResponseSchema.describe(
    'With accept: text/event-stream it streams delta events and ends with this as reply. Where a language model spoke, headers ' +
      'x-greenroom-usage-input-tokens and x-greenroom-usage-output-tokens, or an event usage before reply, tell what it was paid for.',
  ),
  '4xx': problemSchema,
  '5xx': problemSchema,
}
