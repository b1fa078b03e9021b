import { onPath } from './onPath.ts'
import type { Tool } from './tool.ts'

/** The browser of the browser tests: the system's, so that nothing is downloaded from elsewhere. */
export const chromium: Tool = {
  name: 'Chromium',
  find: () => onPath('chromium', 'chromium-browser', 'google-chrome'),
  debianPackages: ['chromium'],
  howToInstall: 'Install it (`sudo apt install chromium`, `sudo dnf install chromium`) to run the browser tests.',
}

/** What a headless Chromium needs to run as root, without a GPU, and without calls of its own to the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
