/** The names of the parameters in a path: `'id'` of `/api/sessions/:id`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParamOf<Others>
    : Rest
  : never

/**
 * Builds the address of a call: its path with every `:parameter` filled in, and its query. Parameters and values are
 * encoded, and undefined values are left out of the query.
 */
export function urlOf<Path extends string>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string>>,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const values = new Map<string, string>(Object.entries(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.append(name, String(value))
  return asked.size === 0 ? filled : `${filled}?${asked}`
}
