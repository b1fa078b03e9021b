import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { lstatSync, realpathSync } from 'node:fs'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Command, Language, ToolPath } from '../languages/language.ts'
import { worldArguments } from '../sandbox/wall.ts'
import { markUsed, removeUnused } from './keptFolders.ts'
import { commonEnvironment, hostToolchain, type Toolchain } from './toolchain.ts'

/** Where programs find the warm-up's files, which are read-only. */
export const warmFolder = '/warm'
/**
 * The time limit of a warm-up, in ms: more than any compiler needs to compile its standard library on a slow machine.
 */
const timeoutMs = 10 * 60_000

export type WarmUpRequest = {
  language: Language
  toolchain: Toolchain
  tool: ToolPath
  bubblewrap: string
  cacheDir: string
  signal: AbortSignal
}

/** Returns a string that identifies an installed tool, so that an upgraded compiler gets a new folder. */
function identityOf(path: string, { world }: Toolchain): string {
  const place = join(world.root, path)
  const info = lstatSync(world === hostToolchain.world ? realpathSync(place) : place)
  return `${path} ${info.size} ${info.mtimeMs}`
}

/**
 * Creates a language's warm-up, or finds an earlier one. Returns the folder for `/warm`, or null if the language has
 * none. Rejects if a command fails.
 */
export async function warmUp(request: WarmUpRequest): Promise<string | null> {
  const { language, toolchain, tool, cacheDir } = request
  if (language.warmUp === undefined) return null
  const { files, commands } = language.warmUp(tool)
  const tools = language.tools.filter((name) => name !== 'node').map((name) => identityOf(tool(name), toolchain))
  const hash = createHash('sha256')
    .update(JSON.stringify([toolchain.id, tools, files, commands, commonEnvironment]))
    .digest('hex')
  const folder = join(cacheDir, `warm-${language.name}-${hash.slice(0, 24)}`)
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (isThere) {
    await markUsed(folder)
    return folder
  }

  const unfinished = `${folder}.${randomUUID()}`
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(unfinished, name), text)
    for (const command of commands) await runTrusted(command, unfinished, request)
    // Make the files readable for all users, because programs run as other users. The compiler's umask or ours may be
    // stricter.
    await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished])
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Renaming fails if another process was faster. Then use its files, which are the same.
      await access(folder).catch(() => Promise.reject(error))
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeUnused(cacheDir, `warm-${language.name}-`)
  return folder
}

/** Runs our own command on our own sources, in the same environment as a submission but with a writable folder. */
async function runTrusted(
  { argv, environment }: Command,
  folder: string,
  { bubblewrap, toolchain, signal }: WarmUpRequest,
): Promise<void> {
  const variables = Object.entries({ ...commonEnvironment, ...environment })
  const running = promisify(execFile)(
    bubblewrap,
    [
      ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
      ...variables.flatMap(([name, value]) => ['--setenv', name, value]),
      ...worldArguments(toolchain.world),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
      ...['--bind', folder, warmFolder, '--chdir', warmFolder, '--', ...argv],
    ],
    { signal, timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024 },
  )
  // A warm-up program that reads its input finds it empty.
  running.child.stdin?.end()
  try {
    await running
  } catch (error) {
    signal.throwIfAborted()
    // Show only the tool's output. The error's message is the whole command with the host's folders, which doesn't
    // help.
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`${argv.join(' ')}: ${said.slice(0, 500)}`)
  }
}
