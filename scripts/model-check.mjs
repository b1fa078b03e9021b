// Begins on any Node from 20 on, with nothing installed: see scripts/README.md for the order of things.
import { onLocalNode } from './setup/onLocalNode.mjs'

await onLocalNode('workers/src/backend/models/check/main.ts')
