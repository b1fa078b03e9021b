import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** The browser for the browser tests: the one on the system, so that nothing has to be downloaded. */
export const chromium: Tool = {
  name: 'Chromium',
  find: () => onPath('chromium', 'chromium-browser', 'google-chrome'),
  debianPackages: ['chromium'],
  howToInstall: 'Install it (`sudo apt install chromium`, `sudo dnf install chromium`) to run the browser tests.',
}

/** Arguments for a headless Chromium that runs as root, without a GPU, and makes no network calls of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
