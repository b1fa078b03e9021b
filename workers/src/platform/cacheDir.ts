import { homedir } from 'node:os'
import { join } from 'node:path'

/** What is heavy to build and never changes lies here, outside of any checkout. */
export const cacheDir = join(homedir(), '.cache', 'greenroom')
