import type { CommandError } from '@greenroom/shared/session'
import { ProblemError } from './problems.ts'

/** How a refusal is told over HTTP: an outage is 503, what the session does not allow 409 with the code of the refusal. */
export function refusalOf(error: CommandError): Error {
  if (error.code === 'UNAVAILABLE')
    return new ProblemError('UNAVAILABLE', error.message, { headers: { 'retry-after': '1' } })
  return new ProblemError('COMMAND_REFUSED', error.message, { refusal: error })
}
