import { type Description, parametersOf } from './description.ts'

/** Values that exist, for the parameters of paths: by the path's name for an operation, then by parameter. */
export type KnownValues = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

const maxValues = 40

/**
 * Reads every list that the caller may see, so that calls meet things that exist: `/api/challenges` tells the ids for
 * `/api/challenges/{id}/editorial`.
 * @param more values for parameters of these names, such as the caller's sessions
 */
export async function knownValues(
  { paths }: Description,
  read: (path: string) => Promise<unknown>,
  more: ReadonlyMap<string, readonly string[]>,
): Promise<KnownValues> {
  const lists = Object.entries(paths).filter(([path, methods]) => 'get' in methods && !path.includes('{'))
  const bodies = new Map<string, unknown>()
  for (const [path] of lists) bodies.set(path, await read(path))

  const everywhere = new Map<string, string[]>()
  for (const body of bodies.values())
    for (const [name, value] of fieldsOf(body)) everywhere.set(name, [...(everywhere.get(name) ?? []), value])

  return new Map(
    Object.keys(paths)
      .filter((path) => path.includes('{'))
      .map((path) => {
        const nearest = bodies.get(path.slice(0, path.indexOf('/{')))
        const near = fieldsOf(nearest)
        const values = parametersOf(path).flatMap((name): [string, string[]][] => {
          const own = near
            .filter(([field]) => field === name || field === 'id' || field === 'slug')
            .map(([, each]) => each)
          const given = path.startsWith('/api/sessions/{id}') && name === 'id' ? (more.get('sessionId') ?? []) : []
          const found = [...new Set([...given, ...(more.get(name) ?? []), ...own, ...(everywhere.get(name) ?? [])])]
          return found.length === 0 ? [] : [[name, found.slice(0, maxValues)]]
        })
        return [path, new Map(values)] as const
      }),
  )
}

/** All texts and numbers in a body, with the name of their field. */
function fieldsOf(body: unknown, name = ''): [string, string][] {
  if (typeof body === 'string' || typeof body === 'number') return [[name, String(body)]]
  if (Array.isArray(body)) return body.flatMap((each) => fieldsOf(each, name))
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, each]) => fieldsOf(each, key))
}
