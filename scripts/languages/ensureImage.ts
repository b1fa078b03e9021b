import { existsSync } from 'node:fs'
import { buildImage } from '../../workers/src/executor/toolchains/buildImage.ts'
import { imageFolder } from '../../workers/src/executor/toolchains/image.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { imageTools } from '../setup/imageTools.ts'
import { onPath } from '../setup/onPath.ts'
import { during } from '../setup/progress.mjs'
import { ensureTool } from '../setup/tool.ts'

export type ImageOutcome = { ok: true; folder: string } | { ok: false; reason: string }

/** Builds the language image if it is missing. On failure, gives the reason in one line. */
export async function ensureImage(signal: AbortSignal): Promise<ImageOutcome> {
  if (process.platform !== 'linux') {
    return { ok: false, reason: 'The language image needs Linux; elsewhere use docker-compose.' }
  }
  const folder = imageFolder(cacheDir)
  if (existsSync(folder)) return { ok: true, folder }
  const tools = await ensureTool(imageTools)
  if (!tools.ok) return tools
  if (onPath('npm') === undefined) return { ok: false, reason: 'npm was not found, which fetches the Kotlin compiler.' }
  const mirror = process.env.DEBIAN_MIRROR || undefined
  return await during('Building the language image', async () => {
    try {
      const say = (line: string) => console.log(`  ${line}`)
      return { ok: true as const, folder: await buildImage({ cacheDir, mirror, say, signal }) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { ok: false as const, reason: `The language image was not built: ${why}.` }
    }
  })
}
