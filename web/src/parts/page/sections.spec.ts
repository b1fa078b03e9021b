import type { PageBlock } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const heading = (text: string, anchor: string, level: '2' | '3' = '2'): PageBlock => ({
  type: 'Heading',
  props: { id: text, text, level, anchor },
})
const text = (id: string): PageBlock => ({ type: 'Text', props: { id, markdown: id } })
const told = (blocks: readonly PageBlock[]) =>
  sectionsOf(blocks).map(({ anchor, blocks: within }) => [anchor, ...within.map(({ props }) => props.id)])

test('a large heading with a name for links begins a part, and another large heading ends it', () => {
  expect(
    told([text('a'), heading('b', 'begin'), text('c'), heading('d', '', '3'), heading('e', ''), text('f')]),
  ).toEqual([
    [null, 'a'],
    ['begin', 'b', 'c', 'd'],
    [null, 'e', 'f'],
  ])
  expect(told([heading('a', 'x'), heading('b', 'y')])).toEqual([
    ['x', 'a'],
    ['y', 'b'],
  ])
  expect(told([])).toEqual([])
})
