import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { internalToken } from './internalToken.ts'

it('is created once, is long, and only its owner can read it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-token-'))
  const token = internalToken(dataDir)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(internalToken(dataDir)).toBe(token)
  expect(statSync(join(dataDir, 'internal-token')).mode & 0o777).toBe(0o600)
  rmSync(dataDir, { recursive: true })
})
