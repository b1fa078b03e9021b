import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type ProblemKind, problemSchema } from '../wire/http/problem.ts'

type SecuritySchemes = NonNullable<
  NonNullable<NonNullable<FastifyDynamicSwaggerOptions['openapi']>['components']>['securitySchemes']
>

/** `securitySchemes`: how callers authenticate, in OpenAPI's format. */
export type ServiceDescription = { title: string; description: string; securitySchemes: SecuritySchemes }

/** The errors that any operation may return. */
const everywhere =
  'An error is a problem (`application/problem+json`) with a stable `code`. Each operation names its own. Any request may also be answered 408 if it takes too long to arrive, and 431 if its headers are too large.'

/** Groups an operation's refusals by status, naming the codes of each. */
function refusalsOf({ config }: RouteOptions, catalogue: Readonly<Record<string, ProblemKind>>) {
  const kinds = [...new Set(config?.refuses ?? [])].map((code) => {
    const kind = catalogue[code]
    if (kind === undefined) throw new Error(`${code} is missing from the catalogue of errors`)
    return { code, ...kind }
  })
  return Object.fromEntries(
    [...Map.groupBy(kinds, ({ status }) => status)].map(([status, same]) => [
      status,
      {
        description: same.map(({ code, title }) => `\`${code}\`: ${title}.`).join(' '),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  )
}

/** Answers with a text that is described by its media type, such as `text/calendar`, are described as having it. */
const withMediaTypes = (responses: object): object =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      const description = schema instanceof z.ZodString ? schema.description : undefined
      const isMediaType = description !== undefined && /^[a-z]+\/[a-z]+$/.test(description)
      return [status, isMediaType ? { description, content: { [description]: { schema } } } : schema]
    }),
  )

/**
 * Serves the OpenAPI document at `/docs/json` and its pages at `/docs`, generated from the routes' zod schemas and
 * declared refusals. Await it before adding routes: only later routes are described.
 */
export async function installOpenapi(
  app: FastifyInstance,
  {
    title,
    description,
    securitySchemes,
    catalogue,
  }: ServiceDescription & { catalogue: Readonly<Record<string, ProblemKind>> },
): Promise<void> {
  const named = { schemaRegistry: z.registry<{ id: string }>().add(problemSchema, { id: 'Problem' }) }
  const transform = createJsonSchemaTransform(named)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description: `${description}\n\n${everywhere}`, version: '1.0.0' },
      components: { securitySchemes },
    },
    transform(document) {
      const { schema, route } = document
      if (schema === undefined || schema.hide) return transform(document)
      const { security } = route.config ?? {}
      const response = { ...withMediaTypes(schema.response ?? {}), ...refusalsOf(route, catalogue) }
      return transform({ ...document, schema: { ...schema, response, ...(security && { security }) } })
    },
    transformObject: createJsonSchemaTransformObject(named),
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
