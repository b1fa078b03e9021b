import { join } from 'node:path'
import { runOnMongo } from '../testing/runOnMongo.ts'

await runOnMongo([join(import.meta.dirname, '..', 'features')], '[p-z]*/**/*.int.spec.ts')
