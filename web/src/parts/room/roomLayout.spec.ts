import { describe, expect, it } from 'vitest'
import { layoutFor, viewsOf } from './roomLayout.ts'

describe('how the room is laid out', () => {
  it.each([
    ['knowledge', 'conversation'],
    ['algorizing', 'conversation'],
    ['explain_code', 'reading'],
    ['coding', 'writing'],
    ['system_design', 'writing'],
    ['low_level_design', 'writing'],
    ['tutorial', 'writing'],
  ] as const)('%s is for %s', (kind, layout) => {
    expect(layoutFor(kind)).toBe(layout)
  })

  it('has an editor only if something is written', () => {
    expect(Object.entries(viewsOf).filter(([, views]) => views.includes('code'))).toHaveLength(1)
  })
})
