import type { CommandError } from '@greenroom/shared/session'
import { noSpace } from './diskSpace.ts'
import { ProblemError } from './problems.ts'

/** The refusals of an operation that gives a command to a session. */
export const commandRefusals = ['COMMAND_REFUSED', 'NO_SPACE'] as const

/** How a refusal is told over HTTP: an outage is 503, what the session does not allow 409 with the code of the refusal. */
export function refusalOf(error: CommandError): Error {
  if (error.code === 'UNAVAILABLE')
    return new ProblemError('UNAVAILABLE', error.message, { headers: { 'retry-after': '1' } })
  if (error.code === 'NO_SPACE') return noSpace(error.message)
  return new ProblemError('COMMAND_REFUSED', error.message, { refusal: error })
}
