import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interviewerFor, interviewerNames } from './interviewers.ts'

const onSite = (numberOfInterviewers: number) => ({ interviewStage: 'on_site', numberOfInterviewers }) as const

describe('who puts a question', () => {
  it('is somebody of ours, the same for the same session', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (id, question, people) => {
          const name = interviewerFor(id, question, onSite(people))
          expect(interviewerNames).toContain(name)
          expect(interviewerFor(id, question, onSite(people))).toBe(name)
        },
      ),
    )
  })

  it('is another one in each round on site, until it is the first one’s turn again', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: interviewerNames.length }), (id, people) => {
        const names = Array.from({ length: people }, (_, index) => interviewerFor(id, index + 1, onSite(people)))
        expect(new Set(names).size).toBe(people)
        expect(interviewerFor(id, people + 1, onSite(people))).toBe(names[0])
      }),
    )
  })

  it('is one person anywhere else', () => {
    for (const interviewStage of ['telephone', 'take_home_assessment'] as const) {
      const names = [1, 2, 3].map((question) =>
        interviewerFor('s', question, { interviewStage, numberOfInterviewers: 4 }),
      )
      expect(new Set(names).size).toBe(1)
    }
  })

  it('is not always the same person in the first round', () => {
    const names = Array.from({ length: 200 }, (_, index) => interviewerFor(`session-${index}`, 1, onSite(1)))
    expect(new Set(names).size).toBe(interviewerNames.length)
  })
})
