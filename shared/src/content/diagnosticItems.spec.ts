import { describe, expect, it } from 'vitest'
import { algorithmConcepts, engineeringConcepts, systemDesignConcepts } from '../vocabulary/content.ts'
import { difficulties } from '../vocabulary/interview.ts'
import { kinds } from './kinds/all.ts'
import { createLibrary } from './library.ts'
import { readItem } from './readItem.ts'

const topics = createLibrary({ only: ['diagnostic'] }).items('diagnostic')
const items = topics.flatMap((topic) => topic.items)
const withOptions = items.flatMap(({ options }) => (options === undefined ? [] : [options]))

describe('the items of the diagnostic', () => {
  it('cover every concept of interviews, at every difficulty', () => {
    const wanted = [...algorithmConcepts, ...systemDesignConcepts, ...engineeringConcepts]
    expect(topics.map(({ concept }) => concept).toSorted()).toEqual(wanted.toSorted())
    expect(items.length).toBeGreaterThanOrEqual(84)
    for (const difficulty of difficulties)
      expect(items.filter((item) => item.difficulty === difficulty).length).toBeGreaterThan(15)
  })

  it('do not give the right option away by its length', () => {
    const share = (pick: (lengths: number[]) => number) =>
      withOptions.filter((options) => {
        const extreme = pick(options.map(({ text }) => text.length))
        const found = options.filter(({ text }) => text.length === extreme)
        return found.length === 1 && found[0]?.isRight
      }).length / withOptions.length
    expect(share((lengths) => Math.max(...lengths))).toBeLessThan(0.25)
    expect(share((lengths) => Math.min(...lengths))).toBeLessThan(0.25)
  })

  it('do not give the right option away by its place', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = withOptions.filter((options) => options[place]?.isRight).length / withOptions.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.3)
    }
  })

  it('can only be computed to what the page calls right', () => {
    const page = (printed: string) => `---
title: Heaps
tier: standard
release: prod
concept: heaps
---

## Items
${['one', 'two']
  .map(
    (id) => `
### How many?
- id: ${id}
- difficulty: straightforward
- answer: 7
- why: It is so.

There are some.

\`\`\`python run
print(${printed})
\`\`\`
\`\`\`output
${printed}
\`\`\`
`,
  )
  .join('')}`
    const read = (printed: string) => readItem(kinds.diagnostic, 'heaps', new Map([['items.md', page(printed)]]))
    expect(read('7')).toMatchObject({ ok: true })
    expect(read('8')).toMatchObject({ ok: false })
  })
})
