import type { Language, ToolPath } from './languages/language.ts'
import type { World } from './sandbox/wall.ts'

/** A language with the tools to compile and run it. */
export type PreparedLanguage = {
  language: Language
  tool: ToolPath
  /** The host's files visible to its compilers and programs. */
  world: World
  isWarm: boolean
  /** Identifies a set of tools, so that after a change of tools everything is recompiled. */
  toolsId: string
}

/** A language that passed its test on this machine. */
export type ReadyLanguage = PreparedLanguage & { version: string }
