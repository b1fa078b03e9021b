import {
  createHttpServer,
  type HttpApp,
  installOperation,
  type Readiness,
  sendProblem,
  zodApp,
} from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { problems } from './problems.ts'

export type { HttpApp } from '@greenroom/shared/service'

export type HttpServiceOptions = {
  title: string
  description: string
  logger: FastifyBaseLogger
  bodyLimitBytes: number
  readiness: Readiness
}

/**
 * Requests that take longer than this, in ms, count as slow. Streamed replies and candidates' programs often take
 * seconds.
 */
const slowAfterMs = 10_000

const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } } as const

/** Creates an HTTP service for this workspace, without its routes. The caller adds them and listens. */
export async function createHttpService(options: HttpServiceOptions): Promise<{ app: HttpApp; registry: Registry }> {
  const { title, description, logger, bodyLimitBytes, readiness } = options
  const app = createHttpServer({ logger, problems, slowAfterMs, bodyLimitBytes })
  const registry = await installOperation(app, { title, description, securitySchemes, readiness, problems })
  app.setNotFoundHandler((request, reply) => sendProblem(reply, problems.unknownRoute(request)))
  return { app: zodApp(app), registry }
}
