import { type CompanyPreset, createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { foldCommit, questionsOf, type RequestedSettings, type Session } from '@greenroom/shared/session'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../session/commands.ts'
import { decide } from '../../session/decide/decide.ts'
import { actorOf, createSession, reply } from '../../session/testing/given.ts'
import { catalogueOf } from './catalogue.ts'

const asWritten = createLibrary({ only: ['company'] }).items('company')
let presets: readonly CompanyPreset[] = asWritten
const catalogue = catalogueOf(loadChallenges(), loadSpoken(), () => presets)

function after(state: Session | null, command: SessionCommand): Session {
  const [seq, now] = [(state?.seq ?? 0) + 1, (state?.at ?? 0) + 1_000]
  const decision = decide('session', state, command, { now, seq, actor: actorOf(command), catalogue })
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.code}`)
  return foldCommit(state, { sessionId: 'session', seq, at: now, events: decision.events })
}

const opened = (settings: RequestedSettings): Session => after(null, createSession(settings))
const roundsIn = (state: Session): (string | undefined)[] => questionsOf(state).map(({ round }) => round?.name)

/** Plays the interview to the end, skipping every question. */
function putToTheEnd(state: Session): Session {
  let now = after(state, { type: 'StartInterview' })
  while (now.phase === 'IN_PROGRESS') {
    if (now.awaitingReply !== null) now = after(now, reply(now.awaitingReply.replyId))
    now = after(now, { type: 'SkipQuestion' })
  }
  return now
}

beforeEach(() => {
  presets = asWritten
})

describe('a session', () => {
  it('keeps the rounds that it began with in its log, and names its question’s round', () => {
    const state = opened({ companyType: 'Google', interviewStage: 'on_site' })
    const google = asWritten.find(({ companyType }) => companyType === 'Google')
    expect(state.loop.map(({ name }) => name)).toEqual(google?.rounds.map(({ name }) => name))
    expect(questionsOf(state)[0]?.round).toEqual({
      name: 'Algorithms',
      weighs: ['problem solving', 'technical competency', 'communication'],
    })
  })

  it('goes through the rounds in their order', () => {
    const day = { companyType: 'Google', interviewStage: 'on_site', timeLimitInMinutes: 60 }
    const senior = putToTheEnd(opened({ ...day, candidateExperienceLevel: 'SENIOR' }))
    expect(roundsIn(senior)).toEqual(['Algorithms', 'Coding', undefined])
    const junior = putToTheEnd(opened({ ...day, candidateExperienceLevel: 'JUNIOR' }))
    expect(roundsIn(junior).slice(0, 2)).toEqual(['Algorithms', 'Coding'])
    expect(questionsOf(junior).map(({ challenge }) => challenge.challengeType)).not.toContain('system_design')
  })

  it('follows the rounds of the stage chosen in the lobby', () => {
    const onSite = opened({ companyType: 'Google', interviewStage: 'on_site' })
    const state = after(onSite, { type: 'ChangeSettings', settings: { interviewStage: 'telephone' } })
    expect(roundsIn(state)).toEqual(['Telephone interview'])
  })

  it('continues as it began when the preset is edited or gone', () => {
    const state = opened({ companyType: 'Google', timeLimitInMinutes: 60, candidateExperienceLevel: 'SENIOR' })
    presets = []
    expect(roundsIn(putToTheEnd(state))).toEqual(['Algorithms', 'Coding', undefined])
    expect(roundsIn(opened({ companyType: 'Google' }))).toEqual([undefined])
  })

  it('has no rounds and names none if nothing is known about the company', () => {
    const state = opened({ companyType: 'generic tech company' })
    expect([state.loop, roundsIn(state)]).toEqual([[], [undefined]])
  })
})
