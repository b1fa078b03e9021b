import { parseSync } from 'vite'

/** `static`: loaded with the file; `lazy`: loaded only when needed; `type`: doesn't exist at run time. */
export type SourceImport = { specifier: string; kind: 'static' | 'lazy' | 'type' }

const CALLED = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g

/** Lists everything a source file imports, re-exports, or mentions in an `import('…')`. */
export function importsOf(file: string, source: string): SourceImport[] {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`)

  const imported = module.staticImports.map(({ moduleRequest, entries }): SourceImport => {
    const onlyTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    return { specifier: moduleRequest.value, kind: onlyTypes ? 'type' : 'static' }
  })
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }): SourceImport[] =>
      moduleRequest ? [{ specifier: moduleRequest.value, kind: isType ? 'type' : 'static' }] : [],
    ),
  )
  const called = [...source.matchAll(CALLED)].map(([, , specifier = '']): SourceImport => ({ specifier, kind: 'lazy' }))
  return [...imported, ...reexported, ...called]
}
