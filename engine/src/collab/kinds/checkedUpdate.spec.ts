import { type BoardElement, sharedElementOf } from '@greenroom/shared/session'
import { arrow, box, label } from '@greenroom/shared/testing'
import { sharedBoardName, sharedTextName } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { elementsSent, isTextUpdate } from './checkedUpdate.ts'

function updateOf(change: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc()
  change(doc)
  return Y.encodeStateAsUpdate(doc)
}
const text = (doc: Y.Doc) => doc.getText(sharedTextName)

it.each([
  ['nothing', () => {}],
  ['letters', (doc: Y.Doc) => text(doc).insert(0, 'a 😀')],
  [
    'letters that are gone',
    (doc: Y.Doc) => {
      text(doc).insert(0, 'abc')
      text(doc).delete(1, 1)
    },
  ],
])('accepts %s', (_name, change) => {
  expect(isTextUpdate(updateOf(change))).toBe(true)
})

it('accepts several merged into one, with a gap between them', () => {
  const parts: Uint8Array[] = []
  const doc = new Y.Doc()
  doc.on('update', (update: Uint8Array) => parts.push(update))
  for (const letter of 'abc') text(doc).insert(0, letter)
  const [first, , last] = parts
  if (first === undefined || last === undefined) throw new Error('three updates were expected')
  expect(isTextUpdate(Y.mergeUpdates([first, last]))).toBe(true)
})

it.each([
  ['another text', (doc: Y.Doc) => doc.getText('hidden').insert(0, 'a')],
  ['a map', (doc: Y.Doc) => doc.getMap('map').set('a', 1)],
  ['an attribute', (doc: Y.Doc) => text(doc).setAttribute('a', 1)],
  ['bold letters', (doc: Y.Doc) => text(doc).insert(0, 'a', { bold: true })],
  ['a picture', (doc: Y.Doc) => text(doc).insertEmbed(0, { image: 'x' })],
  ['a document inside', (doc: Y.Doc) => doc.getMap(sharedTextName).set('a', new Y.Doc())],
])('rejects %s', (_name, change) => {
  expect(isTextUpdate(updateOf(change))).toBe(false)
})

it('rejects bytes that would make the text unreadable', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      if (!isTextUpdate(bytes)) return
      const doc = new Y.Doc()
      Y.applyUpdate(doc, bytes)
      expect(() => Y.encodeStateAsUpdate(doc)).not.toThrow()
    }),
  )
})

const board = (doc: Y.Doc) => doc.getMap(sharedBoardName)
const put = (doc: Y.Doc, element: BoardElement) => board(doc).set(element.id, sharedElementOf(element))

it('accepts changed and removed whiteboard elements, and reports what they add', () => {
  const drawn = updateOf((doc) => {
    put(doc, box('b1'))
    put(doc, { ...box('b1'), x: 5, version: 2 })
    put(doc, label('t1', 'Client', 'b1'))
    put(doc, arrow('a1', 'b1', 't1'))
    board(doc).delete('t1')
  })
  expect(elementsSent(drawn)?.count).toBe(2)
  expect(elementsSent(drawn)?.characters).toBeGreaterThan(JSON.stringify([box('b1'), arrow('a1', 'b1', 't1')]).length)
})

it('accepts drawing on top of somebody else’s state', () => {
  const doc = new Y.Doc()
  put(doc, box('b1'))
  const before = Y.encodeStateVector(doc)
  put(doc, { ...box('b1'), x: 5, version: 2 })
  expect(elementsSent(Y.encodeStateAsUpdate(doc, before))?.count).toBe(1)
})

const held = sharedElementOf(box('b1'))
it.each([
  ['text', (doc: Y.Doc) => text(doc).insert(0, 'a')],
  ['a map beside the board', (doc: Y.Doc) => doc.getMap('hidden').set('b1', held)],
  ['a list in its place', (doc: Y.Doc) => doc.getArray(sharedBoardName).insert(0, [held])],
  ['a type under an id', (doc: Y.Doc) => board(doc).set('b1', new Y.Map())],
  ['an id that is none', (doc: Y.Doc) => board(doc).set('<b>', held)],
  ['an element that says its own id', (doc: Y.Doc) => board(doc).set('b1', { ...held, id: 'b2' })],
  ['a picture', (doc: Y.Doc) => board(doc).set('b1', { ...held, type: 'image', fileId: 'f' })],
  ['a link', (doc: Y.Doc) => board(doc).set('b1', { ...held, link: 'https://example.org' })],
  ['a field too many inside', (doc: Y.Doc) => board(doc).set('b1', { ...held, roundness: { type: 3, more: 'x' } })],
  ['a place that is none', (doc: Y.Doc) => board(doc).set('b1', { ...held, x: Number.NaN })],
  ['half an element', (doc: Y.Doc) => board(doc).set('b1', { type: 'rectangle' })],
  ['a word', (doc: Y.Doc) => board(doc).set('b1', 'box')],
])('rejects %s on a whiteboard', (_name, change) => {
  expect(elementsSent(updateOf(change))).toBeNull()
})
