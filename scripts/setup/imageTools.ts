import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** What builds the language image; without root it needs subordinate user ids as well, which Debian's useradd hands out. */
export const imageTools: Tool = {
  name: 'mmdebstrap, which builds the language image',
  find: () => onPath('mmdebstrap'),
  debianPackages: ['mmdebstrap', 'debian-archive-keyring', 'uidmap'],
  howToInstall: 'Install it (`sudo apt install mmdebstrap debian-archive-keyring uidmap`) and run `npm run languages`.',
}
