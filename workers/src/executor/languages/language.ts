import type { ProgrammingLanguage } from '@greenroom/shared'

/** A command in the sandbox: an absolute path and arguments; variables come on top of the common ones. */
export type Command = { argv: readonly [string, ...string[]]; environment?: Readonly<Record<string, string>> }

/** Where a tool that the language names is found in the sandbox. */
export type ToolPath = (tool: string) => string

export type CompileContext = { tool: ToolPath; sourceFile: string }
export type RunContext = { tool: ToolPath; sourceFile: string; memoryMb: number }

/**
 * Everything that the executor knows about a programming language. The source lies at `/box/<sourceFile>`, programs work
 * in an empty `/tmp`. A compiler leaves what it makes in `/tmp/out`; to the tests it is there as `/box/…`, read-only.
 */
export type Language = {
  name: ProgrammingLanguage
  /** Programs that have to be on the host; the first one that is missing makes the language unavailable. */
  tools: readonly string[]
  version: { command: (tool: ToolPath) => Command; pattern: RegExp }
  sourceFile: (source: string) => string
  /** Missing where the source is run as it is. */
  compile?: (context: CompileContext) => Command
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
