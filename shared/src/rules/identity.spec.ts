import { describe, expect, it } from 'vitest'
import { callNameOf } from './identity.ts'

describe('people’s names', () => {
  it.each([
    ['Maximiliana', 'Maximiliana Featherstonehaugh'],
    ['Ng', 'Dr. Ng'],
    ['Dr', 'Dr.'],
    ['Jean-Luc', '  Jean-Luc Picard '],
    ['Zoë', 'Zoë <b>co</b>'],
    ['明美', '明美'],
    ['42', '42'],
  ])('is %s if the name is %s', (called, userName) => {
    expect(callNameOf({ firstName: '', userName })).toBe(called)
  })

  it('is the first of several first names', () => {
    expect(callNameOf({ firstName: 'Ada Maria', userName: 'countess' })).toBe('Ada')
  })
})
