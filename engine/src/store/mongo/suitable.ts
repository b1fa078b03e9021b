import { z } from 'zod'

const buildInfoSchema = z.object({ ferretdbVersion: z.string().optional() })

/**
 * Why the product must not run on a server, by what it says about its build; undefined if nothing is known against it.
 * FerretDB 1.x reads a document and writes it back later, so that of two changes at once one is lost.
 */
export function objectionTo(buildInfo: unknown): string | undefined {
  const { ferretdbVersion } = buildInfoSchema.parse(buildInfo)
  if (ferretdbVersion === undefined || !/^v?[01]\./.test(ferretdbVersion)) return undefined
  return `MONGODB_URL names a FerretDB ${ferretdbVersion}, which can lose what is stored; use MongoDB.`
}
