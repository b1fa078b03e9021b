import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { addArchive } from './archive.ts'
import { imageFolder, imageId, imageList, imagePrefix } from './image.ts'
import { markUsed, removeUnused } from './keptFolders.ts'

export type BuildImageOptions = {
  cacheDir: string
  /** A Debian mirror; if missing, mmdebstrap chooses one. */
  mirror?: string | undefined
  /** Receives the build's progress lines. */
  say: (line: string) => void
  signal: AbortSignal
}

/** Free disk space needed for the build: for the packed root, the unpacked one, and some spare. */
const neededBytes = 12 * 1024 ** 3
/**
 * Files left out of the image, because nobody reads them in a sandbox. (The folder for man pages stays, because
 * installing the JDK needs it.)
 */
const leftOut = ['/usr/share/doc/*', '/usr/share/info/*', '/usr/share/locale/*']
const keptCharacters = 16_000

/** Thrown if the language image can't be built here. The message is a sentence that says why. */
export class ImageNotBuilt extends Error {
  override name = 'ImageNotBuilt'
}

/**
 * Builds the language image in the cache folder, unless it is there, and returns its folder. The image appears complete
 * or not at all. Rejects with ImageNotBuilt, or with the signal's reason.
 */
export async function buildImage({ cacheDir, mirror, say, signal }: BuildImageOptions): Promise<string> {
  const folder = imageFolder(cacheDir)
  if (existsSync(folder)) return folder
  await mkdir(cacheDir, { recursive: true })
  await removeAbandoned(cacheDir)
  const other = buildsUnderWay(cacheDir).find(({ id }) => id === imageId)
  if (other !== undefined) throw new ImageNotBuilt(`process ${other.pid} is building it`)
  const { bavail, bsize } = await statfs(cacheDir)
  if (bavail * bsize < neededBytes) {
    throw new ImageNotBuilt(`it needs ${neededBytes / 1024 ** 3} GB of free space in ${cacheDir} while it is built`)
  }

  const unfinished = `${folder}.${process.pid}`
  const root = join(unfinished, 'root')
  const temporary = join(unfinished, 'temporary')
  await mkdir(root, { recursive: true, mode: 0o755 })
  await mkdir(temporary)
  try {
    say(`${imageList.debianPackages.length} packages of Debian ${imageList.suite} and what they need`)
    await bootstrap(root, temporary, mirror, signal)
    for (const archive of imageList.archives) {
      say(`${archive.package} ${archive.version}`)
      await addArchive(archive, root, temporary, signal)
    }
    await rename(root, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  // Mark the folder as used, because unpacking keeps the files' dates and the folder would look old.
  await markUsed(folder)
  await removeUnused(cacheDir, imagePrefix)
  return folder
}

/** Unpacks mmdebstrap's archive. No devices, special permissions or other owners get into the root. */
async function bootstrap(
  root: string,
  temporary: string,
  mirror: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const bootstrapCommand = [
    'mmdebstrap',
    '--variant=essential',
    `--mode=${isRoot ? 'root' : 'unshare'}`,
    '--format=tar',
    `--include=${imageList.debianPackages.join(',')}`,
    ...leftOut.map((path) => `--dpkgopt=path-exclude=${path}`),
    imageList.suite,
    '-',
    ...(mirror === undefined ? [] : [mirror]),
  ]
  // Run the command in separate namespaces, so that nothing is left when it ends, especially no mounts.
  const confined = isRoot
    ? ['unshare', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child', ...bootstrapCommand]
    : bootstrapCommand
  const environment = { ...process.env, TMPDIR: temporary, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' }
  const packing = spawn('nice', ['-n', '10', ...confined], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
    signal,
    // `unshare` ignores other signals while it waits. SIGKILL also ends all its children.
    killSignal: isRoot ? 'SIGKILL' : 'SIGTERM',
  })
  const unpackArguments = ['--no-same-owner', '--no-same-permissions', '--exclude=./dev/*', '-xf', '-', '-C', root]
  const unpacking = spawn('nice', ['-n', '10', 'tar', ...unpackArguments], {
    stdio: [packing.stdout, 'ignore', 'pipe'],
    signal,
  })
  packing.stdout.destroy()
  const [packed, unpacked] = await Promise.allSettled([succeeded(packing, 'mmdebstrap'), succeeded(unpacking, 'tar')])
  // Report the first step's error: it explains why the later steps failed.
  if (packed.status === 'rejected') throw packed.reason
  if (unpacked.status === 'rejected') throw unpacked.reason
}

type Command = ReturnType<typeof spawn>

async function succeeded(command: Command, name: string): Promise<void> {
  let said = ''
  command.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-keptCharacters)
  })
  let failure: Error | null = null
  command.on('error', (error) => {
    failure = error
  })
  // Wait for the command to end, even after an abort, because its folder may be removed only after that.
  const [code, signal] = await new Promise<unknown[]>((resolve) => command.once('close', (...how) => resolve(how)))
  if (failure !== null) throw failure
  if (code === 0) return
  const errors = said.split('\n').filter((line) => /^E:|\berror\b/i.test(line))
  const why = (errors.length > 0 ? errors : said.trim().split('\n')).slice(0, 3).join(' ')
  throw new ImageNotBuilt(`${name} ended with ${signal ?? `exit code ${code}`}: ${why}`)
}

type Build = { name: string; id: string; pid: number }

function buildsUnderWay(cacheDir: string): Build[] {
  return readdirSync(cacheDir).flatMap((name) => {
    const [, id, pid] = new RegExp(`^${imagePrefix}([0-9a-f]+)\\.(\\d+)$`).exec(name) ?? []
    return id === undefined ? [] : [{ name, id, pid: Number(pid) }]
  })
}

/** Removes the folders left behind by builds that were killed. */
async function removeAbandoned(cacheDir: string): Promise<void> {
  for (const { name, pid } of buildsUnderWay(cacheDir)) {
    if (pid === process.pid || !existsSync(`/proc/${pid}`))
      await rm(join(cacheDir, name), { recursive: true, force: true })
  }
}
