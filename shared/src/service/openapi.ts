import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

type SecuritySchemes = NonNullable<
  NonNullable<NonNullable<FastifyDynamicSwaggerOptions['openapi']>['components']>['securitySchemes']
>

/** `securitySchemes`: how callers show who they are, as OpenAPI puts it. */
export type ServiceDescription = { title: string; description: string; securitySchemes: SecuritySchemes }

/**
 * Serves the OpenAPI document, made from the zod schemas of the routes, at `/docs/json` and its pages at `/docs`.
 * Await it before the routes are added: only later routes are described.
 */
export async function installOpenapi(
  app: FastifyInstance,
  { title, description, securitySchemes }: ServiceDescription,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description, version: '1.0.0' },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
