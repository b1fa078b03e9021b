import { type ChallengeBank, createBank, loadChallenges, stubFor } from '@greenroom/shared/content'
import { challengeFetchTexts, durationsInMinutes } from '@greenroom/shared/rules'
import { publicChallengeSchema } from '@greenroom/shared/session'
import { difficulties, interviewStages, programmingLanguages } from '@greenroom/shared/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { bareService } from '../../testing/bareService.ts'
import { challengeRoutes } from './routes.ts'

const bank = loadChallenges()
const finished: Record<number, string[]> = {}
const apps: HttpApp[] = []

async function serve(challenges: ChallengeBank): Promise<HttpApp> {
  const app = await bareService()
  challengeRoutes(app, { bank: challenges, finishedBy: async (userId) => finished[userId] ?? [] })
  apps.push(app)
  return app
}

let app: HttpApp
beforeAll(async () => {
  app = await serve(bank)
})
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()))
})

const get = (path: string) => app.inject({ url: `/challenge/difficulty/${path}` })
const picked = async (path: string) => {
  const answer = await get(path)
  expect(answer.statusCode, path).toBe(200)
  return z.looseObject({ challenge_id: z.string(), duration_in_minutes: z.int() }).parse(answer.json())
}
const authored = (id: string) => {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`${id} is not in the bank`)
  return challenge
}

describe('a challenge by its difficulty (spec §7)', () => {
  it.each(difficulties)('is %s if that is requested', async (difficulty) => {
    const challenge = await picked(`${difficulty}?programmingLanguage=go&durationInMinutes=60`)
    expect(authored(challenge.challenge_id).difficulty).toBe(difficulty)
    expect(challenge.programming_language).toBe('go')
  })

  it('has the contract’s fields and nothing more', async () => {
    const challenge = await picked('straightforward')
    expect(Object.keys(challenge).sort()).toEqual([
      'challengeType',
      'challenge_description',
      'challenge_id',
      'code_stub',
      'duration_in_minutes',
      'examples',
      'limits',
      'parts',
      'programming_language',
      'reading',
      'testCases',
      'title',
      'version',
    ])
  })

  it('never shows a hidden case, a hint or a solution', async () => {
    for (const difficulty of difficulties) {
      for (let i = 0; i < 12; i += 1) {
        const challenge = await picked(`${difficulty}?durationInMinutes=${i % 2 === 0 ? 20 : 60}`)
        const { hiddenTestCases, testCases, hints, solutions } = authored(challenge.challenge_id)
        expect(challenge.testCases).toEqual(testCases)
        const text = JSON.stringify(challenge)
        const visible = new Set(testCases.map(({ stdin }) => stdin))
        const secrets = [
          // Skip very short inputs, which also occur in other texts.
          ...hiddenTestCases.map(({ stdin }) => stdin).filter((stdin) => stdin.length > 12 && !visible.has(stdin)),
          ...JSON.parse(JSON.stringify([hints, solutions]), (_key, value: unknown) => value).flatMap(leaves),
        ]
        expect(secrets.length).toBeGreaterThan(5)
        for (const secret of secrets) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
      }
    }
  })

  it.each([
    ['an unknown difficulty', 'impossible', 'moderately_challenging'],
    ['another spelling', 'Moderately%20Challenging', 'moderately_challenging'],
    ['a prototype', '__proto__', 'moderately_challenging'],
    ['a very long one', 'x'.repeat(900), 'moderately_challenging'],
    [
      'nonsense everywhere',
      'challenging?programmingLanguage=cobol&durationInMinutes=ages&userId=me&interviewStage=moon',
      'challenging',
    ],
    [
      'everything twice',
      'challenging?programmingLanguage=go&programmingLanguage=c&durationInMinutes=1&durationInMinutes=2&userId=1&userId=2',
      'challenging',
    ],
    ['nothing in them', 'challenging?programmingLanguage=&durationInMinutes=&userId=&interviewStage=', 'challenging'],
  ])('falls back for %s', async (_name, path, difficulty) => {
    expect(authored((await picked(path)).challenge_id).difficulty).toBe(difficulty)
  })

  it('fits the requested time, longest first', async () => {
    for (const difficulty of difficulties) {
      const durations = bank
        .all()
        .filter((challenge) => challenge.difficulty === difficulty)
        .map(({ durationInMinutes }) => durationInMinutes)
      for (const asked of [20, 25, 30, 45, 60]) {
        const longest = Math.max(...durations.filter((minutes) => minutes <= asked))
        const { duration_in_minutes } = await picked(`${difficulty}?durationInMinutes=${asked}`)
        expect([difficulty, asked, duration_in_minutes]).toEqual([difficulty, asked, longest])
      }
    }
  })

  it.each(
    difficulties.flatMap((difficulty) =>
      [undefined, ...interviewStages].map((interviewStage) => ({ difficulty, interviewStage })),
    ),
  )('suits every language and duration in the settings: %o', async ({ difficulty, interviewStage }) => {
    for (const durationInMinutes of durationsInMinutes) {
      const fitting = bank
        .all()
        .filter((challenge) => challenge.difficulty === difficulty && challenge.durationInMinutes <= durationInMinutes)
        .filter(({ stages }) => interviewStage === undefined || stages.includes(interviewStage))
      const longest = Math.max(...fitting.map((challenge) => challenge.durationInMinutes))
      const expected = fitting.filter((challenge) => challenge.durationInMinutes === longest).map(({ id }) => id)
      for (const programmingLanguage of programmingLanguages) {
        const query = new URLSearchParams({
          programmingLanguage,
          durationInMinutes: String(durationInMinutes),
          userId: '1',
          ...(interviewStage === undefined ? {} : { interviewStage }),
        })
        const answer = await get(`${difficulty}?${query}`)
        expect(answer.statusCode, `${query}`).toBe(expected.length === 0 ? 404 : 200)
        if (expected.length === 0) continue
        const challenge = publicChallengeSchema.parse(answer.json())
        expect(expected).toContain(challenge.challenge_id)
        expect(challenge).toMatchObject({
          programming_language: programmingLanguage,
          code_stub: stubFor(authored(challenge.challenge_id).signature, programmingLanguage),
        })
      }
    }
  })

  it('is one that this user hasn’t done, if there are others', async () => {
    const all = bank
      .all()
      .filter(({ difficulty }) => difficulty === 'straightforward')
      .map(({ id }) => id)
    const seen: string[] = []
    for (const _ of all) {
      finished[7] = seen
      seen.push((await picked('straightforward?userId=7&durationInMinutes=60')).challenge_id)
    }
    expect(seen.sort()).toEqual(all.sort())
    expect(all).toContain((await picked('straightforward?userId=7&durationInMinutes=60')).challenge_id)
  })

  it('is a 404 with the text of spec §8 if none matches', async () => {
    const nothing = await serve(createBank([]))
    const answer = await nothing.inject({ url: '/challenge/difficulty/challenging' })
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.json()).toMatchObject({ status: 404, code: 'NO_CHALLENGE', detail: challengeFetchTexts.noMatch })
    expect(answer.json().detail).toBe(
      'We currently do not have a challenge that matches the selected settings. Please consider adjusting the difficulty, duration, or interview stage. We are diligently expanding our question bank and appreciate your patience.',
    )
  })
})

/** All strings in a value that are too long to match by accident. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 20 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
