import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const sourceFolder = join(import.meta.dirname, 'init')
const flags = ['-std=gnu17', '-O2', '-Wall', '-Wextra', '-static']

/**
 * Builds the sandbox's init from its C sources, or finds it in `cacheDir` if the same sources were built before.
 * Returns the program's path. Throws an Error with a readable sentence if there is no C compiler.
 */
export async function buildInit(cacheDir: string): Promise<string> {
  const names = (await readdir(sourceFolder)).filter((name) => /\.[ch]$/.test(name)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(sourceFolder, name))))
  const hash = createHash('sha256').update(JSON.stringify([process.arch, flags, names]))
  for (const content of contents) hash.update(content).update('\0')
  const path = join(cacheDir, `sandbox-init-${hash.digest('hex').slice(0, 24)}`)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return path

  await mkdir(cacheDir, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  const sources = names.filter((name) => name.endsWith('.c')).map((name) => join(sourceFolder, name))
  try {
    await promisify(execFile)('gcc', [...flags, '-o', unfinished, ...sources])
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = missing ? 'gcc is not installed' : error instanceof Error ? error.message : String(error)
    throw new Error(`Can't build the sandbox's init: ${why}. Install gcc and libc6-dev.`, { cause: error })
  }
  return path
}
