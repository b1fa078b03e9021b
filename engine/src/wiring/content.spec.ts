import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLibrary, kindNames, loadConcepts } from '@greenroom/shared/content'
import { contentDomains } from '@greenroom/shared/vocabulary'
import { afterAll, expect, it } from 'vitest'
import { openContent } from './content.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('every item of the content is loaded by a program', () => {
  const { bank, spoken, presets, courses, readings } = openContent(folder)
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  const loaded = [
    ...ids(bank.all()),
    ...ids(spoken.all()),
    ...ids(spoken.decks?.all() ?? []),
    ...ids(spoken.tutorials?.all() ?? []),
    ...ids(presets()),
    ...ids(courses.items('course')),
    ...kindNames.flatMap((kind) => ids(readings.items(kind))),
  ]
  const authored = createLibrary().found()
  // The coach loads the concept cards.
  const notLoaded = authored.filter(({ kind, id }) => kind !== 'concepts' && !loaded.includes(id))
  expect(notLoaded.map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
  for (const domain of contentDomains) expect(loadConcepts({ domain }).length).toBeGreaterThan(0)
})
