import { expect, test } from 'vitest'
import { everyPage } from './everyPage.ts'

/** A list of this many numbers, served page by page like the API's lists. */
const listOf =
  (count: number, asked: (string | undefined)[]) =>
  async ({ limit, after }: { limit: number; after: string | undefined }) => {
    asked.push(after)
    const start = Number(after ?? 0)
    const end = Math.min(start + limit, count)
    const items = Array.from({ length: end - start }, (_, at) => start + at)
    return { items, next: end < count ? String(end) : null }
  }

test('it reads to the last page and stops', async () => {
  const asked: (string | undefined)[] = []
  expect(await everyPage(listOf(230, asked))).toEqual(Array.from({ length: 230 }, (_, at) => at))
  expect(asked).toEqual([undefined, '100', '200'])
  expect(await everyPage(listOf(0, []))).toEqual([])
})

test('it stops after 500 items of an endless list', async () => {
  const asked: (string | undefined)[] = []
  expect(await everyPage(listOf(10_000, asked))).toHaveLength(500)
  expect(asked).toHaveLength(5)
})
