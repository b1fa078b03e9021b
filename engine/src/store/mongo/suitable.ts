import { z } from 'zod'

const buildInfoSchema = z.object({ ferretdbVersion: z.string().optional() })

/**
 * Why Greenroom must not run on this server, judging by its build info; undefined if there is no known problem.
 * FerretDB 1.x reads a document and writes it back later, so it loses concurrent changes.
 */
export function objectionTo(buildInfo: unknown): string | undefined {
  const { ferretdbVersion } = buildInfoSchema.parse(buildInfo)
  if (ferretdbVersion === undefined || !/^v?[01]\./.test(ferretdbVersion)) return undefined
  return `MONGODB_URL names a FerretDB ${ferretdbVersion}, which can lose what is stored; use MongoDB.`
}
