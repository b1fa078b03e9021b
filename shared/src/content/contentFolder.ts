import { join } from 'node:path'

/** The folder of this repository's content. */
export const contentFolder = join(import.meta.dirname, '..', '..', 'content')
