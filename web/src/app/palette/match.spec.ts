import { expect, test } from 'vitest'
import { type Command, grouped, matching } from './match.ts'

const command = (label: string, more: Partial<Command> = {}): Command => ({
  ...{ id: label, group: 'Pages', label, to: '/' },
  ...more,
})
const commands = [
  command('Interviews', { first: true }),
  command('Mock interview at Jane Street', { group: 'Companies' }),
  command('CV services', { keywords: 'résumé curriculum' }),
  command('Street view'),
  command('Workshops', { hint: 'Small groups' }),
]
const found = (query: string) => matching(commands, query).map(({ label }) => label)

test('before anything is typed, it shows what most people look for', () => {
  expect(found('')).toEqual(['Interviews'])
  expect(found('   ')).toEqual(['Interviews'])
})

test('it ranks the start of a label above the start of a word, and that above the rest', () => {
  expect(found('street')).toEqual(['Street view', 'Mock interview at Jane Street'])
  expect(found('interview')).toEqual(['Interviews', 'Mock interview at Jane Street'])
})

test('it requires every word, in any order and case, with or without accents', () => {
  expect(found('STREET jane')).toEqual(['Mock interview at Jane Street'])
  expect(found('resume')).toEqual(['CV services'])
  expect(found('small groups')).toEqual(['Workshops'])
  expect(found('street pharmacy')).toEqual([])
})

test('it groups without losing the order', () => {
  expect(grouped(matching(commands, 'interview')).map(({ group }) => group)).toEqual(['Pages', 'Companies'])
  expect(grouped([])).toEqual([])
})
