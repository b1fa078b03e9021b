import { describe, expect, it } from 'vitest'
import { loadSpoken } from './spoken.ts'
import { askedAs, ownWorkStory } from './stories.ts'

const { stories, all, get } = loadSpoken()
const candidate = { level: 'JUNIOR', roleType: 'devops' } as const
const pick = (exclude: string[], over: Partial<Parameters<NonNullable<typeof stories>['pick']>[0]> = {}) =>
  stories?.pick({ candidate, exclude, maxDurationMinutes: 15, seed: 'any', ...over })?.id

describe('stories from the candidate’s own work', () => {
  it('are found like any question, but aren’t picked or listed as knowledge questions', () => {
    const [first] = stories?.all() ?? []
    expect(first?.competency).toBeDefined()
    expect(get(first?.id ?? '')).toEqual(first)
    expect(all().filter(({ competency }) => competency !== undefined)).toEqual([])
  })

  it('suit the level and the time, and repeat only when all were presented', () => {
    const seen: string[] = []
    for (let next = pick(seen); next !== undefined && !seen.includes(next); next = pick(seen)) seen.push(next)
    expect(seen.length).toBeGreaterThan(1)
    for (const id of seen) expect(stories?.get(id)?.levels).toContain('JUNIOR')
    expect(seen).toContain(pick(seen))
    expect(pick([], { maxDurationMinutes: 5 })).toBeUndefined()
  })

  it('can be told in every role, even if none was written for it', () => {
    expect(pick([], { candidate: { level: 'SENIOR', roleType: 'quantitative developer' } })).toBeDefined()
    expect(pick([], { candidate: { level: 'SENIOR', roleType: 'quantitative researcher' } })).toBeDefined()
  })

  it('have five pointers that ask for the story piece by piece', () => {
    for (const { hints } of stories?.all() ?? []) expect(new Set(hints).size).toBe(5)
  })

  it('can be asked about a line of a CV, with everything else as its author wrote it', () => {
    const story = stories?.get(ownWorkStory)
    if (story === undefined) throw new Error('there is no such story')
    const asked = 'You wrote “Moved the billing to Kafka”. What went wrong along the way?'
    expect(askedAs(story, asked)).toEqual({ ...story, statement: asked, opening: asked })
    expect(askedAs(story, '')).toBe(story)
    const other = get('two-bookings-one-seat')
    if (other === undefined) throw new Error('there is no such question')
    expect(askedAs(other, asked)).toBe(other)
  })
})
