import { createLibrary, loadChallenges } from '@greenroom/shared/content'
import type { ContentReader } from '@greenroom/shared/rules'
import { articleListSchema, readingPaths } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { bareService } from '../../testing/bareService.ts'
import { readingRoutes } from './routes.ts'

const library = createLibrary({ only: ['article', 'workshop', 'job', 'behavioural', 'pharmacy'] })
let reader: ContentReader = { hasPremium: false, seesBeta: false }
let premium = false
let app: HttpApp
beforeAll(async () => {
  app = await bareService()
  const items: typeof library.items = (kind) =>
    library.items(kind).map((item) => (premium ? { ...item, contentTier: 'premium' as const } : item))
  readingRoutes(app, {
    library: { items },
    challenges: loadChallenges(),
    publicUrl: 'https://greenroom.example',
    readerOf: async () => reader,
  })
})
afterAll(() => app.close())

const listSchema = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), access: z.string(), item: z.looseObject({ id: z.string() }).optional() }),
  ),
})
async function list(path: string) {
  const answer = await app.inject({ url: path })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  return listSchema.parse(answer.json()).data
}

describe('content to read besides courses and challenges', () => {
  it.each([
    ['article', readingPaths.articles],
    ['workshop', readingPaths.workshops],
    ['job', readingPaths.jobs],
    ['behavioural', readingPaths.behaviouralPrompts],
    ['pharmacy', readingPaths.pharmacyItems],
  ] as const)('is returned in full: every %s', async (kind, path) => {
    const served = await list(path)
    const authored = library.items(kind)
    expect(authored.length).toBeGreaterThan(0)
    expect(served.map(({ id }) => id).sort()).toEqual(authored.map(({ id }) => id).sort())
    for (const { id, item } of served) expect(item?.id).toBe(id)
  })

  it('gives every article a picture, and challenges that exist', async () => {
    const { data } = articleListSchema.parse((await app.inject({ url: readingPaths.articles })).json())
    for (const { id, item } of data) {
      const authored = library.items('article').find((article) => article.id === id)
      expect(item?.related.map((challenge) => challenge.id)).toEqual(authored?.challenges)
      expect(item?.picture.svg).not.toMatch(/<script|href=/)
    }
  })

  it('has a feed, latest first, without premium articles', async () => {
    const feed = await app.inject({ url: '/blog/feed.xml' })
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const links = [...feed.body.matchAll(/<entry>[\s\S]*?<link href="(.*?)"/g)].map(([, link]) => link)
    const latestFirst = library.items('article').toSorted((one, other) => (one.published < other.published ? 1 : -1))
    expect(links).toEqual(latestFirst.map(({ id }) => `https://greenroom.example/blog/${id}`))
    expect(feed.body).toContain('A number with a “so”')
    premium = true
    expect((await app.inject({ url: '/blog/feed.xml' })).body).not.toContain('<entry>')
    premium = false
  })

  it('belongs to a domain, if it has one', async () => {
    const pharmacy = await list(`${readingPaths.workshops}?domain=pharmacy_pre_reg`)
    expect(pharmacy.map(({ id }) => id)).toEqual(['units-at-the-counter'])
    const wrong = await app.inject({ url: `${readingPaths.articles}?domain=cooking` })
    expect(wrong.statusCode).toBe(400)
  })

  it('hides the points an interviewer listens for', async () => {
    const [prompt] = await list(readingPaths.behaviouralPrompts)
    expect(JSON.stringify(prompt)).not.toContain('signs')
    expect(prompt?.item).toHaveProperty('strongAnswer')
  })

  it('has pharmacy items without their answers', async () => {
    const listed = JSON.stringify(await list(readingPaths.pharmacyItems))
    for (const item of library.items('pharmacy')) {
      expect(listed).not.toContain(JSON.stringify(item.takeaway))
      const reasons =
        item.form === 'numeric'
          ? [...item.working, ...item.slips.map(({ why }) => why), item.calculation]
          : (item.form === 'single_best_answer' ? item.options : item.scenarios).map(({ why }) => why)
      for (const reason of reasons) expect(listed).not.toContain(JSON.stringify(reason))
    }
    expect(listed).not.toMatch(/"(isRight|answer|tolerance|why|working|slips|takeaway|calculation)":/)
  })

  it('reveals the answers after an answer', async () => {
    const answered = async (id: string, answer: unknown) => {
      const told = await app.inject({
        method: 'POST',
        url: `/content/pharmacy-items/${id}/answer`,
        payload: { answer },
      })
      return { status: told.statusCode, body: told.json() }
    }
    for (const item of library.items('pharmacy')) {
      const right =
        item.form === 'numeric'
          ? item.answer
          : item.form === 'single_best_answer'
            ? item.options.find(({ isRight }) => isRight)?.text
            : item.scenarios.map(({ answer }) => answer)
      expect(await answered(item.id, right)).toMatchObject({
        status: 200,
        body: { isRight: true, item: { id: item.id, takeaway: item.takeaway } },
      })
      expect(await answered(item.id, 'Nothing of it')).toMatchObject({ status: 200, body: { isRight: false } })
    }
    expect((await answered('nowhere', 1)).status).toBe(404)
    expect((await answered('diluted-at-home', { yes: true })).status).toBe(400)
  })

  it('lists premium items, and opens them to subscribers', async () => {
    premium = true
    const [locked] = await list(readingPaths.articles)
    expect(locked).toMatchObject({ access: 'premium' })
    expect(locked).not.toHaveProperty('item')
    reader = { hasPremium: true, seesBeta: false }
    expect((await list(readingPaths.articles))[0]).toHaveProperty('item.body')
    reader = { hasPremium: false, seesBeta: false }
    premium = false
  })
})
