import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { course, free, type LessonService, lesson, startLessonService, subscriber } from './testing/lessonService.ts'

let service: LessonService
beforeAll(async () => {
  service = await startLessonService()
})
afterAll(() => service.stop())

const address = `/api/lessons/${course}/${lesson}`
const testers = { ...free, seesBeta: true }

/** Every call for one lesson that reveals or stores something. */
const calls = (version: string) =>
  [
    ['GET', '', undefined],
    ['POST', '/begin', {}],
    ['POST', '/answers', { version, question: 0, option: 0 }],
    ['PUT', '/note', { text: 'Mine', revision: 0 }],
    ['PUT', '/bookmark', undefined],
    ['POST', '/finish', undefined],
    ['POST', '/runs', { version, program: 0, code: 'print(1)' }],
  ] as const

async function outcomes(as: number | undefined): Promise<string[]> {
  const version = service.library.get('course', course)?.version ?? ''
  const found: string[] = []
  for (const [method, path, body] of calls(version)) {
    const answer = await service.call(method, `${address}${path}`, {
      ...(as === undefined ? {} : { as }),
      ...(body === undefined ? {} : { body }),
    })
    found.push(answer.body?.code ?? String(answer.status))
  }
  return found
}
const release = (fact: string, value: string) =>
  service.rewrite(`${course}/course.md`, (page) => page.replace(new RegExp(`^${fact}: .*$`, 'm'), `${fact}: ${value}`))
const everywhere = (code: string) => calls('').map(() => code)

describe('every call about a lesson, by tier and release stage', () => {
  it('a free course is open to everybody; what is kept needs an account', async () => {
    expect(await outcomes(undefined)).toEqual([
      ...['200', 'UNAUTHORIZED', '200', 'UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED'],
    ])
    expect(await outcomes(1)).toEqual(['200', '200', '200', '200', '204', 'LESSON_CHECKS_OPEN', '202'])
  })

  it('a premium course is closed to the others, even to somebody who began it before', async () => {
    await release('tier', 'premium')
    expect(await outcomes(1)).toEqual(everywhere('LESSON_LOCKED'))
    expect(JSON.stringify(await service.call('GET', address, { as: 1 }))).not.toContain('machine')
    service.become(subscriber)
    expect(await outcomes(2)).toEqual(['200', '200', '200', '200', '204', 'LESSON_CHECKS_OPEN', '202'])
    service.become(free)
    await release('tier', 'standard')
  })

  it('a beta exists for testers only, and a course that is coming soon is closed to all', async () => {
    await release('release', 'beta')
    expect(await outcomes(3)).toEqual(everywhere('LESSON_UNKNOWN'))
    service.become(testers)
    expect((await outcomes(3))[0]).toBe('200')
    service.become({ hasPremium: true, seesBeta: true })
    await release('release', 'coming_soon')
    expect(await outcomes(3)).toEqual(everywhere('LESSON_LOCKED'))
    service.become(free)
    await release('release', 'prod')
  })

  it('no call says what is right about an option before it is chosen', async () => {
    const list = await service.call('GET', '/content/courses')
    const read = await service.call('GET', address)
    for (const { body } of [list, read]) expect(JSON.stringify(body)).not.toMatch(/isRight|"why"/)
    const whys = service.library.items('course').flatMap(({ lessons }) => lessons.flatMap(({ quiz }) => quiz))
    const told = JSON.stringify([list.body, read.body])
    const known = whys.flatMap(({ options }) => options.map(({ why }) => why))
    expect(known.filter((why) => told.includes(JSON.stringify(why).slice(1, -1)))).toEqual([])
  })

  it('unknown lessons, and one of another course, are not found', async () => {
    for (const path of [`${course}/nothing`, `nothing/${lesson}`, `complexity-you-can-defend/${lesson}`])
      expect((await service.call('GET', `/api/lessons/${path}`)).body.code).toBe('LESSON_UNKNOWN')
  })
})
