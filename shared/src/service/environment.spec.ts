import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidConfig, readEnvironment, settingSchemas } from './environment.ts'

const schema = z.object({
  REDIS_URL: settingSchemas.redisUrl.default('redis://here'),
  TOKEN: settingSchemas.secret.optional(),
})
const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (content: string) => {
  const path = join(folder, `${content.length}`)
  writeFileSync(path, content)
  return path
}

it('reads a setting from the file that is named for it, without the line break at its end', () => {
  const token = fileWith('a secret\n')
  expect(readEnvironment(schema, { TOKEN_FILE: token })).toEqual({ REDIS_URL: 'redis://here', TOKEN: 'a secret' })
})

it('takes an empty file as if nothing were set, so the environment counts', () => {
  const empty = fileWith('')
  expect(readEnvironment(schema, { TOKEN_FILE: empty, TOKEN: 'from here' }).TOKEN).toBe('from here')
  expect(readEnvironment(schema, { TOKEN_FILE: empty }).TOKEN).toBeUndefined()
})

it.each([
  ['a file that is missing', { TOKEN_FILE: '/nowhere' }, "TOKEN_FILE names a file that can't be read: /nowhere"],
  ['two values', { TOKEN_FILE: fileWith('one'), TOKEN: 'two' }, "TOKEN and TOKEN_FILE can't both be set."],
  [
    'a wrong value',
    { REDIS_URL_FILE: fileWith('http://x') },
    'REDIS_URL accepts an address that begins with redis:// or rediss://, or Sentinels such as redis-sentinel://:PASSWORD@one:26379,two:26379,three:26379/NAME.',
  ],
])('refuses %s, and names the setting', (_name, environment, message) => {
  expect(() => readEnvironment(schema, environment)).toThrow(new InvalidConfig(message))
})
