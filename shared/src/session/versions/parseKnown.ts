import type { z } from 'zod'

/**
 * Reads data from a server of a later version. Replaces an unknown value with null where the schema allows null.
 * Otherwise leaves out the list element that contains the value, such as an event of an unknown type. Returns null if
 * neither works. For pages only: an engine must refuse unknown data in the store, because it would decide without
 * knowing all the facts.
 */
export function parseKnown<T>(schema: z.ZodType<T>, sent: unknown): { data: T; leftOut: string[] } | null {
  let rest = sent
  const leftOut: string[] = []
  for (;;) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { data: parsed.data, leftOut }
    const [issue] = parsed.error.issues
    if (issue === undefined || !isUnknownValue(issue)) return null
    const mended = [withNull(rest, issue.path), withoutElement(rest, issue.path)].find(
      (attempt) => attempt !== null && issuesIn(schema, attempt.value) < parsed.error.issues.length,
    )
    if (!mended) return null
    rest = mended.value
    leftOut.push(issue.path.join('.'))
  }
}

/** Whether the issue is a value or type we don't know yet. Anything else is invalid rather than newer. */
const isUnknownValue = ({ code }: z.core.$ZodIssue): boolean => code === 'invalid_value' || code === 'invalid_union'

const issuesIn = (schema: z.ZodType, value: unknown): number => schema.safeParse(value).error?.issues.length ?? 0

type Attempt = { value: unknown } | null

function withNull(root: unknown, path: readonly PropertyKey[]): Attempt {
  const [key, value] = [path.at(-1), structuredClone(root)]
  const parent = path.slice(0, -1).reduce<unknown>((current, step) => Object(current)[step], value)
  if (key === undefined || Array.isArray(parent)) return null
  Object(parent)[key] = null
  return { value }
}

/** Returns the data without the innermost list element on the path to the value. */
function withoutElement(root: unknown, path: readonly PropertyKey[]): Attempt {
  const value = structuredClone(root)
  let current: unknown = value
  let remove: (() => void) | null = null
  for (const key of path) {
    if (Array.isArray(current) && typeof key === 'number') {
      const list: unknown[] = current
      remove = () => void list.splice(key, 1)
    }
    current = Object(current)[key]
  }
  remove?.()
  return remove === null ? null : { value }
}
