import type { FastifyBaseLogger } from 'fastify'
import type { Language } from './languages/language.ts'
import type { PreparedLanguage } from './prepared.ts'
import type { Toolchain } from './toolchains/toolchain.ts'
import { warmFolder, warmUp } from './toolchains/warmUp.ts'

export type PrepareOptions = {
  language: Language
  toolchain: Toolchain
  bubblewrap: string
  cacheDir: string
  logger: FastifyBaseLogger
  signal: AbortSignal
}

/**
 * Finds a language's tools and warms them up. Rejects with a readable sentence if a tool is missing. A failed warm-up
 * isn't an error: compiling is just slower.
 */
export async function prepare({ language, toolchain, logger, ...rest }: PrepareOptions): Promise<PreparedLanguage> {
  const paths = new Map(language.tools.map((tool) => [tool, toolchain.find(tool)]))
  const tool = (name: string): string => {
    const path = paths.get(name)
    if (path === undefined) throw new Error(`${name} is not installed in a folder that the sandbox can mount`)
    return path
  }
  language.tools.forEach(tool)
  const cold = { language, tool, world: toolchain.world, isWarm: false, toolsId: toolchain.id }
  try {
    const folder = await warmUp({ language, toolchain, tool, ...rest })
    if (folder === null) return cold
    const binds = [...toolchain.world.binds, { from: folder, to: warmFolder }]
    return { ...cold, world: { ...toolchain.world, binds }, isWarm: true }
  } catch (error) {
    rest.signal.throwIfAborted()
    const why = error instanceof Error ? error.message : String(error)
    logger.warn(`${language.name} could not be warmed up, so that it compiles slowly: ${why}`)
    return cold
  }
}
