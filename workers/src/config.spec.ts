import { InvalidConfig } from '@greenroom/shared/service'
import { describe, expect, it } from 'vitest'
import {
  backendToken,
  type environmentSchema,
  executorToken,
  modelSettings,
  queueConnections,
  readConfig,
} from './config.ts'

const port = 'accepts a port number from 1 to 65535.'
const host = 'accepts a host name or an IP address.'
const count = 'accepts a whole number from 1 to 1000.'
const secret = 'accepts a secret of plain English letters, digits, signs and spaces, on one line.'
const address = 'accepts an address that begins with http:// or https://.'
const notPorts = ['0', '65536', '-1', '80.5', '0x50', 'eighty', '99999999999']
const notAddresses = ['there', 'ftp://there', 'http://', '//there']
const notSecrets = ['  ', 'two\nlines', 'señal']

/** An invalid value for every variable, and its error message. */
const nonsense: Record<keyof typeof environmentSchema.shape, [accepts: string, values: string[]]> = {
  NODE_ENV: ['accepts development or production.', ['prod', 'Production']],
  REDIS_URL: [
    'accepts an address that begins with redis:// or rediss://, or Sentinels such as redis-sentinel://:PASSWORD@one:26379,two:26379,three:26379/NAME.',
    ['there', 'http://there'],
  ],
  AI_BACKEND_PORT: [port, notPorts],
  AI_BACKEND_HOST: [host, ['two words', 'http://there']],
  EXECUTOR_PORT: [port, notPorts],
  EXECUTOR_HOST: [host, ['two words', 'http://there']],
  WORKERS_HOST: [host, ['two words', 'http://there']],
  INTERNAL_PORT: [port, notPorts],
  INTERNAL_URL: [address, notAddresses],
  INTERNAL_TOKEN: [secret, notSecrets],
  AI_BACKEND_URL: [address, notAddresses],
  AI_BACKEND_TOKEN: [secret, notSecrets],
  EXECUTOR_URL: [address, notAddresses],
  EXECUTOR_TOKEN: [secret, notSecrets],
  AI_PROVIDER: ['accepts scripted, openai-compatible or anthropic.', ['oracle', 'Anthropic']],
  AI_BASE_URL: [address, notAddresses],
  AI_API_KEY: [secret, notSecrets],
  AI_MODEL: ['accepts the name of a model.', ['  ', 'm'.repeat(201)]],
  AI_MODEL_UNFIT: ['accepts allow.', ['true', 'yes', 'Allow']],
  DATA_DIR: ['', []],
  CHAT_CONCURRENCY: [count, ['0', '1001', 'many', '1.5']],
  CODE_CONCURRENCY: [count, ['0', '1001', 'many', '1.5']],
  EXAMINE_CONCURRENCY: [count, ['0', '1001', 'many', '1.5']],
  SCORECARD_CONCURRENCY: [count, ['0', '1001', 'many', '1.5']],
  WORKERS_PORT: ['accepts a port number from 1 to 65535, or 0 for any free one.', ['-1', '65536', 'any']],
  LOG_READINGS: ['accepts true, false, 1 or 0.', ['yes', 'on']],
  LOG_LEVEL: ['accepts debug, info, warn or error.', ['loud', 'INFO']],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['accepts an address that begins with http:// or https://.', ['collector', 'ftp://a']],
  OTEL_EXPORTER_OTLP_HEADERS: ['accepts name=value, with commas between them.', ['no-value', '=x']],
  OTEL_TRACES_SAMPLER_ARG: ['accepts a share from 0 to 1.', ['2', 'all', '-1']],
}
const cases = Object.entries(nonsense).flatMap(([name, [accepts, values]]) =>
  values.map((value) => [name, value, accepts] as const),
)

const config = (environment: Record<string, string>) => readConfig(environment)

describe('the environment', () => {
  it.each(cases)('%s=%j: lists the accepted values', (name, value, accepts) => {
    expect(() => config({ [name]: value })).toThrow(new InvalidConfig(`${name} ${accepts}`))
  })

  it('treats an empty value as missing', () => {
    const empty = Object.fromEntries(Object.keys(nonsense).map((name) => [name, '']))
    expect(config(empty)).toEqual(config({}))
    expect(config({})).toMatchObject({ AI_BACKEND_PORT: 3001, EXECUTOR_PORT: 3002, WORKERS_PORT: 0, LOG_LEVEL: 'info' })
  })
})

