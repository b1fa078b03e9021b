/** What can be told of a source of the JVM's languages without compiling it. The source is hostile: all patterns are linear. */
export type JvmSource = {
  /** The package with a dot behind it, or nothing. */
  packagePrefix: string
  /** The public type outside of all others, which names a Java file. */
  publicType: string | undefined
  /** Types around each `main`, outermost first, in the order of the source; none around one of the file itself. */
  mains: readonly (readonly string[])[]
}

/** How a language writes what its programs begin with. */
export type MainPattern = {
  /** A `main` within a type or a file. */
  main: string
  /** What makes an object a program by itself, right after its name. */
  objectThatRuns?: string
}

/** Comments and texts, which may hold anything; each ends with the source at the latest. */
const prose = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])'/g
const packageName = /^[ \t]*package[ \t]+(\w[\w.]{0,200})/m
const typeDeclaration =
  /(?<modifiers>\bpublic\s+(?:(?:final|abstract|sealed|strictfp)\s+){0,4})?(?<![.:\w$])(?:class|interface|enum|record|object|trait)\s+(?<name>[A-Za-z_$][\w$]{0,100})/
const companion = 'companion object'

type Scope = { name: string | null }

/** Reads a source with an eye for its braces only. */
export function readJvmSource(source: string, { main, objectThatRuns }: MainPattern): JvmSource {
  const code = source.replace(prose, '""')
  const runs = objectThatRuns === undefined ? '' : `(?<runs>${objectThatRuns})?`
  const tokens = new RegExp(
    `(?<main>${main})|${companion}|${typeDeclaration.source}${runs}|\\b(?:fun|def)\\b|[{}()]`,
    'g',
  )
  const scopes: Scope[] = []
  const mains: string[][] = []
  let publicType: string | undefined
  let pending: string | null = null
  let parentheses = 0
  const around = (): string[] => scopes.flatMap(({ name }) => (name === null ? [] : [name]))
  for (const { 0: token, groups = {} } of code.matchAll(tokens)) {
    if (token === '(') parentheses++
    else if (token === ')') parentheses--
    else if (token === '{') {
      scopes.push({ name: pending })
      pending = null
    } else if (token === '}') scopes.pop()
    else if (groups.name !== undefined) {
      pending = groups.name
      if (groups.modifiers !== undefined && scopes.length === 0) publicType ??= groups.name
      if (groups.runs !== undefined) mains.push([...around(), groups.name])
    } else if (token === companion) pending = null
    else {
      if (groups.main !== undefined) {
        mains.push(around())
        if (token.endsWith('(')) parentheses++
      }
      // A type without a body does not own the braces of the function after it; in its parentheses there may be functions.
      if (parentheses <= (token.endsWith('(') ? 1 : 0)) pending = null
    }
  }
  const prefix = packageName.exec(code)?.[1]?.replace(/\.+$/, '')
  return { packagePrefix: prefix === undefined ? '' : `${prefix}.`, publicType, mains }
}
