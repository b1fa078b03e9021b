import { chatResponseSchema } from '@greenroom/shared/wire'

/** The responses common to all chat calls (spec §7). */
export const chatResponses = {
  200: chatResponseSchema.describe(
    'With accept: text/event-stream it streams delta events and ends with this as reply. Where a language model spoke, headers ' +
      'x-greenroom-usage-input-tokens and x-greenroom-usage-output-tokens, or an event usage before reply, tell what it was paid for.',
  ),
}

/** The error codes that the chat calls themselves return. */
export const chatRefusals = { refuses: ['NOT_READY', 'CLIENT_CLOSED_REQUEST'] }
