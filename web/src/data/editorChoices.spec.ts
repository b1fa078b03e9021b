import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEditorChoices, readEditorChoices } from './editorChoices.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the default is 14 pixels and the language’s usual indentation', () => {
  expect(readEditorChoices()).toEqual({ fontSize: 14, tabSize: null, keys: 'standard' })
})

test('a stored choice is read back', () => {
  keepEditorChoices({ fontSize: 18, tabSize: 8, keys: 'vim' })
  expect(readEditorChoices()).toEqual({ fontSize: 18, tabSize: 8, keys: 'vim' })
})

test.each(['', '[]', 'null', '{"fontSize":900,"tabSize":"x","keys":"nano"}', '{'])('%j counts as no choice', (text) => {
  kept.set('greenroom-editor', text)
  expect(readEditorChoices()).toEqual({ fontSize: 14, tabSize: null, keys: 'standard' })
})
