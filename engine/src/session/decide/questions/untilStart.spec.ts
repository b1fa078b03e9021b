import { viewOf, viewOfState } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { createSession, given, type Story } from '../../testing/given.ts'

const start = { type: 'StartInterview' } as const
const toJava = { type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' } as const
const toTelephone = { type: 'ChangeSettings', settings: { interviewStage: 'telephone' } } as const

/** Everything that the candidate can see, as one string: the events, and the state that a page loads. */
const seenIn = ({ commits }: Story): string =>
  JSON.stringify([commits.map((commit) => viewOf(commit, 'user:1')), viewOfState(commits, 'user:1')])

describe('a first question chosen by the product', () => {
  it('isn’t in the lobby, neither its id, its title nor its text', () => {
    const told = given()
    expect(told.state).toMatchObject({ question: { challenge: { challenge_id: 'first' } } })
    expect(seenIn(told)).not.toMatch(/first|Solve/)
  })

  it('tells the lobby its kind and length', () => {
    expect(viewOfState(given().commits, 'user:1')).toMatchObject({
      unavailable: null,
      question: {
        number: 1,
        challenge: { challenge_id: '', title: '', challengeType: 'coding', duration_in_minutes: 20 },
      },
    })
  })

  it('stays unknown in another language, and when another type of interview brings another question', () => {
    expect(seenIn(given(toJava))).not.toMatch(/first|Solve|stub":"j|reading/)
    expect(seenIn(given(toTelephone))).not.toMatch(/first|Solve/)
    const changed = viewOfState(given(toJava).commits, 'user:1')
    expect(changed).toMatchObject({ question: { challenge: { programming_language: 'java' } } })
  })

  it('is presented at the start, as it was chosen', () => {
    const told = given(toJava).when(start).thenEvents('ChallengePresented', 'InterviewStarted', 'ReplyRequested')
    expect(viewOfState(told.commits, 'user:1')).toEqual(told.state)
    expect(told.state).toMatchObject({
      question: { number: 1, challenge: { challenge_id: 'first', challenge_description: 'Solve first in java.' } },
    })
  })
})

describe('a requested first question', () => {
  it('can be read in the lobby', () => {
    const told = given({ ...createSession(), challengeId: 'third' })
    expect(viewOfState(told.commits, 'user:1')).toEqual(told.state)
    told.when(start).thenEvents('InterviewStarted', 'ReplyRequested')
  })
})
