import { costsWantedText } from '@greenroom/shared/english'
import { describe, expect, it } from 'vitest'
import { awaited, exchange, opened, reply, type Story } from '../../testing/given.ts'

const costs = { time: 'n log n', space: 'n' }
const sentence = 'The time is O(n log n) and the space is O(n).'
const efficient = () => opened({}, { assessmentType: 'efficient_algorithm' })
const handIn = (more: object = {}) =>
  ({ type: 'SubmitCode', code: 'x = 1', programmingLanguage: 'python', ...more }) as const
const said = ({ state }: Story) => state.messages.map(({ sender, message }) => `${sender}: ${message}`)

describe('the costs of an efficient algorithm', () => {
  it('are sent to the interviewer with the hand-in', () => {
    const told = efficient()
      .when(handIn({ costs }))
      .thenEvents(
        'MessageSent',
        'IntentClassified',
        'CodeSnapshotTaken',
        'CodeHandedIn',
        'StepChanged',
        'TestRunRequested',
      )
    expect(said(told)).toContain(`candidate: ${sentence}`)
    expect(said(told)).not.toContain(`system: ${costsWantedText}`)
    expect(told.state).toMatchObject({ awaitingReply: null })
    expect(said(efficient().and({ type: 'DoneCoding', code: 'x', costs }))).toContain(`candidate: ${sentence}`)
  })

  it('are requested if a hand-in has none', () => {
    const told = efficient()
      .when(handIn())
      .thenEvents('MessageSent', 'CodeSnapshotTaken', 'CodeHandedIn', 'StepChanged', 'TestRunRequested')
    expect(said(told).at(-1)).toBe(`system: ${costsWantedText}`)
    const again = told.and({ type: 'BackToCoding' }, handIn())
    expect(said(again).filter((line) => line === `system: ${costsWantedText}`)).toHaveLength(1)
  })

  it('count as stated once they were said in the chat, and aren’t repeated', () => {
    const spoken = exchange(
      efficient(),
      'It runs in O(n) and the space is constant.',
      'attempt_to_answer_question',
      true,
    )
    expect(said(spoken.and(handIn()))).not.toContain(`system: ${costsWantedText}`)
    const half = exchange(efficient(), 'It runs in O(n).', 'attempt_to_answer_question', true)
    expect(said(half.and(handIn()))).toContain(`system: ${costsWantedText}`)
    const before = exchange(efficient(), sentence, 'attempt_to_answer_question', true)
    expect(said(before.and(handIn({ costs }))).filter((line) => line.includes(sentence))).toHaveLength(1)
  })

  it('are required nowhere else', () => {
    const timed = opened({}, { assessmentType: 'timed_coding' }).and(handIn())
    expect(said(timed)).not.toContain(`system: ${costsWantedText}`)
    const owed = opened({}, { assessmentType: 'timed_coding' }).and({ type: 'SendMessage', message: 'Hm.' })
    const answered = owed.and(handIn({ costs })).and(reply(awaited(owed)))
    expect(said(answered)).toContain(`candidate: ${sentence}`)
  })
})
