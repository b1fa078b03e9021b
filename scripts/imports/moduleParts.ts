import { parseSync } from 'vite'

/** The names a module imports from another: some, or all. */
export type Taken = readonly string[] | 'all'

/** A module's imports and exports. Types are left out, because they don't exist at run time. */
export type ModuleParts = {
  imports: { specifier: string; taken: Taken }[]
  /** `export { name as known } from 'specifier'` */
  passedOn: { specifier: string; name: string; known: string }[]
  /** `export * from 'specifier'` */
  passedOnWhole: string[]
  /** The names that the module exports itself. */
  own: string[]
  /** Whether the module is an entry: it has no code of its own and only re-exports. */
  isDoor: boolean
}

const CALLED = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g
const DOOR_LINES = ['ExportAllDeclaration', 'ExportNamedDeclaration']

/** Reads a module. @throws SyntaxError if it can't be parsed */
export function modulePartsOf(file: string, source: string): ModuleParts {
  const { module, program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new SyntaxError(`${file} cannot be parsed: ${error.message}`)
  const parts: ModuleParts = { imports: [], passedOn: [], passedOnWhole: [], own: [], isDoor: false }
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType)
    if (values.length === 0 && entries.length > 0) continue
    const isWhole = values.length === 0 || values.some(({ importName }) => importName.kind === 'NamespaceObject')
    const taken = isWhole ? 'all' : values.map(({ importName }) => importName.name ?? 'default')
    parts.imports.push({ specifier: moduleRequest.value, taken })
  }
  for (const [, , specifier = ''] of source.matchAll(CALLED)) parts.imports.push({ specifier, taken: 'all' })
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue
    const known = exportName.name ?? 'default'
    if (moduleRequest === null) parts.own.push(known)
    else if (importName.kind === 'AllButDefault') parts.passedOnWhole.push(moduleRequest.value)
    else parts.passedOn.push({ specifier: moduleRequest.value, name: importName.name ?? '*', known })
  }
  const { body } = program
  parts.isDoor = parts.own.length === 0 && body.length > 0 && body.every(({ type }) => DOOR_LINES.includes(type))
  return parts
}
