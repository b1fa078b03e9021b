import { expect, it } from 'vitest'
import { filled, hashOfPrompts, readPromptFile } from './promptFile.ts'

it('inserts values in their places, and doesn’t expand them again', () => {
  expect(filled('{{a}} and {{b}}, {{a}}', { a: '{{b}} $& $1', b: '2' })).toBe('{{b}} $& $1 and 2, {{b}} $& $1')
  expect(() => filled('{{a}}', {})).toThrow('the placeholder {{a}} has no value')
  expect(() => filled('{{a}}', { a: '1', c: '2' })).toThrow('no placeholder for c')
})

it('knows its version and its parts', () => {
  const file = readPromptFile('personalities')
  expect(file.version).toMatch(/^\d+$/)
  expect(file.section('fair')).toMatch(/^You are friendly/)
  expect(() => file.section('cruel')).toThrow('prompts/personalities.md has no part "cruel"')
})

it('has a hash that changes with any of the texts', () => {
  const [one, two] = [readPromptFile('moment'), readPromptFile('calls')]
  expect(hashOfPrompts([one, two])).toMatch(/^[0-9a-f]{12}$/)
  expect(hashOfPrompts([one, two])).toBe(hashOfPrompts([one, two]))
  expect(hashOfPrompts([one, { ...two, text: `${two.text}.` }])).not.toBe(hashOfPrompts([one, two]))
})
