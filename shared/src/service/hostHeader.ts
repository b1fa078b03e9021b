import type { FastifyInstance } from 'fastify'
import type { ServiceProblems } from './problems.ts'

/** A name, an IPv4 address, or an IPv6 address in brackets; the port is optional. */
const hostForm = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Whether a text is a valid host in an address, between `http://` and the path. */
export const isHost = (text: string): boolean => hostForm.test(text) && URL.canParse(`http://${text}`)

/**
 * Refuses requests whose `Host` (or, from a trusted proxy, `x-forwarded-host`) is invalid with a 400, before it gets
 * into a link. Requests without one, which HTTP/1.0 allows, are for `localhost`.
 */
export function refuseMalformedHosts(
  app: FastifyInstance,
  { ProblemError }: Pick<ServiceProblems, 'ProblemError'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (!request.raw.headers.host) request.raw.headers.host = 'localhost'
    if (!isHost(request.host)) throw new ProblemError('INVALID_REQUEST', 'The Host header is not a host name')
  })
}
