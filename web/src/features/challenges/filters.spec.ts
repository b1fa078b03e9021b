import { describe, expect, it } from 'vitest'
import { isNarrowed, queryOf, readFilters, toggled } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('filters in the address', () => {
  it('are read back as they were written', () => {
    const query = {
      list: 'first-week',
      search: 'two words',
      topic: 'arrays,graphs',
      difficulty: 'challenging',
      company: 'Google',
    }
    expect(queryOf(readFilters(new URLSearchParams(query)))).toEqual(query)
  })

  it('leave out unknown values and parameters', () => {
    expect(read('list=').list).toBeNull()
    expect(queryOf(read('topic=moon,arrays,,arrays&state=__proto__&tier=&session=x'))).toEqual({ topic: 'arrays' })
    expect(isNarrowed(read('topic=moon&search=%20'))).toBe(false)
    expect(read(`search=${'x'.repeat(5_000)}`).search).toHaveLength(100)
  })

  it('add a value and remove it again', () => {
    const one = toggled(read(''), 'topic', 'graphs')
    expect(queryOf(toggled(one, 'topic', 'arrays'))).toEqual({ topic: 'graphs,arrays' })
    expect(isNarrowed(toggled(one, 'topic', 'graphs'))).toBe(false)
  })
})
