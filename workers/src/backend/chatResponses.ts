import { chatResponseSchema } from '@greenroom/shared/wire'

/** What every chat call answers (spec §7). */
export const chatResponses = {
  200: chatResponseSchema.describe(
    'With accept: text/event-stream it streams delta events and ends with this as reply. Where a language model spoke, headers ' +
      'x-greenroom-usage-input-tokens and x-greenroom-usage-output-tokens, or an event usage before reply, tell what it was paid for.',
  ),
}

/** With which codes a chat call refuses by itself. */
export const chatRefusals = { refuses: ['NOT_READY', 'CLIENT_CLOSED_REQUEST'] }
