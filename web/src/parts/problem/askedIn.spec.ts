import { describe, expect, it } from 'vitest'
import { askedIn } from './askedIn.ts'

describe('what a problem asks', () => {
  it('is the last part that its author has set in bold', () => {
    expect(askedIn('Down for **fifty minutes**. **What happened, and what would you `change`?**')).toBe(
      'What happened, and what would you change?',
    )
    expect(askedIn('Find days so that **every plant is caught with as few visits as possible**. No code.')).toBe(
      'Every plant is caught with as few visits as possible',
    )
  })

  it('is the last question if nothing is bold, or only a word', () => {
    expect(askedIn('It hangs. Why **now**? And what\nwould help? It is urgent.')).toBe('Would help?')
    expect(askedIn('It hangs. Why does it hang? Fix it.')).toBe('Why does it hang?')
  })

  it('is empty if nothing is asked', () => {
    expect(askedIn('Describe a **queue**.')).toBeNull()
  })
})
