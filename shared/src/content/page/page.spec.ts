import { describe, expect, it } from 'vitest'
import { parsePage } from '../../rules/contentPage.ts'
import { snippetsOf, withoutBlocks } from './blocks.ts'
import { readerOf } from './reader.ts'

const text = `---
title: Two seats: one too few
concepts: stacks; hash maps
---

What the page is about.

## Hints

1. First,
   on two lines.
2. Second.

## Mistakes

### Counts twice
- in words: twice; two times
- in code: \`a;b\`
- in code: \`c\`

Why, with a list:

- name: not a fact any more

\`\`\`python run
## no heading
print(1)
\`\`\`

\`\`\`output
1
\`\`\`
`
const page = parsePage(text)

describe('a page', () => {
  it('has facts at its top, prose below, and sections with their own facts and prose', () => {
    const reader = readerOf(page)
    expect(reader.fact('title')).toBe('Two seats: one too few')
    expect(reader.list('concepts')).toEqual(['stacks', 'hash maps'])
    expect(reader.prose()).toBe('What the page is about.')
    expect(reader.items('Hints')).toEqual(['First, on two lines.', 'Second.'])
    const [mistake] = reader.entries('mistakes', (each) => ({
      heading: each.heading,
      words: each.list('in words'),
      code: each.facts('in code'),
      prose: each.proseBeside('python run', 'output'),
    }))
    expect(mistake).toEqual({
      heading: 'Counts twice',
      words: ['twice', 'two times'],
      code: ['`a;b`', '`c`'],
      prose: 'Why, with a list:\n\n- name: not a fact any more',
    })
    expect(reader.leftovers()).toEqual([])
  })

  it('reports everything that nothing has read, with its line', () => {
    const reader = readerOf(page)
    reader.fact('title')
    reader.section('Mistakes', (each) => each.others((mistake) => mistake.fact('in words')))
    expect(reader.leftovers()).toEqual([
      'the head: “concepts” isn’t a known field',
      'line 8, “Hints”: this heading isn’t known here',
      'the head: this text doesn’t belong to any field',
      'line 16, “Counts twice”: “in code” isn’t a known field',
      'line 16, “Counts twice”: this text doesn’t belong to any field',
    ])
  })

  it('returns the body of an article as written, without the sections that have a meaning', () => {
    const reader = readerOf(
      parsePage('---\na: b\n---\n\nBegin.\n\n## One\n- cost: much\n\n### Two\n\nText.\n\n## Quiz\n\n### Q\n'),
    )
    reader.section('Quiz', () => null)
    expect(reader.body()).toBe('Begin.\n\n## One\n- cost: much\n\n### Two\n\nText.')
  })

  it.each([
    ['a head without an end', '---\ntitle: x\n', 'the head does not end with ---'],
    ['a line in the head that is no fact', '---\nTitle is x\n---\n', 'line 2: a fact is written “name: value”'],
    ['a heading that skips a level', '---\na: b\n---\n### Deep\n', 'line 4: “Deep” stands below no heading with 2 #'],
    ['a block that does not end', '---\na: b\n---\n```\nx\n', 'a fenced block does not end'],
  ])('refuses %s', (_what, spoilt, message) => {
    expect(() => parsePage(spoilt)).toThrow(message)
  })
})

describe('programs on a page', () => {
  it('are found with their output', () => {
    expect(snippetsOf(text)).toEqual([{ language: 'python', source: '## no heading\nprint(1)\n', output: '1\n' }])
    expect(snippetsOf('```go run\nx\n```\n\nNothing.')).toEqual([{ language: 'go', source: 'x\n', output: null }])
    expect(snippetsOf('```python\nnever run\n```')).toEqual([])
  })

  it('can be left out of the prose', () => {
    expect(withoutBlocks('Before.\n\n```input\n1\n\n2\n```\n\nAfter.', ['input'])).toBe('Before.\n\n\nAfter.')
  })
})
