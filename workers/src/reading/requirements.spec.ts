import { loadSpoken } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { asksAboutRequirement, requirementsAsked } from './requirements.ts'

const bank = loadSpoken({})
const requirementsOf = (id: string) => bank.get(id)?.requirements ?? []

describe('a question about a system’s requirements', () => {
  it.each([
    ['store-for-scanned-letters', 'How fast does a read have to be?', /^Reading starts within a second/],
    ['store-for-scanned-letters', 'What availability are we aiming for?', /^Writing may stop for an hour/],
    ['store-for-scanned-letters', 'May we ever lose one?', /is not lost when any one data centre burns down/],
    ['splits-of-a-marathon', 'What latency is acceptable?', /within 10 seconds/],
    ['splits-of-a-marathon', 'Is eventual consistency fine?', /old results|none counts twice/],
    ['quiz-for-a-whole-country', 'How many users play at once?', /^Two million players/],
    ['quiz-for-a-whole-country', 'What are the functional requirements?', /^Opens each question/],
    ['lost-and-found', 'Who can see the reports, what about privacy?', /deleted|only the owner|Nobody can look/],
  ])('is answered in its author’s words: %s, %s', (id, message, answer) => {
    expect(requirementsAsked(message, requirementsOf(id))).toMatch(answer)
  })

  it('is left open if nobody wrote anything about it', () => {
    expect(requirementsAsked('Shall I use Kafka?', requirementsOf('lost-and-found'))).toBe('')
    expect(requirementsAsked('How many users are there?', [])).toBe('')
    expect(requirementsAsked('May one search without having lost it?', requirementsOf('lost-and-found'))).toBe('')
  })

  it('differs in its words from one that is off topic', () => {
    const required = requirementsOf('lost-and-found')
    expect(asksAboutRequirement('Does it have to work without a network on the trains?', required)).toBe(true)
    expect(asksAboutRequirement('How many people work at your company?', required)).toBe(false)
    expect(asksAboutRequirement('It works without a network.', required)).toBe(false)
  })

  it('never gets more than two of them at once', () => {
    const all = requirementsOf('store-for-scanned-letters')
    const said = requirementsAsked('How fast, how available, how durable, how cheap and how many?', all)
    expect(all.filter((line) => said.includes(line)).length).toBeLessThanOrEqual(2)
    expect(said.split(' ').length).toBeLessThanOrEqual(50)
  })
})
