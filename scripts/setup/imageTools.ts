import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/**
 * The tools that build the language image. Without root, they also need subordinate user ids, which Debian's useradd
 * assigns.
 */
export const imageTools: Tool = {
  name: 'mmdebstrap, which builds the language image',
  find: () => onPath('mmdebstrap'),
  debianPackages: ['mmdebstrap', 'debian-archive-keyring', 'uidmap'],
  howToInstall: 'Install it (`sudo apt install mmdebstrap debian-archive-keyring uidmap`) and run `npm run languages`.',
}
