import { expect, test } from 'vitest'
import { firstPage, nextPageOf, withNext } from './nextPage.ts'

const nextOf = (next: string) => nextPageOf(new URLSearchParams({ next }))

test('a page of this site is the next page, including its query', () => {
  expect(nextOf('/app/aiInterview?session=s1')).toBe('/app/aiInterview?session=s1')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'app', ''])(
  '%j leads to the first page',
  (next) => {
    expect(nextOf(next)).toBe(firstPage)
  },
)

test('without `next`, sign-in leads to the first page, and links stay plain', () => {
  expect(nextPageOf(new URLSearchParams())).toBe(firstPage)
  expect(withNext('/signup', new URLSearchParams())).toBe('/signup')
})
