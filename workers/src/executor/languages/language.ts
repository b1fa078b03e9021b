import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** A command in the sandbox: an absolute path, arguments, and variables added to the common ones. */
export type Command = { argv: readonly [string, ...string[]]; environment?: Readonly<Record<string, string>> }

/** Finds a tool of the language in the sandbox. */
export type ToolPath = (tool: string) => string

/** `isWarm` is true if `/warm` has the language's warm-up. The command must work without it too. */
type ToolContext = { tool: ToolPath; isWarm: boolean }
/** With `checkTypes`, the compiler also reports type errors that it would otherwise ignore. */
export type CompileContext = ToolContext & { sourceFile: string; checkTypes: boolean }
export type RunContext = ToolContext & { source: string; sourceFile: string; memoryMb: number }

/** Files from an npm package for the language image. */
export type Archive = {
  package: string
  version: string
  /** The package's hash, in the format of the registry and lockfiles. */
  integrity: string
  files: readonly string[]
  /** The folder below `/usr` where the files go. */
  to: string
}

/**
 * Files computed once per set of tools, such as precompiled headers, archives of loaded classes, or compiled standard
 * libraries. Every compilation and program sees them as read-only `/warm`. The commands run in `/warm`, which has
 * `files` and is writable for them, with the same tools as a submission and no network.
 */
export type WarmUp = (tool: ToolPath) => {
  files: Readonly<Record<string, string>>
  commands: readonly Command[]
}

/**
 * Everything the executor knows about a programming language. The source is at `/box/<sourceFile>`, and programs work
 * in an empty `/tmp`. A compiler writes to `/tmp/out`; the tests see that as `/box/…`, read-only.
 */
export type Language = {
  name: ProgrammingLanguage
  /** Required programs and files. The first missing one makes the language unavailable. */
  tools: readonly string[]
  /** The Debian trixie packages that contain its tools, for the language image. */
  debianPackages: readonly string[]
  /** Packages for the language image from outside Debian. */
  archives?: readonly Archive[]
  version: { command: (tool: ToolPath) => Command; pattern: RegExp }
  /**
   * Returns the language's name and version, as people say them; `version` is short ("6.12"). If missing, the label is
   * the name followed by the version. If the version is that of a tool, the label names the tool.
   */
  label?: (version: string) => string
  sourceFile: (source: string) => string
  warmUp?: WarmUp
  /** Returns the command that compiles the source; missing if the language needs no compilation. */
  compile?: (context: CompileContext) => Command
  /** True if `compile` supports `checkTypes`. */
  checksTypes?: boolean
  /** The compiler's limits; missing if the usual limits are enough. */
  compileMemoryMb?: number
  run: (context: RunContext) => Command
  /** The default memory limit, for submissions that set none. */
  memoryMb: number
  stackMb: number
  /** Matches the runtime's message on stderr when it runs out of memory. */
  outOfMemory?: RegExp
  /**
   * `hello` prints "hello, world", which proves at every start that the language works. `wrong` prints something else.
   */
  programs: { hello: string; wrong: string }
}

export const helloOutput = 'hello, world\n'
