import { expect, it } from 'vitest'
import { productPrograms } from './programs.ts'
import { parseSettings } from './settings.ts'

function programs(env: NodeJS.ProcessEnv) {
  const parsed = parseSettings(env, '/checkout')
  if (!parsed.ok) throw new Error(parsed.reason)
  const connections = { redisUrl: 'redis://127.0.0.1:1', token: 'ours' }
  return new Map(productPrograms(parsed.settings, connections, env).map((program) => [program.name, program.env]))
}

it('runs the four programs', () => {
  expect([...programs({}).keys()]).toEqual(['engine', 'workers', 'backend', 'executor'])
})

it('runs no AI backend if one is configured elsewhere, and never sends it our token', () => {
  const elsewhere = programs({ AI_BACKEND_URL: 'https://ai.example' })
  expect([...elsewhere.keys()]).toEqual(['engine', 'workers', 'executor'])
  expect(elsewhere.get('workers')).toMatchObject({ EXECUTOR_TOKEN: 'ours', AI_BACKEND_URL: 'https://ai.example' })
  expect(elsewhere.get('workers')).not.toHaveProperty('AI_BACKEND_TOKEN')
})

it('keeps a configured token', () => {
  expect(programs({ AI_BACKEND_TOKEN: 'theirs' }).get('workers')).toMatchObject({ AI_BACKEND_TOKEN: 'theirs' })
})

it('treats an empty variable as unset', () => {
  expect(programs({ EXECUTOR_TOKEN: '', AI_MODEL: '' }).get('workers')).toMatchObject({ EXECUTOR_TOKEN: 'ours' })
  expect(programs({ AI_MODEL: '' }).get('backend')).not.toHaveProperty('AI_MODEL')
})

it('gives the engine’s secrets only to the engine', () => {
  const all = programs({ MONGODB_URL: 'mongodb://secret', STRIPE_SECRET_KEY: 'secret' })
  expect(all.get('engine')).toMatchObject({ MONGODB_URL: 'mongodb://secret', STRIPE_SECRET_KEY: 'secret' })
  for (const name of ['workers', 'backend', 'executor']) {
    expect(JSON.stringify(all.get(name))).not.toContain('secret')
  }
})

it('gives the key of a language model only to the AI backend', () => {
  const all = programs({ AI_API_KEY: 'secret' })
  expect(all.get('backend')).toMatchObject({ AI_API_KEY: 'secret' })
  for (const name of ['engine', 'workers', 'executor']) expect(JSON.stringify(all.get(name))).not.toContain('secret')
})
