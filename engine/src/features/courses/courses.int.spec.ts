import { mkdtempSync, rmSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder, createLibrary } from '@greenroom/shared/content'
import type { ContentReader } from '@greenroom/shared/rules'
import { courseListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import { bareService } from '../../testing/bareService.ts'
import { courseRoutes } from './routes.ts'

const all = createLibrary().items('course')
const apps: HttpApp[] = []
const folders: string[] = []
let reader: ContentReader = { hasPremium: false, seesBeta: false }
let app: HttpApp

async function serve(folder: string): Promise<HttpApp> {
  const service = await bareService()
  courseRoutes(service, { library: createLibrary({ folder, only: ['course'] }), readerOf: async () => reader })
  apps.push(service)
  return service
}

beforeAll(async () => {
  app = await serve(contentFolder)
})
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()))
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function list(query = '', from: HttpApp = app) {
  const answer = await from.inject({ url: `/content/courses${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return courseListSchema.parse(answer.json()).data
}

/** Serves our courses with one page changed. */
async function coursesWith(change: (page: string) => string): Promise<HttpApp> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-courses-'))
  folders.push(folder)
  await cp(join(contentFolder, 'courses'), join(folder, 'courses'), { recursive: true })
  const page = join(folder, 'courses/interview-basics/course.md')
  await writeFile(page, change(await readFile(page, 'utf8')))
  return serve(folder)
}

describe('the courses (spec §7)', () => {
  it('are all listed, with texts that a subscriber can read', async () => {
    reader = { hasPremium: true, seesBeta: false }
    const courses = await list()
    reader = { hasPremium: false, seesBeta: false }
    expect(courses.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
    for (const { lessons, minutes } of courses) {
      expect(lessons.length).toBeGreaterThanOrEqual(5)
      expect(minutes).toBe(lessons.reduce((sum, lesson) => sum + lesson.minutes, 0))
      for (const { body, quiz } of lessons) expect([body?.length, quiz?.length]).not.toContain(undefined)
    }
  })

  it('have no texts if they are minified', async () => {
    const lessons = (await list('?minified=true')).flatMap((course) => course.lessons)
    expect(lessons.length).toBeGreaterThan(5)
    for (const lesson of lessons) expect(Object.keys(lesson).sort()).toEqual(['concepts', 'id', 'minutes', 'title'])
    const open = (await list('?minified=false')).filter(({ locked }) => !locked)
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(({ lessons: [first] }) => first?.body !== undefined)).toBe(true)
  })

  it('are the requested ones, in that order, each once', async () => {
    const ids = all.map(({ id }) => id).toReversed()
    expect((await list(`?course_ids=${ids.join(',')},nothing,${ids[0]}`)).map(({ id }) => id)).toEqual(ids)
    expect(await list('?course_ids=')).toEqual([])
  })

  it('are those of one domain', async () => {
    const courses = await list('?domain=pharmacy_pre_reg')
    expect(courses.map(({ domain }) => domain)).toEqual(courses.map(() => 'pharmacy_pre_reg'))
    expect(courses.length).toBeGreaterThan(0)
  })

  it.each(['?domain=cooking', '?minified=perhaps', `?course_ids=${'a,'.repeat(200)}`, '?minified=true&minified=true'])(
    'are refused for a query that makes no sense: %s',
    async (query) => {
      const answer = await app.inject({ url: `/content/courses${query}` })
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: expect.any(String) }] })
    },
  )

  it('hide the texts of premium courses from people without a subscription', async () => {
    const premium = await coursesWith((page) => page.replace(/^tier: .*$/m, 'tier: premium'))
    const [locked] = await list('?course_ids=interview-basics', premium)
    expect(locked).toMatchObject({ locked: true, contentTier: 'premium' })
    expect(locked?.lessons.some(({ body, quiz }) => body !== undefined || quiz !== undefined)).toBe(false)
    reader = { hasPremium: true, seesBeta: false }
    const [open] = await list('?course_ids=interview-basics', premium)
    reader = { hasPremium: false, seesBeta: false }
    expect(open).toMatchObject({ locked: false })
    expect(open?.lessons.every(({ body }) => body !== undefined)).toBe(true)
  })

  it('are a teaser before their release, and in beta visible to testers only', async () => {
    const beta = await coursesWith((page) => page.replace(/^release: .*$/m, 'release: beta'))
    expect(await list('?course_ids=interview-basics', beta)).toEqual([])
    reader = { hasPremium: false, seesBeta: true }
    expect(await list('?course_ids=interview-basics', beta)).toHaveLength(1)
    const unwritten = await coursesWith((page) => page.replace(/^release: .*$/m, 'release: coming_soon'))
    const [teaser] = await list('?course_ids=interview-basics', unwritten)
    expect(teaser).toMatchObject({ locked: true, releaseStage: 'coming_soon' })
    expect(teaser?.lessons.some(({ body }) => body !== undefined)).toBe(false)
    reader = { hasPremium: false, seesBeta: false }
  })
})
