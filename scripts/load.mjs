// Runs on Node 20 or later with nothing installed. See scripts/README.md for the steps and their order.
import { onLocalNode } from './setup/onLocalNode.mjs'

await onLocalNode('scripts/load/main.ts')
