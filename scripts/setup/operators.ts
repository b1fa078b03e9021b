import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

const operatorsTool = (name: string, debianPackage = name): Tool => ({
  name,
  find: () => onPath(name),
  debianPackages: [debianPackage],
  howToInstall: `Install it (\`sudo apt install ${debianPackage}\`) to check the files in operations/.`,
})

/** The proxy in docker-compose.yml. */
export const caddy = operatorsTool('caddy')
export const dockerCompose = operatorsTool('docker-compose')
/** Checks Prometheus's files and tests its alerts. */
export const promtool = operatorsTool('promtool', 'prometheus')
