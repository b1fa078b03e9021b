import type { ChatMessage, Question } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { challenge } from '../../session/testing/sampleState.ts'
import { answerOf, choiceByKey, nothingChosen } from './answer.ts'
import { deckView } from './deckView.ts'

const start = Date.parse('2026-01-01T12:00:00Z')
let second = 0
const says = (
  sender: 'candidate' | 'interviewer',
  message: string,
  intent: ChatMessage['interviewersClassificationOfCandidatesIntent'] = null,
  accepted: boolean | null = null,
): ChatMessage => ({
  id: `m${second}`,
  sender,
  recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
  timeSent: new Date(start + ++second * 1_000).toISOString(),
  message,
  candidatesAnswerWasAccepted: accepted,
  interviewersClassificationOfCandidatesIntent: intent,
  challengeType: 'knowledge',
})
const question = (statementCount: number) =>
  ({ presentedAt: start, challenge: { ...challenge, statementCount } }) as Question
const attempt = 'attempt_to_answer_question'

describe('a deck in its conversation', () => {
  const opening = says('interviewer', 'Good morning. These are the rules.\n\nThe first one is this. The sun is cold.')
  const right = says('candidate', 'False, 95%.', attempt, true)
  const next = says('interviewer', 'Right. It is hot.\n\nNext. Water is wet.')

  it('shows the open statement, and the reason for the result of the previous one', () => {
    const view = deckView([opening, right, next], question(5), null)
    expect(view.current).toEqual({ lead: 'Next.', statement: 'Water is wet.' })
    expect(view.settled).toEqual([
      {
        put: { lead: 'The first one is this.', statement: 'The sun is cold.' },
        answer: 'False, 95%.',
        result: 'right',
        why: 'Right. It is hot.',
      },
    ])
  })

  it('stays at a statement until it is answered', () => {
    const view = deckView(
      [opening, says('candidate', 'Hm.', 'unknown'), says('interviewer', 'True or false?')],
      question(5),
      null,
    )
    expect(view).toMatchObject({ settled: [], asks: 'True or false?', current: { statement: 'The sun is cold.' } })
  })

  it('ends with the last statement, and a pass isn’t a wrong answer', () => {
    const view = deckView(
      [
        opening,
        right,
        next,
        says('candidate', 'Pass.', 'declare_not_knowing_answer'),
        says('interviewer', 'It is true.\n\nThat was the last one.'),
      ],
      question(2),
      null,
    )
    expect(view.current).toBeNull()
    expect(view.settled.map(({ result }) => result)).toEqual(['right', 'passed'])
    expect(view.settled[1]?.why).toContain('That was the last one.')
  })

  it('ends with the third strike', () => {
    const wrong = () => says('candidate', 'True.', attempt, false)
    const view = deckView(
      [
        opening,
        wrong(),
        says('interviewer', 'No.\n\nNext. A.'),
        wrong(),
        says('interviewer', 'No.\n\nNext. B.'),
        wrong(),
        says('interviewer', 'No. We stop here.'),
      ],
      question(9),
      null,
    )
    expect(view.settled.map(({ result }) => result)).toEqual(['wrong', 'wrong', 'wrong'])
    expect(view.current).toBeNull()
  })

  it('shows a statement without leading words as it is', () => {
    const whole =
      'An index on a column that is never filtered by costs time at every write that touches the row. It gains nothing.'
    expect(deckView([says('interviewer', whole)], question(5), null).current).toEqual({ lead: '', statement: whole })
  })
})

describe('an answer', () => {
  it('is written the way the interviewer reads it', () => {
    expect(answerOf(nothingChosen)).toBeNull()
    expect(answerOf({ verdict: true, confidence: null, why: '' })).toBe('True.')
    expect(answerOf({ verdict: false, confidence: 'fairly', why: 'Because it is sorted. ' })).toBe(
      'False, 75%, because it is sorted.',
    )
  })

  it('can be chosen by keyboard', () => {
    const chosen = ['T', '3', 'f'].reduce((choice, key) => choiceByKey(choice, key) ?? choice, nothingChosen)
    expect(chosen).toEqual({ verdict: false, confidence: 'sure', why: '' })
    expect(choiceByKey(nothingChosen, 'x')).toBeNull()
  })
})
