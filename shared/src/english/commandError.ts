import { type CommandError, isRetryable, type RefusalCode, type RefusalDetail } from '../session/refusals.ts'
import { refusalDetailText } from './refusalDetails.ts'
import { refusalTexts } from './refusals.ts'

/**
 * A refusal in words, as it leaves for a client.
 * @param detail what exactly is in the way, where the machine says it, or a sentence about a message that cannot be read
 */
export const commandError = (code: RefusalCode, detail?: RefusalDetail | string): CommandError => ({
  code,
  message: detail === undefined ? refusalTexts[code] : typeof detail === 'string' ? detail : refusalDetailText(detail),
  retryable: isRetryable(code),
})
