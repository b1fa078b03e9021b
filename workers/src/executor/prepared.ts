import type { Language, ToolPath } from './languages/language.ts'
import type { World } from './sandbox/wall.ts'

/** A language with the tools to compile and run it. */
export type PreparedLanguage = {
  language: Language
  tool: ToolPath
  /** The host's files that its compilers and programs can see. */
  world: World
  isWarm: boolean
  /** Identifies a set of tools, so that after a change of tools everything is compiled again. */
  toolsId: string
}

/** A language that has been tested here and works. */
export type ReadyLanguage = PreparedLanguage & { version: string }
