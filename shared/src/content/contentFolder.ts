import { join } from 'node:path'

/** This repository's content folder. */
export const contentFolder = join(import.meta.dirname, '..', '..', 'content')
