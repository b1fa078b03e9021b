import { join } from 'node:path'
import { runOnMongo } from '../testing/runOnMongo.ts'

const folders = [
  join(import.meta.dirname, '..', 'audit'),
  join(import.meta.dirname, '..', 'collab'),
  join(import.meta.dirname, '..', 'learning'),
  join(import.meta.dirname, '..', 'mail'),
  join(import.meta.dirname, '..', 'roles'),
  join(import.meta.dirname, '..', 'subscriptions'),
]
await runOnMongo(folders)
