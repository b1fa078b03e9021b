import type { FastifyRequest } from 'fastify'
import type { EngineConfig } from '../../../config.ts'
import { publicUrlOf } from '../../../mail/openMail.ts'

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * This site's origin, for the redirect back: PUBLIC_URL, or without that the host name in the browser's request,
 * because its cookies belong to that host.
 */
export function siteOriginOf(config: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT'>): (request: FastifyRequest) => string {
  const usual = publicUrlOf(config)
  return ({ host, hostname, protocol }) =>
    config.PUBLIC_URL === undefined && thisMachine.has(hostname) ? `${protocol}://${host}` : usual
}
