import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Store } from '../../store/port.ts'
import { bareService } from '../../testing/bareService.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { openFeedback } from './feedback.ts'
import { feedbackRoutes } from './routes.ts'

let folder: string
let store: Store
let app: HttpApp

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-feedback-'))
  store = await openStoreOfSpecs(folder)
  app = await bareService()
  feedbackRoutes(app, {
    feedback: openFeedback(store, () => 0),
    now: () => 0,
    userIdOf: async ({ headers }) => (headers.cookie === undefined ? null : Number(headers.cookie)),
  })
})
afterEach(async () => {
  await app.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const kind = { userFeedbackRating: 4, recommendPlatform: true, likedMostFeedback: 'The pace', improvementFeedback: '' }
const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/feedback/userExperience', payload, headers })
const kept = () =>
  store
    .collection<{ id: string; userId?: unknown }>({
      name: 'userFeedback',
      unique: [],
      indexes: [],
      parse: (stored) => stored as { id: string },
    })
    .find({ where: {} })

describe('feedback', () => {
  it('is stored with its author and time', async () => {
    const answer = await post({ ...kind, userEmail: 'ada@example.org' }, { cookie: '7' })
    expect(answer.statusCode).toBe(201)
    expect(await kept()).toEqual([
      {
        ...kind,
        id: answer.json().feedbackId,
        userEmail: 'ada@example.org',
        userId: 7,
        givenAt: '1970-01-01T00:00:00.000Z',
        schemaVersion: expect.any(Number),
      },
    ])
  })

  it('is accepted from anybody', async () => {
    expect((await post(kind)).statusCode).toBe(201)
    expect((await kept())[0]?.userId).toBeNull()
  })

  it('names every wrong field', async () => {
    const answer = await post({ userFeedbackRating: 6, recommendPlatform: 'yes', userEmail: 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'userFeedbackRating',
      'recommendPlatform',
      'likedMostFeedback',
      'improvementFeedback',
      'userEmail',
    ])
    expect(await kept()).toEqual([])
  })

  it('is accepted ten times a minute at most', async () => {
    for (let times = 0; times < 10; times++) expect((await post(kind)).statusCode).toBe(201)
    expect((await post(kind)).statusCode).toBe(429)
  })
})
