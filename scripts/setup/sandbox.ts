import { spawnSync } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** Isolates candidates' programs: bubblewrap, and a C compiler with a static libc for the small init inside it. */
export const sandbox: Tool = {
  name: 'The sandbox (bubblewrap and gcc with a static C library)',
  find: () => (hasStaticLibc() ? onPath('bwrap') : undefined),
  debianPackages: ['bubblewrap', 'gcc', 'libc6-dev'],
  howToInstall:
    'Without it no code is executed; install it (`sudo apt install bubblewrap gcc libc6-dev`, `sudo dnf install bubblewrap gcc glibc-static`).',
}

function hasStaticLibc(): boolean {
  const gcc = onPath('gcc')
  if (!gcc) return false
  // If gcc doesn't have the file, it prints just the name.
  const answer = spawnSync(gcc, ['-print-file-name=libc.a'], { encoding: 'utf8' })
  return answer.status === 0 && isAbsolute(answer.stdout.trim())
}
