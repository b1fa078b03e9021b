import { expect, test } from 'vitest'
import type { Place } from './evidence.ts'
import { type Chosen, workShown } from './panes.ts'

const untouched: Chosen = { work: null, place: null }
const drawn = { isDesign: true, isDrawn: true }
const coded = { isDesign: false, isDrawn: false }
const onBoard: Place = { in: 'board', seq: 4, at: 4000, elementId: 't1' }
const inNotes: Place = { in: 'notes', seq: 5, at: 5000, firstLine: 1, lastLine: 1 }
const inMessage: Place = { in: 'message', seq: 6, at: 6000, messageId: 'm1', quote: 'sort them' }

test('a design shows its board, or without a drawing its notes; everything else shows its code', () => {
  expect(workShown(drawn, untouched, null)).toEqual({ work: 'board', works: ['board', 'notes'] })
  expect(workShown({ ...drawn, isDrawn: false }, untouched, null)).toMatchObject({ work: 'notes' })
  expect(workShown(coded, untouched, null)).toEqual({ work: 'code', works: ['code'] })
})

test('evidence in the work brings it up; evidence in words leaves the work as it was', () => {
  expect(workShown(drawn, { ...untouched, work: 'notes' }, onBoard)).toMatchObject({ work: 'board' })
  expect(workShown(drawn, untouched, inNotes)).toMatchObject({ work: 'notes' })
  expect(workShown(drawn, { ...untouched, work: 'notes' }, inMessage)).toMatchObject({ work: 'notes' })
})

test('the reader can switch after selecting evidence, until they select another', () => {
  const chosen: Chosen = { work: 'notes', place: onBoard }
  expect(workShown(drawn, chosen, onBoard)).toMatchObject({ work: 'notes' })
  expect(workShown(drawn, chosen, { ...onBoard })).toMatchObject({ work: 'board' })
})

test('a choice in a design doesn’t carry over to a coding question', () => {
  expect(workShown(coded, { work: 'board', place: null }, null)).toMatchObject({ work: 'code' })
})
