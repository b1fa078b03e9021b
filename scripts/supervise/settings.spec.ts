import { describe, expect, it } from 'vitest'
import { parseSettings } from './settings.ts'

const parse = (env: NodeJS.ProcessEnv) => parseSettings(env, '/checkout')
const accepted = (env: NodeJS.ProcessEnv) => {
  const parsed = parse(env)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.settings
}

describe('the environment of a start', () => {
  it('needs nothing, because every variable has a default', () => {
    expect(accepted({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      AI_BACKEND_PORT: 3001,
      EXECUTOR_PORT: 3002,
      INTERNAL_PORT: 3003,
      DATA_DIR: '/checkout/data',
      LANGUAGE_IMAGE: 'auto',
      aiBackend: { own: true, url: 'http://127.0.0.1:3001' },
      executor: { own: true, url: 'http://127.0.0.1:3002' },
    })
  })

  it('treats an empty variable as unset', () => {
    expect(accepted({ PORT: '', REDIS_URL: '' })).toEqual(accepted({}))
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT accepts a port number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT accepts a port number from 1 to 65535.'],
    [{ EXECUTOR_PORT: '70000' }, 'EXECUTOR_PORT accepts a port number from 1 to 65535.'],
    [{ LANGUAGE_IMAGE: 'no' }, 'LANGUAGE_IMAGE accepts `auto` or `off`.'],
    [{ NODE_ENV: 'test' }, 'NODE_ENV accepts `development` or `production`.'],
    [
      { REDIS_URL: 'http://x' },
      'REDIS_URL accepts an address that begins with redis://, rediss:// or redis-sentinel://.',
    ],
    [{ AI_BACKEND_URL: 'there' }, 'AI_BACKEND_URL accepts an address that begins with http:// or https://.'],
    [{ NODE_ENV: 'production' }, 'INTERNAL_TOKEN must be set in production: a secret of 32 characters or more.'],
    [
      { NODE_ENV: 'production', INTERNAL_TOKEN: 'x'.repeat(32) },
      'PUBLIC_URL must be set in production: the address at which browsers reach the product.',
    ],
  ])('refuses %o with one line that names the variable', (env, reason) => {
    expect(parse(env)).toEqual({ ok: false, reason })
  })

  it('starts no host of its own if one is configured elsewhere', () => {
    const { aiBackend, executor } = accepted({
      AI_BACKEND_URL: 'https://ai.example',
      EXECUTOR_URL: 'http://localhost:3002',
    })
    expect(aiBackend).toEqual({ own: false, url: 'https://ai.example' })
    expect(executor).toEqual({ own: true, url: 'http://localhost:3002' })
  })
})
