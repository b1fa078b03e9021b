/**
 * Facts about a JVM language's source, found without compiling it. The source may be hostile, so all patterns run in
 * linear time.
 */
export type JvmSource = {
  /** The package, followed by a dot; empty if there is none. */
  packagePrefix: string
  /** The public top-level type. A Java file must have its name. */
  publicType: string | undefined
  /** The types around each `main`, outermost first, in source order; none for a `main` at the top of the file. */
  mains: readonly (readonly string[])[]
}

/** How a language writes its entry points. */
export type MainPattern = {
  /** A `main` within a type or a file. */
  main: string
  /** The words after an object's name that make the object a program. */
  objectThatRuns?: string
}

/**
 * Comments and string literals, which may contain anything. Unterminated comments and text blocks run to the end of the
 * source.
 */
const prose = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])'/g
const packageName = /^[ \t]*package[ \t]+(\w[\w.]{0,200})/m
const typeDeclaration =
  /(?<modifiers>\bpublic\s+(?:(?:final|abstract|sealed|strictfp)\s+){0,4})?(?<![.:\w$])(?:class|interface|enum|record|object|trait)\s+(?<name>[A-Za-z_$][\w$]{0,100})/
const companion = 'companion object'

type Scope = { name: string | null }

/** Reads a JVM source, using only its braces and keywords. */
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
      // A type without a body ends here, so that the next function's braces aren't taken for its own. Not within its
      // parentheses, which may contain functions.
      if (parentheses <= (token.endsWith('(') ? 1 : 0)) pending = null
    }
  }
  const prefix = packageName.exec(code)?.[1]?.replace(/\.+$/, '')
  return { packagePrefix: prefix === undefined ? '' : `${prefix}.`, publicType, mains }
}
