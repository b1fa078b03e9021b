import { join } from 'node:path'
import { runOnMongo } from '../testing/runOnMongo.ts'

// The only session spec included, because it stores more than a log.
await runOnMongo([join(import.meta.dirname, '..', 'session')], 'secondHalf.int.spec.ts')
