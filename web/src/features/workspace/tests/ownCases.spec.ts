import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../data/storage.ts'
import {
  type CaseChange,
  casesAfter,
  casesToRun,
  type OwnCase,
  ownCasesKey,
  readOwnCases,
  writeOwnCases,
} from './ownCases.ts'

const nameOf = (number: number) => `Mine ${number}`
const after = (...changes: CaseChange[]) =>
  changes.reduce<OwnCase[]>((cases, change) => casesAfter(cases, change, nameOf), [])
const add = (id: string): CaseChange => ({ type: 'add', id, stdin: '1' })

describe('own cases', () => {
  it('are added, edited, duplicated and removed, each under a free name', () => {
    const cases = after(add('a'), add('b'), { type: 'remove', id: 'a' }, add('c'), {
      type: 'edit',
      id: 'c',
      change: { expected: '' },
    })
    expect(cases).toEqual([
      { id: 'b', name: 'Mine 2', stdin: '1', expected: null },
      { id: 'c', name: 'Mine 1', stdin: '1', expected: '' },
    ])
    expect(casesAfter(cases, { type: 'duplicate', id: 'b', newId: 'd' }, nameOf)[1]).toEqual({
      id: 'd',
      name: 'Mine 3',
      stdin: '1',
      expected: null,
    })
  })

  it('are stored per challenge, and unreadable ones are ignored', () => {
    const storage = memoryStorage()
    writeOwnCases(storage, 'calm', after(add('a')))
    expect(readOwnCases(storage, 'calm')).toHaveLength(1)
    expect(readOwnCases(storage, 'other')).toEqual([])
    storage.write(ownCasesKey('calm'), '[{"id":1}]')
    expect(readOwnCases(storage, 'calm')).toEqual([])
    storage.write(ownCasesKey('calm'), '{')
    expect(readOwnCases(storage, 'calm')).toEqual([])
    writeOwnCases(storage, 'calm', [])
    expect(storage.read(ownCasesKey('calm'))).toBeNull()
  })

  it('run together with the visible ones, which the engine adds if there are no own cases', () => {
    const visible = [{ stdin: '1', expected_output: '2' }]
    expect(casesToRun(visible, [])).toBeUndefined()
    expect(casesToRun(visible, after(add('a')))).toEqual([
      { stdin: '1', expected_output: '2' },
      { stdin: '1', expected_output: null },
    ])
    expect(casesToRun(visible, after(...Array.from({ length: 40 }, (_, index) => add(String(index)))))).toHaveLength(20)
  })
})
