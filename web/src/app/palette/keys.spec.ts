import { expect, test } from 'vitest'
import { askedBy } from './keys.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat', true>> = {},
) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false },
  ...held,
})
const nowhere = { typing: false, coding: false }

test('Ctrl K and ⌘ K open the palette, even while typing', () => {
  expect(askedBy(press('k', { ctrlKey: true }), nowhere)).toBe('palette')
  expect(askedBy(press('K', { metaKey: true }), { typing: true, coding: false })).toBe('palette')
})

test('the code editor keeps Ctrl K for its own commands', () => {
  expect(askedBy(press('k', { ctrlKey: true }), { typing: true, coding: true })).toBeNull()
})

test('? opens the shortcuts, unless it is typed as text', () => {
  expect(askedBy(press('?', { shiftKey: true }), nowhere)).toBe('shortcuts')
  expect(askedBy(press('?', { shiftKey: true }), { typing: true, coding: false })).toBeNull()
  expect(askedBy(press('?', { ctrlKey: true, shiftKey: true }), nowhere)).toBeNull()
})

test('other keys do nothing', () => {
  expect(askedBy(press('k'), nowhere)).toBeNull()
  expect(askedBy(press('k', { ctrlKey: true, shiftKey: true }), nowhere)).toBeNull()
  expect(askedBy(press('k', { ctrlKey: true, repeat: true }), nowhere)).toBeNull()
})
