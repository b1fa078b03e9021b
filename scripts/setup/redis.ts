import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** The Redis server that `npm start` runs if there is no REDIS_URL. */
export const redisServer: Tool = {
  name: 'Redis',
  find: () => onPath('redis-server', 'valkey-server'),
  debianPackages: ['redis-server'],
  howToInstall:
    'Install it (`sudo apt install redis-server`, `sudo dnf install valkey`, `brew install redis`) or set REDIS_URL to a running one.',
}
