import { expect, test } from 'vitest'
import { help } from './seeds/help.ts'
import { openingOf } from './views.ts'

test('a page opens with its first texts, without their Markdown and their lists', () => {
  const { title, parts = [], hasContents } = openingOf(help)
  expect({ title, hasContents }).toEqual({ title: 'Help', hasContents: true })
  expect(parts[0]).toEqual({
    heading: 'How do I start?',
    texts: [
      'Choose an interview: a company or none, a stage, a language and a length. You can also try five minutes without an account.',
      'Want to look around first? The warm-up shows you the room. It isn’t scored, and it’s free.',
    ],
  })
  expect(JSON.stringify(parts)).not.toMatch(/[*`]|\]\(/)
  const blocks = [
    { type: 'Text', props: { id: 'a', markdown: 'One.\n\n- a list\n\n1. numbers\n\n*Two* [b](/c).\n\n# No' } },
  ] as const
  expect(openingOf({ ...help, blocks: [...blocks] }).parts).toEqual([{ heading: '', texts: ['One.', 'Two b.'] }])
})
