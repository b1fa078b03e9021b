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
  it('is shown once a month', () => {
    const browser = storage()
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(false)
    expect(takeLowTokensWarning({ low: true, month: '2026-12' }, 7, browser)).toBe(true)
  })

  it('is shown to every user of the browser', () => {
    const browser = storage()
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 8, browser)).toBe(true)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(false)
  })

  it('isn’t shown while there are enough', () => {
    const browser = storage()
    expect(takeLowTokensWarning({ low: false, month: '2026-11' }, 7, browser)).toBe(false)
    expect(takeLowTokensWarning(november, 7, browser)).toBe(true)
  })

  it.each(['no json', '[]', '{"7":3}'])('treats a storage with %s as empty', (stored) => {
    expect(takeLowTokensWarning(november, 7, storage(stored))).toBe(true)
  })
})
