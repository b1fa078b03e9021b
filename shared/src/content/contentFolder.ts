import { join } from 'node:path'

/** Where the content of this repository lies. */
export const contentFolder = join(import.meta.dirname, '..', '..', 'content')
