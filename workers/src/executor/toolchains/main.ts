import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addArchive } from './archive.ts'
import { imageList } from './image.ts'

// For building a language image by other means than ours, such as the Dockerfile:
//   node main.ts packages       prints the Debian packages
//   node main.ts archives ROOT  adds everything from outside Debian to a root file system
const [command, root] = process.argv.slice(2)
if (command === 'packages') {
  console.log(imageList.debianPackages.join('\n'))
} else if (command === 'archives' && root !== undefined) {
  const temporary = await mkdtemp(join(tmpdir(), 'archives-'))
  const signal = new AbortController().signal
  for (const archive of imageList.archives) await addArchive(archive, root, temporary, signal)
  await rm(temporary, { recursive: true })
} else {
  console.error('Say `packages`, or `archives` and the root file system that gets them.')
  process.exitCode = 1
}
