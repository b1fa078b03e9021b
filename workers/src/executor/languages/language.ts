import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** A command in the sandbox: an absolute path and arguments; variables come on top of the common ones. */
export type Command = { argv: readonly [string, ...string[]]; environment?: Readonly<Record<string, string>> }

/** Where a tool that the language names is found in the sandbox. */
export type ToolPath = (tool: string) => string

/** `isWarm` says that `/warm` holds what the language's warm-up made; without it the command has to work as well. */
type ToolContext = { tool: ToolPath; isWarm: boolean }
/** With `checkTypes` the compiler says what is wrong with types that it would leave alone otherwise. */
export type CompileContext = ToolContext & { sourceFile: string; checkTypes: boolean }
export type RunContext = ToolContext & { source: string; sourceFile: string; memoryMb: number }

/** Files of a package of the npm registry that belong into the language image. */
export type Archive = {
  package: string
  version: string
  /** As the registry and lockfiles write it. */
  integrity: string
  files: readonly string[]
  /** The folder below `/usr` that gets them. */
  to: string
}

/**
 * What is worked out once for each set of tools and then shown to every compilation and every program, read-only, at
 * `/warm`: precompiled headers, archives of loaded classes, compiled standard libraries. The commands run in `/warm`, which
 * holds `files` and may be written while they run, with the same tools and the same network (none) as a submission.
 */
export type WarmUp = (tool: ToolPath) => {
  files: Readonly<Record<string, string>>
  commands: readonly Command[]
}

/**
 * Everything that the executor knows about a programming language. The source lies at `/box/<sourceFile>`, programs work
 * in an empty `/tmp`. A compiler leaves what it makes in `/tmp/out`; to the tests it is there as `/box/…`, read-only.
 */
export type Language = {
  name: ProgrammingLanguage
  /** Programs and files that have to be there; the first one that is missing makes the language unavailable. */
  tools: readonly string[]
  /** The packages of Debian trixie that bring the tools to the language image. */
  debianPackages: readonly string[]
  /** What the language image gets from elsewhere. */
  archives?: readonly Archive[]
  version: { command: (tool: ToolPath) => Command; pattern: RegExp }
  /**
   * The language with its version, for people; `version` is short ("6.12"). By default the name and that version: where the version is a
   * tool's and not the language's, the label names the tool.
   */
  label?: (version: string) => string
  sourceFile: (source: string) => string
  warmUp?: WarmUp
  /** Missing where the source is run as it is. */
  compile?: (context: CompileContext) => Command
  /** True where `compile` heeds `checkTypes`. */
  checksTypes?: boolean
  /** What the compiler may use, where that is more than usual. */
  compileMemoryMb?: number
  run: (context: RunContext) => Command
  /** Used where a submission does not say. */
  memoryMb: number
  stackMb: number
  /** How the language's own runtime says on stderr that its memory did not suffice. */
  outOfMemory?: RegExp
  /** `hello` prints "hello, world" and proves at every start that the language works; `wrong` prints something else. */
  programs: { hello: string; wrong: string }
}

export const helloOutput = 'hello, world\n'
