import { describe, expect, it } from 'vitest'
import { callNameOf } from './identity.ts'

describe('what people are called', () => {
  it.each([
    ['Maximiliana', 'Maximiliana Featherstonehaugh'],
    ['Ng', 'Dr. Ng'],
    ['Dr', 'Dr.'],
    ['Jean-Luc', '  Jean-Luc Picard '],
    ['Zoë', 'Zoë <b>co</b>'],
    ['明美', '明美'],
    ['42', '42'],
  ])('is %s where the name is %s', (called, userName) => {
    expect(callNameOf({ firstName: '', userName })).toBe(called)
  })

  it('is the first name before any other', () => {
    expect(callNameOf({ firstName: 'Ada Maria', userName: 'countess' })).toBe('Ada')
  })
})
