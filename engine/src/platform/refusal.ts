import type { CommandError } from '@greenroom/shared/session'
import { noSpace } from './diskSpace.ts'
import { ProblemError } from './problems.ts'

/** Refusal codes of operations that send commands to a session. */
export const commandRefusals = ['COMMAND_REFUSED', 'NO_SPACE'] as const

/** Turns a refusal into an HTTP error: 503 for an outage, 409 with its code if the session refused. */
export function refusalOf(error: CommandError): Error {
  if (error.code === 'UNAVAILABLE')
    return new ProblemError('UNAVAILABLE', error.message, { headers: { 'retry-after': '1' } })
  if (error.code === 'NO_SPACE') return noSpace(error.message)
  return new ProblemError('COMMAND_REFUSED', error.message, {
    refusal: error,
    ...(error.dimension === undefined ? {} : { extensions: { dimension: error.dimension } }),
  })
}
