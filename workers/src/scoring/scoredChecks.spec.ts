import { createBank, loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { sessionScorecardSchema } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const spoken = loadSpoken()
const attempt = 'attempt_to_answer_question'

function booking(): SpokenQuestion {
  const found = spoken.get('two-bookings-one-seat')
  if (found === undefined) throw new Error('There is no question two-bookings-one-seat.')
  return found
}

/** Returns the scorecard's entry for the question's first point, after this answer to the point's check. */
function firstPointAfter(answer: string) {
  const question = booking()
  const [point] = question.points
  const [check] = point?.checks ?? []
  if (point === undefined || check === undefined) throw new Error('The first point has no check.')
  const log = new InterviewLog('telephone')
    .askedInWords(question)
    .heard('Tell me.')
    .step('clarification')
    .said('It comes from what the two programs believe about the world at that moment, I would say.', attempt)
    .heard(`Let's take a concrete case. ${check.situation} ${check.question}`)
    .said(answer, attempt, true)
  const card = sessionScorecardSchema.parse(scoreSession(log.ended(), createBank([firstRepeat]), spoken))
  const accuracy = card.lines.find(({ dimension }) => dimension === 'accuracy')
  return { accuracy, shown: accuracy?.points?.find(({ title }) => title === point.point), asked: check.reports }
}

describe('the answer to a check', () => {
  it('makes its point, and the quote includes the question', () => {
    const { shown, asked } = firstPointAfter('Nobody.')
    expect(shown?.verdict).toBe('shown')
    expect(shown?.evidence).toEqual([{ eventSeq: expect.any(Number), quote: 'Nobody.', asked }])
  })

  it('contradicts its point if it is wrong', () => {
    const { shown, asked } = firstPointAfter("Ann's name")
    expect(shown?.verdict).toBe('contradicted')
    expect(shown?.evidence[0]).toMatchObject({ quote: "Ann's name", asked })
  })

  it('leaves its point not understood if it doesn’t commit itself', () => {
    const { shown, accuracy } = firstPointAfter("It's either Ann's or nobody's.")
    expect(shown).toMatchObject({ verdict: 'not_understood', evidence: [] })
    expect(accuracy?.score).not.toBe(1)
  })
})
