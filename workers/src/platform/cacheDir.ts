import { homedir } from 'node:os'
import { join } from 'node:path'

/** The folder for files that are slow to build and never change. It is outside any checkout. */
export const cacheDir = join(homedir(), '.cache', 'greenroom')
