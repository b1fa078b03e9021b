import { minutesOfDays } from '@greenroom/shared/learning'
import { checkedAnswerSchema, finishedLessonSchema, learningSchema, lessonViewSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { learnerOf } from '../../ledger/entry.ts'
import { course, type LessonService, lesson, startLessonService } from './testing/lessonService.ts'

let service: LessonService
let userId = 0
beforeAll(async () => {
  service = await startLessonService()
})
afterAll(() => service.stop())

const address = `/api/lessons/${course}/${lesson}`
const me = () => ({ as: userId })
const read = async () => lessonViewSchema.parse((await service.call('GET', address, me())).body)
const begin = async (newest = false) =>
  lessonViewSchema.parse((await service.call('POST', `${address}/begin`, { ...me(), body: { newest } })).body)
const learning = async () => learningSchema.parse((await service.call('GET', '/api/learning', me())).body)
const quiz = () => {
  const found = service.library.get('course', course)?.lessons.find(({ id }) => id === lesson)
  return (found ?? { quiz: [] }).quiz
}
const optionOf = (question: number, isRight: boolean): number =>
  (quiz()[question] ?? { options: [] }).options.findIndex((option) => option.isRight === isRight)

async function answer(question: number, isRight: boolean, version?: string) {
  const body = { version: version ?? (await read()).version, question, option: optionOf(question, isRight) }
  return checkedAnswerSchema.parse((await service.call('POST', `${address}/answers`, { ...me(), body })).body)
}
const finish = () => service.call('POST', `${address}/finish`, me())
const freshReader = () => {
  userId += 1
}

describe('checks', () => {
  it('the first answer counts as evidence, and a missed one becomes a card', async () => {
    freshReader()
    await begin()
    expect(await answer(0, false)).toMatchObject({ isRight: false, counted: true, why: expect.stringMatching(/\w/) })
    expect(await answer(0, true)).toMatchObject({ isRight: true, counted: false })
    const { beliefs } = await service.learners.of(userId)
    expect(Object.keys(beliefs).sort()).toEqual(['debugging', 'testing'])
    expect(beliefs.testing).toMatchObject({ count: 1 })
    expect(beliefs.testing?.mean).toBeLessThan(0)
    const own = service.cards.filter((each) => each.userId === userId).map(({ card }) => card.id)
    expect(new Set(own)).toEqual(new Set([`quiz/${course}/${lesson}/0`]))
    await answer(1, true)
    expect(service.cards.filter(({ card }) => card.id.endsWith('/1'))).toEqual([])
    expect((await read()).quiz[0]?.answer).toMatchObject({ isRight: true })
  })

  it('a visitor is told what is right, and nothing is kept', async () => {
    const { version } = lessonViewSchema.parse((await service.call('GET', address)).body)
    const body = { version, question: 0, option: 0 }
    expect((await service.call('POST', `${address}/answers`, { body })).body).toMatchObject({ counted: false })
    expect(lessonViewSchema.parse((await service.call('GET', address)).body).own).toBeNull()
  })

  it.each([
    ['an unknown check', { question: 99, option: 0 }, 'INVALID_REQUEST'],
    ['an unknown option', { question: 0, option: 99 }, 'INVALID_REQUEST'],
    ['a version that isn’t theirs', { version: 'old', question: 0, option: 0 }, 'LESSON_CHANGED'],
  ])('%s is refused', async (_what, given, code) => {
    freshReader()
    const body = { version: (await read()).version, ...given }
    expect((await service.call('POST', `${address}/answers`, { ...me(), body })).body.code).toBe(code)
    expect((await service.learners.of(userId)).seq).toBe(0)
  })
})

describe('finishing', () => {
  it('needs the checks, and earns one charge however often it is sent at once', async () => {
    freshReader()
    await begin()
    expect((await finish()).body.code).toBe('LESSON_CHECKS_OPEN')
    for (const index of quiz().keys()) await answer(index, index !== 0)
    const before = (await service.ledger.of(learnerOf(String(userId)))).balance
    const answers = await Promise.all([finish(), finish(), finish(), finish()])
    const finished = answers.map(({ body }) => finishedLessonSchema.parse(body))
    expect(finished.map(({ earned }) => earned).toSorted()).toEqual([0, 0, 0, 1])
    expect(finished[0]).toMatchObject({ charges: before + 1, courseState: 'in_progress' })
    expect(finished[0]?.next).toMatchObject({ courseId: course, lessonId: 'stuck-and-the-last-five-minutes' })
    expect((await service.ledger.of(learnerOf(String(userId)))).balance).toBe(before + 1)
    const { done, worked } = await service.learners.of(userId)
    expect(done.refs).toEqual([`lesson/${course}/${lesson}`])
    expect([...minutesOfDays(worked, 'UTC').values()].reduce((sum, minutes) => sum + minutes, 0)).toBe(
      (await read()).minutes,
    )
  })

  it('an engine that died half-way is completed by the next click', async () => {
    freshReader()
    await begin()
    for (const index of quiz().keys()) await answer(index, true)
    await service.ledger.grant(learnerOf(String(userId)), { entryId: `charge.lesson.${course}.${lesson}`, amount: 1 })
    const { balance } = await service.ledger.of(learnerOf(String(userId)))
    expect(finishedLessonSchema.parse((await finish()).body)).toMatchObject({ earned: 1, charges: balance })
  })
})

describe('progress', () => {
  it('goes from not started over in progress to completed, and knows where one left off', async () => {
    freshReader()
    const untouched = await learning()
    expect(untouched.next).toBeNull()
    expect(new Set(untouched.courses.map(({ state }) => state))).toEqual(new Set(['not_started']))
    expect((await begin()).own?.state).toBe('in_progress')
    expect((await learning()).next).toMatchObject({ courseId: course, lessonId: lesson })
    for (const index of quiz().keys()) await answer(index, true)
    await finish()
    const after = await learning()
    const own = after.courses.find(({ courseId }) => courseId === course)
    expect(own).toMatchObject({ state: 'in_progress', completed: 1, lessons: { [lesson]: 'completed' } })
    expect(after.next).toMatchObject({ lessonId: 'stuck-and-the-last-five-minutes', reason: expect.any(String) })
  })
})

describe('notes and bookmarks', () => {
  const save = (text: string, revision: number) =>
    service.call('PUT', `${address}/note`, { ...me(), body: { text, revision } })

  it('a second tab can’t overwrite a note it hasn’t seen', async () => {
    freshReader()
    expect((await save('Say the end is *exclusive*.', 0)).body).toMatchObject({ revision: 1 })
    expect((await save('Other tab.', 0)).body).toMatchObject({ status: 409, code: 'NOTE_CHANGED' })
    expect((await read()).own?.note).toMatchObject({ text: 'Say the end is *exclusive*.', revision: 1 })
    // Sent again, because the response was lost.
    expect((await save('Say the end is *exclusive*.', 0)).body).toMatchObject({ revision: 1 })
    const both = await Promise.all([save('One', 1), save('Two', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await learning()).notes).toMatchObject([{ courseId: course, lessonId: lesson }])
  })

  it('a note that is too long is refused, and the one before is kept', async () => {
    freshReader()
    await save('Short.', 0)
    expect((await save('x'.repeat(20_001), 1)).body).toMatchObject({ status: 400, errors: [{ path: 'text' }] })
    expect((await read()).own?.note.text).toBe('Short.')
  })

  it('a bookmark is set once and removed, even when its course is locked by now', async () => {
    freshReader()
    const set = () => service.call('PUT', `${address}/bookmark`, me())
    expect([(await set()).status, (await set()).status]).toEqual([204, 204])
    expect((await learning()).bookmarks).toMatchObject([{ lessonId: lesson }])
    await service.rewrite(`${course}/course.md`, (page) => page.replace('tier: standard', 'tier: premium'))
    expect((await service.call('DELETE', `${address}/bookmark`, me())).status).toBe(204)
    await service.rewrite(`${course}/course.md`, (page) => page.replace('tier: premium', 'tier: standard'))
    expect((await learning()).bookmarks).toEqual([])
  })
})

describe('a lesson that is rewritten', () => {
  const file = `${course}/lessons/${lesson}.md`

  it('stays as it was for somebody who began it, until they ask for the newest', async () => {
    freshReader()
    const begun = await begin()
    await answer(0, true)
    await service.rewrite(`${course}/lessons/before-the-first-line.md`, (text) =>
      text.replace('minutes: 1', 'minutes: 2'),
    )
    expect((await read()).hasNewer).toBe(false)
    await service.rewrite(file, (text) => text.replace('# Reading is not tracing', '# Reading isn’t tracing'))
    const kept = await read()
    expect(kept).toMatchObject({ hasNewer: true, body: begun.body })
    freshReader()
    expect(await read()).toMatchObject({ hasNewer: false, body: expect.stringContaining('isn’t tracing') })
    userId -= 1
    const moved = await begin(true)
    expect(moved).toMatchObject({ hasNewer: false, body: expect.stringContaining('isn’t tracing') })
    expect(moved.quiz[0]?.answer).toMatchObject({ isRight: true })
  })
})