describe('a role requires the tokens it needs, and no other', () => {
  it('backend', () => {
    expect(backendToken(config({ AI_BACKEND_TOKEN: 'ours' }))).toBe('ours')
    expect(backendToken(config({ INTERNAL_TOKEN: 'shared', EXECUTOR_TOKEN: 'other' }))).toBe('shared')
    expect(() => backendToken(config({ EXECUTOR_TOKEN: 'other' }))).toThrow(
      new InvalidConfig('AI_BACKEND_TOKEN or INTERNAL_TOKEN must be set: a secret that the programs share.'),
    )
  })

  it('executor', () => {
    expect(executorToken(config({ EXECUTOR_TOKEN: 'ours' }))).toBe('ours')
    expect(executorToken(config({ INTERNAL_TOKEN: 'shared', AI_BACKEND_TOKEN: 'other' }))).toBe('shared')
    expect(() => executorToken(config({ AI_BACKEND_TOKEN: 'other' }))).toThrow(
      new InvalidConfig('EXECUTOR_TOKEN or INTERNAL_TOKEN must be set: a secret that the programs share.'),
    )
  })

  it('queue', () => {
    expect(queueConnections(config({ INTERNAL_TOKEN: 'shared', EXECUTOR_TOKEN: 'other' }))).toEqual({
      engine: { url: 'http://127.0.0.1:3003', token: 'shared' },
      aiBackend: { url: 'http://127.0.0.1:3001', token: 'shared' },
      executor: { url: 'http://127.0.0.1:3002', token: 'other' },
    })
    expect(() => queueConnections(config({ AI_BACKEND_TOKEN: 'a', EXECUTOR_TOKEN: 'b' }))).toThrow(
      /^INTERNAL_TOKEN must be set/,
    )
  })

  it.each(['AI_BACKEND', 'EXECUTOR'])('queue never sends the internal token to somebody else: %s', (name) => {
    const elsewhere = { INTERNAL_TOKEN: 'shared', [`${name}_URL`]: 'https://elsewhere.example' }
    expect(() => queueConnections(config(elsewhere))).toThrow(new RegExp(`^${name}_TOKEN must be set`))
    const tokens = Object.values(queueConnections(config({ ...elsewhere, [`${name}_TOKEN`]: 'theirs' })))
    expect(tokens).toContainEqual({ url: 'https://elsewhere.example', token: 'theirs' })
  })
})

describe('the language model', () => {
  const all = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_API_KEY: 'key', AI_MODEL: 'small' }
  const settings = (environment: Record<string, string>) => modelSettings(config(environment))

  it('doesn’t exist with the scripted interviewer, whatever else is set', () => {
    expect(settings({})).toBeNull()
    expect(settings({ ...all, AI_PROVIDER: 'scripted' })).toBeNull()
  })

  it('is called at the configured address, by the configured name', () => {
    const own = { provider: 'openai-compatible', baseUrl: all.AI_BASE_URL, model: 'small' }
    expect(settings({ ...all, AI_PROVIDER: 'openai-compatible' })).toEqual({ ...own, apiKey: 'key' })
    expect(settings({ ...all, AI_PROVIDER: 'openai-compatible', AI_API_KEY: '' })).toEqual({
      ...own,
      apiKey: undefined,
    })
    expect(settings({ ...all, AI_PROVIDER: 'anthropic', AI_BASE_URL: '' })).toEqual({
      provider: 'anthropic',
      baseUrl: undefined,
      model: 'small',
      apiKey: 'key',
    })
  })

  it.each([
    ['openai-compatible', 'AI_MODEL', 'the name of a model'],
    ['openai-compatible', 'AI_BASE_URL', 'the address of a server'],
    ['anthropic', 'AI_MODEL', 'the name of a model'],
    ['anthropic', 'AI_API_KEY', 'a key'],
  ])('%s says that %s is missing', (provider, name, what) => {
    expect(() => settings({ ...all, AI_PROVIDER: provider, [name]: '' })).toThrow(
      new InvalidConfig(`${name} must be set: AI_PROVIDER=${provider} needs ${what}.`),
    )
  })
})
