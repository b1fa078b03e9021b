// Runs on Node 20 or later with nothing installed. scripts/README.md says what happens in which order.
import { onLocalNode } from './setup/onLocalNode.mjs'

await onLocalNode('scripts/bench/main.ts')
