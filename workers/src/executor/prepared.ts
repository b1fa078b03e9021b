import type { Language, ToolPath } from './languages/language.ts'
import type { World } from './sandbox/wall.ts'

/** A language with the tools to compile and run it. */
export type PreparedLanguage = {
  language: Language
  tool: ToolPath
  /** The files of the host that the language's compilers and programs can see. */
  world: World
  isWarm: boolean
  /** Identifies the set of tools, so that everything is recompiled after a change of tools. */
  toolsId: string
}

/** A language that passed its test on this machine. */
export type ReadyLanguage = PreparedLanguage & { version: string }
