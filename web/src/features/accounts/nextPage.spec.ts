import { expect, test } from 'vitest'
import { firstPage, nextPageOf, withNext } from './nextPage.ts'

const nextOf = (next: string) => nextPageOf(new URLSearchParams({ next }))

test('a page of this site is where one goes on, its query included', () => {
  expect(nextOf('/app/aiInterview?session=s1')).toBe('/app/aiInterview?session=s1')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'app', ''])(
  '%j leads nowhere else than to the first page',
  (next) => {
    expect(nextOf(next)).toBe(firstPage)
  },
)

test('without next one begins at the first page, and links stay plain', () => {
  expect(nextPageOf(new URLSearchParams())).toBe(firstPage)
  expect(withNext('/signup', new URLSearchParams())).toBe('/signup')
})
