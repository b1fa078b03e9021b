import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** The TURN relay for tests of calls. */
export const coturn: Tool = {
  name: 'coturn',
  find: () => onPath('turnserver'),
  debianPackages: ['coturn'],
  howToInstall: 'Install it (`sudo apt install coturn`, `brew install coturn`) to test calls over a relay.',
}
