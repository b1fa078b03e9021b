import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Store, StoreUnavailable } from './port.ts'
import { openSqliteStore } from './sqlite/openSqliteStore.ts'
import { withVersions } from './versioned.ts'

const chairSchema = z.object({ id: z.string(), legs: z.int() })
const chairs = (of: Store) =>
  of.collection<z.infer<typeof chairSchema>>({
    name: 'chairs',
    unique: [],
    indexes: [['legs']],
    parse: (stored) => chairSchema.parse(stored),
  })

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-versions-'))
const file = join(dataDir, 'greenroom.sqlite')
let store: Store
beforeAll(async () => {
  store = await openSqliteStore({ file })
})
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const onDisk = (id: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT document FROM collection_chairs WHERE id = ?').get(id)
  database.close()
  return JSON.parse(String(row?.document))
}

it('writes the version into every document, and returns the document alone', async () => {
  const versioned = chairs(withVersions(store))
  await versioned.insert({ id: 'stool', legs: 3 })
  expect(onDisk('stool')).toEqual({ id: 'stool', legs: 3, schemaVersion: 1 })
  expect(await versioned.get('stool')).toEqual({ id: 'stool', legs: 3 })
  await versioned.update('stool', { legs: 4 })
  expect(onDisk('stool')).toMatchObject({ legs: 4, schemaVersion: 1 })
})

it('reads documents stored before there were versions', async () => {
  await chairs(store).insert({ id: 'throne', legs: 4 })
  expect(onDisk('throne')).not.toHaveProperty('schemaVersion')
  expect(await chairs(withVersions(store)).get('throne')).toEqual({ id: 'throne', legs: 4 })
})

it('raises a document’s version with an update that an earlier engine may not understand', async () => {
  await chairs(withVersions(store)).insert({ id: 'bench', legs: 4 })
  await chairs(withVersions(store, { chairs: 2 })).update('bench', { legs: 6 })
  expect(onDisk('bench')).toMatchObject({ legs: 6, schemaVersion: 2 })
})

it('reads nothing that a later version wrote, and says that another engine may read it', async () => {
  await chairs(withVersions(store, { chairs: 2 })).insert({ id: 'lounger', legs: 5 })
  expect(await chairs(withVersions(store, { chairs: 2 })).get('lounger')).toEqual({ id: 'lounger', legs: 5 })
  await expect(chairs(withVersions(store)).get('lounger')).rejects.toThrow(StoreUnavailable)
  await expect(chairs(withVersions(store)).find({ where: { legs: 5 } })).rejects.toThrow(/version 2/)
})
