import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLibrary, kindNames, loadConcepts } from '@greenroom/shared/content'
import { contentDomains } from '@greenroom/shared/vocabulary'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { openEditingRecords } from '../features/editing/records.ts'
import { openStore } from '../store/open.ts'
import { openContent } from './content.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-content-'))
const logger = pino({ level: 'silent' })
const store = await openStore({ dataDir: folder, logger })
const edited = { records: openEditingRecords(store), logger }
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it('every item of the content is loaded by a program', () => {
  const { bank, spoken, presets, lists, courses, readings, diagnostics } = openContent(folder, edited)
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  const loaded = [
    ...ids(bank.all()),
    ...ids(spoken.all()),
    ...ids(spoken.decks?.all() ?? []),
    ...ids(spoken.tutorials?.all() ?? []),
    ...ids(presets()),
    ...ids(lists()),
    ...ids(courses.items('course')),
    ...ids(diagnostics.items('diagnostic')),
    ...kindNames.flatMap((kind) => ids(readings.items(kind))),
  ]
  const authored = createLibrary().found()
  // The coach loads the concept cards.
  const notLoaded = authored.filter(({ kind, id }) => kind !== 'concepts' && !loaded.includes(id))
  expect(notLoaded.map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
  for (const domain of contentDomains) expect(loadConcepts({ domain }).length).toBeGreaterThan(0)
})
