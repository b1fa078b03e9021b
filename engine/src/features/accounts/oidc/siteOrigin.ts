import type { FastifyRequest } from 'fastify'
import type { EngineConfig } from '../../../config.ts'
import { publicUrlOf } from '../../../mail/openMail.ts'

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of this site to come back to: PUBLIC_URL. Without one the name by which the browser reaches this machine, as its cookies
 * belong to that name.
 */
export function siteOriginOf(config: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT'>): (request: FastifyRequest) => string {
  const usual = publicUrlOf(config)
  return ({ host, hostname, protocol }) =>
    config.PUBLIC_URL === undefined && thisMachine.has(hostname) ? `${protocol}://${host}` : usual
}
