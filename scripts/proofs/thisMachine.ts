import { spawnSync } from 'node:child_process'
import { release } from 'node:os'
import { findImage, imageId } from '../../workers/src/executor/toolchains/image.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import type { Machine } from './proofKey.ts'

/**
 * Everything about this machine that may change what specs prove: its kernel, Node, the sandbox, the user, and the
 * languages.
 */
export function thisMachine(): Machine {
  const wall = spawnSync('bwrap', ['--version'], { encoding: 'utf8' })
  const hasImage = findImage(cacheDir) !== null
  return {
    hasImage,
    facts: {
      node: process.version,
      arch: process.arch,
      kernel: release(),
      bubblewrap: wall.status === 0 ? wall.stdout.trim() : 'missing',
      user: process.getuid?.() === 0 ? 'root' : 'ordinary',
      image: hasImage ? imageId : 'missing',
    },
  }
}
