import { join } from 'node:path'
import { runOnMongo } from '../testing/runOnMongo.ts'

await runOnMongo([join(import.meta.dirname, '..', 'features')], '[i-o]*/**/*.int.spec.ts')
