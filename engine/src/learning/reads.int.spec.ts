import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Collection, CollectionDefinition, Document, Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { openLearners } from './learners.ts'
import { historyOf } from './testing/historyOf.ts'

const ada = 1
let folder: string
let store: Store
/** The reads since `reset`: the number of calls, and of documents returned. */
let reads: { calls: number; documents: number }
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-reads-'))
  store = await openStoreOfSpecs(folder)
  reads = { calls: 0, documents: 0 }
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

function counted(inner: Store): Store {
  const count = <Found>(found: Found): Found => {
    reads.calls += 1
    reads.documents += Array.isArray(found) ? found.length : found === undefined ? 0 : 1
    return found
  }
  return {
    ...inner,
    collection<T extends Document>(definition: CollectionDefinition<T>): Collection<T> {
      const real = inner.collection(definition)
      return {
        ...real,
        get: async (id) => count(await real.get(id)),
        find: async (query) => count(await real.find(query)),
      }
    },
  }
}

it('reads a learner with 500 happenings in two reads, and never their history again', async () => {
  const learners = openLearners(counted(store), async function* () {})
  for (const happening of historyOf(500)) await learners.record(ada, happening)
  await learners.of(ada)
  reads = { calls: 0, documents: 0 }
  expect(await learners.of(ada)).toMatchObject({ seq: 500 })
  expect(reads).toEqual({ calls: 2, documents: 1 })

  // Recording one more costs the same, whatever came before.
  const [next] = historyOf(501).slice(-1)
  reads = { calls: 0, documents: 0 }
  if (next !== undefined) await learners.record(ada, next)
  expect(reads.calls).toBeLessThanOrEqual(6)
  expect(reads.documents).toBeLessThanOrEqual(4)
})

it('reads somebody who never did anything in two reads', async () => {
  await openLearners(counted(store), async function* () {}).of(2)
  expect(reads).toEqual({ calls: 2, documents: 0 })
})
