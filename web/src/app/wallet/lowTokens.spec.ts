import { describe, expect, it } from 'vitest'
import { takeLowTokensWarning } from './lowTokens.ts'

function storage(stored: string | null = null) {
  const browser = { stored }
  return {
    getItem: () => browser.stored,
    setItem: (_key: string, next: string) => {
      browser.stored = next
    },
  }
}
const november = { low: true, month: '2026-11' }

describe('the warning of few tokens', () => {
  it('comes once a month', () => {
    const browser = storage()
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(false)
    expect(takeLowTokensWarning({ low: true, month: '2026-12' }, 7, browser)).toBe(true)
  })

  it('comes for each who uses the browser', () => {
    const browser = storage()
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 8, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(false)
  })

  it('does not come while there are enough', () => {
    const browser = storage()
    expect(takeLowTokensWarning({ low: false, month: '2026-11' }, 7, browser)).toBe(false)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
  })

  it.each(['no json', '[]', '{"7":3}'])('takes a storage that holds %s for an empty one', (stored) => {
    expect(takeLowTokensWarning(november, 7, storage(stored))).toBe(true)
  })
})
