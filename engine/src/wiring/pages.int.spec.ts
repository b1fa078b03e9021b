import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLibrary } from '@greenroom/shared/content'
import { landingPage } from '@greenroom/shared/rules'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { StoreUnavailable } from '../store/port.ts'
import { openSitePages } from './pages.ts'

it('visitors get the landing page while the database doesn’t answer', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-pages-'))
  try {
    const store = await openStore({ dataDir, logger: pino({ level: 'silent' }) })
    const { headOf } = openSitePages(store, { readings: createLibrary({ only: ['article'] }) }, Date.now)
    const { title, lead } = landingPage.settings
    const expected = {
      path: '/',
      title,
      opening: { title, intro: lead },
      data: { path: '/', blocks: landingPage.blocks },
    }
    expect(await headOf('/')).toMatchObject(expected)
    await store.close()
    expect(await headOf('/')).toMatchObject(expected)
    await expect(headOf('/help')).rejects.toThrow(StoreUnavailable)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
