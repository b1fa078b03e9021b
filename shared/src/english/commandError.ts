import { type CommandError, isRetryable, type RefusalCode, type RefusalDetail } from '../session/refusals.ts'
import { refusalDetailText } from './refusalDetails.ts'
import { refusalTexts } from './refusals.ts'

/**
 * Builds the error that a client receives for a refusal.
 * @param detail the exact cause, if the machine names it, or why a message can't be read
 */
export const commandError = (code: RefusalCode, detail?: RefusalDetail | string): CommandError => ({
  code,
  message: detail === undefined ? refusalTexts[code] : typeof detail === 'string' ? detail : refusalDetailText(detail),
  retryable: isRetryable(code),
  ...(typeof detail === 'object' && 'dimension' in detail ? { dimension: detail.dimension } : {}),
})
