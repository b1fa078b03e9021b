import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { ledgerRaces } from './testing/ledgerRaces.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('two engines at one ledger on SQLite', () =>
  ledgerRaces({ runs: 150, open: () => openSqliteStore({ file: join(folder, 'greenroom.sqlite') }) }))
