import { expect, test } from 'vitest'
import type { Place } from './evidence.ts'
import { type Chosen, panesShown } from './panes.ts'

const untouched: Chosen = { work: null, pane: null, place: null }
const drawn = { isDesign: true, isDrawn: true }
const onBoard: Place = { in: 'board', seq: 4, at: 4000, elementId: 't1' }
const inNotes: Place = { in: 'notes', seq: 5, at: 5000, firstLine: 1, lastLine: 1 }
const inMessage: Place = { in: 'message', seq: 6, at: 6000, messageId: 'm1', quote: 'sort them' }

test('a design shows its board, one without a drawing its notes, and everything else its code', () => {
  expect(panesShown(drawn, untouched, null)).toEqual({ work: 'board', pane: 'board', works: ['board', 'notes'] })
  expect(panesShown({ ...drawn, isDrawn: false }, untouched, null)).toMatchObject({ work: 'notes' })
  const code = { isDesign: false, isDrawn: false }
  expect(panesShown(code, untouched, null)).toEqual({ work: 'code', pane: 'code', works: ['code'] })
})

test('evidence shows itself, where it stands', () => {
  expect(panesShown(drawn, { ...untouched, work: 'notes' }, onBoard)).toMatchObject({ work: 'board', pane: 'board' })
  expect(panesShown(drawn, { ...untouched, pane: 'conversation' }, inNotes)).toMatchObject({
    work: 'notes',
    pane: 'notes',
  })
  expect(panesShown(drawn, { ...untouched, work: 'notes' }, inMessage)).toMatchObject({
    work: 'notes',
    pane: 'conversation',
  })
})

test('after evidence was pressed one looks at what one likes, until other evidence is', () => {
  const chosen: Chosen = { work: 'notes', pane: 'notes', place: onBoard }
  expect(panesShown(drawn, chosen, onBoard)).toMatchObject({ work: 'notes', pane: 'notes' })
  expect(panesShown(drawn, chosen, { ...onBoard })).toMatchObject({ work: 'board', pane: 'board' })
})

test('what was chosen in a design is not looked for in a question that is coded', () => {
  const chosen: Chosen = { work: 'board', pane: 'board', place: null }
  expect(panesShown({ isDesign: false, isDrawn: false }, chosen, null)).toMatchObject({ work: 'code', pane: 'code' })
})
