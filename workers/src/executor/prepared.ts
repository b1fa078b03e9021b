import type { Language, ToolPath } from './languages/language.ts'
import type { World } from './sandbox/wall.ts'

/** A language with the tools that it is compiled and run with. */
export type PreparedLanguage = {
  language: Language
  tool: ToolPath
  /** What its compilers and programs see of the host. */
  world: World
  isWarm: boolean
  /** Tells one set of tools from another, so that other tools compile again. */
  toolsId: string
}

/** A language that was proven to work here. */
export type ReadyLanguage = PreparedLanguage & { version: string }
