import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { imageFolder } from '../../workers/src/executor/toolchains/image.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { openProgramLog } from './programLog.ts'

const LEASH = pathToFileURL(join(import.meta.dirname, 'leash.mjs')).href

type Surroundings = { checkout: string; dataDir: string; say: (line: string) => void }

/**
 * Builds the language image in its own process, at low priority. The executor uses the image once it exists. Until
 * then, or if the build fails, only languages with tools on this machine are available.
 */
export async function buildLanguageImage({ checkout, dataDir, say }: Surroundings, signal: AbortSignal): Promise<void> {
  if (existsSync(imageFolder(cacheDir))) return
  const logFile = join(dataDir, 'logs', 'languages.log')
  const log = openProgramLog(logFile)
  const builder = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', LEASH, 'scripts/languages/main.ts', '--image-only'],
    { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  log.take(builder.stdout)
  log.take(builder.stderr)
  const ended = once(builder, 'close').catch((error: unknown) => [error])
  if (builder.pid !== undefined) setPriority(builder.pid, constants.priority.PRIORITY_LOW)
  say('The other languages are being prepared in the background, which takes some minutes (see GET /languages).')
  const stop = () => builder.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  const [code] = await ended
  log.close()
  signal.removeEventListener('abort', stop)
  if (signal.aborted) return
  say(code === 0 ? 'All 18 languages are there.' : `Some languages will be missing; ${logFile} says why.`)
}
