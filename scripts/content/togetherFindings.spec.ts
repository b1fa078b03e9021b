import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentFolder, createLibrary, togetherFindings } from '../../shared/src/content/index.ts'
import { beginItem } from './newItem.ts'

/** A copy of some content, for the tests to break. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-content-'))
  for (const item of [
    'concepts',
    'courses/interview-basics',
    'knowledge/two-bookings-one-seat',
    'challenges/longest-calm-stretch',
    'challenges/fewest-berths',
    'challenges/backstage-doors',
    'challenges/tablet-strokes',
    'challenges/poster-on-the-fence',
    'challenges/episodes-for-the-ride',
    'explain-code/small-cache',
    'behavioural/a-mistake-in-production',
    'algorizing/floor-to-meet-on',
    'tutorials/halving-without-fear',
    'truth-or-despair/what-structures-cost',
  ])
    cpSync(join(contentFolder, item), join(folder, item), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(folder, path), text.replace(from, to))
}
const findings = () => togetherFindings(createLibrary({ folder }).found())

describe('faults across items', () => {
  it('don’t exist at first', () => {
    expect(findings()).toEqual([])
  })

  it('a broken link', () => {
    edit('courses/interview-basics/lessons/before-the-first-line.md', 'coding/longest-calm-stretch', 'coding/no-such')
    edit('courses/interview-basics/course.md', /^needs:$/m, 'needs: algebra')
    expect(findings()).toEqual([
      'course/interview-basics: there is no course algebra',
      'course/interview-basics: before-the-first-line links to coding/no-such, which doesn’t exist',
    ])
  })

  it('a list with a challenge that doesn’t exist, or that comes too early', () => {
    mkdirSync(join(folder, 'lists/short'), { recursive: true })
    const entry = (challenge: string) => `### ${challenge}\nA reason.\n\n`
    const challenges = [
      'coding/fewest-berths',
      'coding/no-such',
      'algorizing/floor-to-meet-on',
      'coding/longest-calm-stretch',
    ]
    writeFileSync(
      join(folder, 'lists/short/list.md'),
      `---\ntitle: Short\ntier: standard\nrelease: prod\n---\n\nA list.\n\n## Challenges\n\n${challenges.map(entry).join('')}`,
    )
    expect(findings()).toEqual([
      'list/short: coding/fewest-berths builds on sorting, but comes before algorizing/floor-to-meet-on',
      'list/short: coding/fewest-berths builds on arrays, but comes before coding/longest-calm-stretch',
      'list/short: there is no coding/no-such',
      'list/short: algorizing/floor-to-meet-on builds on arrays, but comes before coding/longest-calm-stretch',
    ])
  })

  it('a course that requires itself', () => {
    edit('courses/interview-basics/course.md', /^needs:$/m, 'needs: interview-basics')
    expect(findings()).toEqual(['courses need each other in a circle: interview-basics → interview-basics'])
  })

  it('concepts that require each other, that have two cards, and that have none', () => {
    edit(
      'concepts/software-engineering/concepts.md',
      '- concept: complexity\n',
      '- concept: complexity\n- needs: sorting\n',
    )
    expect(findings()).toEqual([expect.stringMatching(/^concepts need each other in a circle: .*complexity.*sorting/)])
    edit('concepts/software-engineering/concepts.md', '- concept: tries\n', '- concept: trees\n')
    expect(findings()).toEqual(expect.arrayContaining(['concepts: tries has no card', 'concepts: trees has two cards']))
  })

  it('a copied and slightly changed question', () => {
    const copy = join(folder, 'knowledge', 'two-guests-one-chair')
    cpSync(join(folder, 'knowledge', 'two-bookings-one-seat'), copy, { recursive: true })
    edit('knowledge/two-guests-one-chair/question.md', 'title: Two bookings, one seat', 'title: Guests and chairs')
    edit(
      'knowledge/two-guests-one-chair/question.md',
      'A cinema sells seats on the web',
      'A theatre sells chairs on the web',
    )
    expect(findings()).toEqual([
      expect.stringMatching(
        /^knowledge\/two-bookings-one-seat and knowledge\/two-guests-one-chair are alike by (?:9\d|100) %$/,
      ),
    ])
  })

  it('a statement almost the same as another one', () => {
    edit(
      'truth-or-despair/what-structures-cost/deck.md',
      'A binary heap keeps its elements in sorted order.',
      'Looking up a key in a hash map takes constant time in the best case.',
    )
    expect(findings()).toEqual([expect.stringMatching(/hash map takes constant time in the worst case.* are alike by/)])
  })
})

describe('creating an item', () => {
  it('writes its page and reports what the author still has to write', () => {
    expect(beginItem('knowledge', 'what-an-index-costs', folder)).toMatchObject({ ok: true })
    const begun = createLibrary({ folder })
      .found()
      .find(({ id }) => id === 'what-an-index-costs')
    const read = begun?.read
    expect(read === undefined || read.ok ? [] : read.findings).toEqual(
      expect.arrayContaining(['question.md: title is missing', 'question.md: opening is missing']),
    )
  })

  it.each([
    ['no kind of this name', 'poem', 'an-ode', /^A kind is one of: coding, /],
    ['an id with capitals', 'knowledge', 'An-Ode', /^An id is written like/],
    ['a name that leads elsewhere', 'knowledge', '../up', /^An id is written like/],
    ['an item that is there', 'knowledge', 'two-bookings-one-seat', /is there already\.$/],
  ])('refuses %s', (_what, kind, id, says) => {
    expect(beginItem(kind, id, folder)).toEqual({ ok: false, says: expect.stringMatching(says) })
  })
})
