import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interviewerFor, interviewerNames } from './interviewers.ts'

const onSite = (sessionId: string, numberOfInterviewers: number, name = 'Ada') => ({
  sessionId,
  candidate: { name },
  settings: { interviewStage: 'on_site', numberOfInterviewers } as const,
})

describe('a question’s interviewer', () => {
  it('is one of ours, the same for the same session', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (id, question, people) => {
          const name = interviewerFor(onSite(id, people), question)
          expect(interviewerNames).toContain(name)
          expect(interviewerFor(onSite(id, people), question)).toBe(name)
        },
      ),
    )
  })

  it('is a new one in each round on site, until it is the first one’s turn again', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: interviewerNames.length }), (id, people) => {
        const names = Array.from({ length: people }, (_, index) => interviewerFor(onSite(id, people), index + 1))
        expect(new Set(names).size).toBe(people)
        expect(interviewerFor(onSite(id, people), people + 1)).toBe(names[0])
      }),
    )
  })

  it('never has the candidate’s name', () => {
    const names = interviewerNames.flatMap((name) =>
      Array.from({ length: 40 }, (_, index) => [
        name,
        interviewerFor(onSite(`${index}`, 3, `${name} Example`), index + 1),
      ]),
    )
    expect(names.filter(([candidate, interviewer]) => candidate === interviewer)).toEqual([])
  })

  it('is the same person everywhere else', () => {
    for (const interviewStage of ['telephone', 'take_home_assessment'] as const) {
      const names = [1, 2, 3].map((question) =>
        interviewerFor({ ...onSite('s', 4), settings: { interviewStage, numberOfInterviewers: 4 } }, question),
      )
      expect(new Set(names).size).toBe(1)
    }
  })

  it('isn’t always the same person in the first round', () => {
    const names = Array.from({ length: 200 }, (_, index) => interviewerFor(onSite(`session-${index}`, 1), 1))
    expect(new Set(names).size).toBe(interviewerNames.length)
  })
})
