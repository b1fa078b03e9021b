import { type InProgress, openHintOffer } from '@greenroom/shared/session'
import type { Intent } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { type Caller, chatBodyOf } from '../../chatBody.ts'
import type { SessionCommand } from '../../commands.ts'
import { awaited, exchange, opened, reply, type Story } from '../../testing/given.ts'

const caller: Caller = { userId: 1, userEmail: 'a@b.c', candidateName: 'Ada', languageModel: true }
const say = (message: string): SessionCommand => ({ type: 'SendMessage', message, recipient: 'interviewer' })
const press = (rung?: number): SessionCommand => ({
  type: 'AskInterviewer',
  action: 'help',
  ...(rung === undefined ? {} : { rung }),
})
const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const contextOf = (told: Story) =>
  chatBodyOf(inProgress(told), caller, 'telephoneOrOnsiteRespondToMsg').interviewContext

/** Delivers the interviewer's answer, with the hint it gives or offers. */
function answering(told: Story, hint: { rung: number; isGiven: boolean } | null, intent: Intent = 'request_for_hint') {
  const command = reply(awaited(told), intent, false, 'Want it?')
  if (command.type !== 'DeliverReply') throw new Error('a reply is delivered')
  return told.and({ ...command, response: { ...command.response, hint } })
}
const withTwoHints = (told = opened()): Story =>
  [1, 2].reduce((each) => exchange(each, 'A hint, please.', 'request_for_hint'), told)
const offered = (): Story => answering(withTwoHints().and(say('Another hint?')), { rung: 3, isGiven: false })
const rungOf = (told: Story) => inProgress(told).question.hintRung

describe('a hint that is offered', () => {
  it('is sent to the backend with its price beforehand, and stored with it', () => {
    expect(contextOf(opened().and(say('A hint?')))).toMatchObject({
      nextHint: { rung: 1, caps: [], wasOffered: false },
    })
    const caps = [{ dimension: 'problem solving', at: 3 }]
    expect(contextOf(withTwoHints().and(say('Another?')))).toMatchObject({ nextHint: { rung: 3, caps } })
    expect(openHintOffer(inProgress(offered()))).toMatchObject({ message: 'Want it?', hintOffer: { rung: 3, caps } })
    expect(rungOf(offered())).toBe(2)
  })

  it('is given after a yes in words', () => {
    const asked = offered().and(say('Go on then.'))
    expect(contextOf(asked)).toMatchObject({ answersHintOffer: 'yes', nextHint: { wasOffered: true } })
    const given = answering(asked, { rung: 3, isGiven: true })
    expect(given.events).toContainEqual(expect.objectContaining({ type: 'HintRevealed', rung: 3 }))
    expect(openHintOffer(inProgress(given))).toBeNull()
  })

  it('is given after pressing the button, once, however often and wherever it is pressed', () => {
    const pressed = offered().and(press(3))
    pressed.when(press(3)).thenRefused('REPLY_PENDING')
    const given = pressed.and(reply(awaited(pressed)))
    expect(rungOf(given)).toBe(3)
    given.when(press(3)).thenRefused('HINT_NOT_NEXT')
    expect(rungOf(given.and(press()))).toBe(3)
  })

  it.each([
    ['no', 'No, thanks.', null],
    ['moves_on', 'I would sort them by arrival and sweep.', null],
    ['undecided', 'What does it cost?', { rung: 3 }],
  ])('isn’t given after %s', (answer, words, open) => {
    const asked = offered().and(say(words))
    expect(contextOf(asked)).toMatchObject({ answersHintOffer: answer })
    const told = asked.and(reply(awaited(asked), 'unknown'))
    expect(rungOf(told)).toBe(2)
    const hintOffer = openHintOffer(inProgress(told))?.hintOffer ?? null
    if (open === null) expect(hintOffer).toBeNull()
    else expect(hintOffer).toMatchObject(open)
  })

  it('is for one question and one rung', () => {
    const byCoach = offered().and({ type: 'AskCoach', desiredAction: 'provideHint' })
    const { state } = byCoach
    if (state.phase !== 'IN_PROGRESS' || state.awaitingCoach === null) throw new Error('the coach owes nothing')
    const whispered = byCoach.and(reply(state.awaitingCoach.replyId))
    expect(openHintOffer(inProgress(whispered))).toBeNull()
    expect(openHintOffer(inProgress(offered().and({ type: 'DoneCoding', code: 'x' })))).toBeNull()
  })

  it('is ignored if the backend offers a rung that isn’t next, in an exam, or with a human interviewer', () => {
    const wrong = answering(withTwoHints().and(say('Another?')), { rung: 5, isGiven: false })
    expect(openHintOffer(inProgress(wrong))).toBeNull()
    const exam = opened({}, { exam: true }).and(say('A hint?'))
    expect(contextOf(exam)).not.toHaveProperty('nextHint')
    expect(openHintOffer(inProgress(answering(exam, { rung: 1, isGiven: false })))).toBeNull()
  })

  it('doesn’t count a rung the backend didn’t give', () => {
    const refused = answering(opened().and(say('A hint?')), null)
    expect(rungOf(refused)).toBe(0)
  })
})
