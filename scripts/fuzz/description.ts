import { z } from 'zod'

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
})
export type Description = z.output<typeof documentSchema>

/** An operation's parameters in its path: `['id', 'part']` for `/api/papers/{id}/parts/{part}/start`. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** The name of each operation, such as `GET /api/me`. */
export const operationsOf = ({ paths }: Description): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((verb) => `${verb.toUpperCase()} ${path}`),
  )

/**
 * Fetches a program's OpenAPI document, in words that Schemathesis understands: Python's regular expressions have no
 * classes of Unicode, and its checks don't know the tuples of JSON Schema 2020-12.
 */
export async function descriptionOf(url: string, headers: Record<string, string>): Promise<Description> {
  const response = await fetch(`${url}/docs/json`, { headers })
  return documentSchema.parse(plain(await response.json()))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(value))
  const others = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [
      key,
      key === 'pattern' && typeof each === 'string' ? inPython(each) : plain(each),
    ]),
  )
  return Array.isArray(prefixItems) ? { ...others, items: { anyOf: prefixItems.map(plain) } } : others
}

const inPython = (pattern: string): string => pattern.replaceAll(String.raw`\P{Cc}`, String.raw`[^\x00-\x1f\x7f-\x9f]`)
