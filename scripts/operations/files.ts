import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

export const root = dirname(dirname(import.meta.dirname))
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const valueSchema = z.union([z.string(), z.number()]).transform(String)
const listSchema = z.array(z.string()).default([])

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string().optional() }).optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), valueSchema).default({}),
  secrets: listSchema,
  volumes: listSchema,
  networks: listSchema,
  profiles: listSchema,
  depends_on: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  restart: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: listSchema,
  mem_limit: z.string().optional(),
  cpus: valueSchema.optional(),
})
export type Service = z.infer<typeof serviceSchema>

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

/** The setting with the port that each of our services listens on. */
export const portSettings: Readonly<Record<string, string>> = {
  engine: 'PORT',
  worker: 'WORKERS_PORT',
  backend: 'AI_BACKEND_PORT',
  executor: 'EXECUTOR_PORT',
}

/** Reads docker-compose.yml, with anchors resolved and `${…}` left as is. */
export const readCompose = () => composeSchema.parse(parse(textOf('docker-compose.yml'), { merge: true }))

/** Reads any YAML file of the repository. */
export const readYaml = (path: string): unknown => parse(textOf(path))
