import { describe, expect, it } from 'vitest'
import { partBegun } from './partBegun.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString()
const from = Date.parse(at(10))

describe('the current part of a design', () => {
  it('is the last one the interviewer named first', () => {
    const messages = [
      { timeSent: at(5), designPart: 'depth' as const },
      { timeSent: at(10), designPart: 'requirements' as const },
      { timeSent: at(12) },
      { timeSent: at(14), designPart: 'estimates' as const },
      { timeSent: at(16), designPart: 'estimates' as const },
    ]
    expect(partBegun(messages, from)).toEqual({ part: 'estimates', at: Date.parse(at(14)) })
  })

  it('begins again when the interviewer returns to it', () => {
    const messages = [12, 14, 16].map((minute) => ({
      timeSent: at(minute),
      designPart: minute === 14 ? ('data' as const) : ('interface' as const),
    }))
    expect(partBegun(messages, from)).toEqual({ part: 'interface', at: Date.parse(at(16)) })
  })

  it('is unknown if nobody mentions parts, or only before this question', () => {
    expect(partBegun([{ timeSent: at(12) }, { timeSent: at(5), designPart: 'data' }], from)).toBeNull()
  })
})
