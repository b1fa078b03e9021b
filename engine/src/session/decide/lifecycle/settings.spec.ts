import { challengeFetchTexts } from '@greenroom/shared/rules'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../commands.ts'
import { createSession, given, opened } from '../../testing/given.ts'

describe('a language that the interview locks', () => {
  const toJava: SessionCommand = { type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' }
  const inJava = { code: 'class Main {}', programmingLanguage: 'java' } as const

  it('stays, in the lobby and in the room, and the rest of the panel still applies', () => {
    for (const told of [given({ ...createSession(), languageLocked: true }), opened({}, { languageLocked: true })]) {
      expect(told.state).toMatchObject({ programmingLanguage: 'python', languageLocked: true })
      told.when(toJava).thenRefused('SETTING_LOCKED')
      told.when({ ...toJava, programmingLanguage: 'python' }).thenNothing()
      told.when({ ...toJava, programmingLanguage: 'Klingon' }).thenNothing()
      told.when({ type: 'ChangeSettings', settings: { interviewerPersonality: 'harsh' } }).thenEvents('SettingsChanged')
    }
  })

  it('accepts no code in another language, neither saved, run nor submitted', () => {
    const told = opened({ interviewStage: 'take_home_assessment' }, { languageLocked: true })
    told.when({ type: 'SaveCode', ...inJava }).thenRefused('SETTING_LOCKED')
    told.when({ type: 'RunTests', ...inJava }).thenRefused('SETTING_LOCKED')
    told.when({ type: 'SubmitCode', ...inJava }).thenRefused('SETTING_LOCKED')
    told
      .when({ type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' })
      .thenEvents('CodeSnapshotTaken', 'StepChanged')
  })

  it('is open unless the session says so', () => {
    expect(given().state).toMatchObject({ languageLocked: false })
    given().when(toJava).thenEvents('SettingsChanged')
  })
})

describe('a session of the pharmacy domain', () => {
  const noMatch = { question: null, unavailable: challengeFetchTexts.noMatch }

  it.each([null, 'first', 'design'])(
    'gets no challenge of the other domain, even if %s is requested',
    (challengeId) => {
      const told = given({ ...createSession(), contentDomain: 'pharmacy_pre_reg', challengeId })
      expect(told.state).toMatchObject({ contentDomain: 'pharmacy_pre_reg', phase: 'NOT_STARTED', ...noMatch })
      told.when({ type: 'StartInterview' }).thenRefused('NO_CHALLENGE')
      const changed = told.and({ type: 'ChangeSettings', settings: { interviewStage: 'telephone' } })
      expect(changed.state).toMatchObject(noMatch)
    },
  )
})
