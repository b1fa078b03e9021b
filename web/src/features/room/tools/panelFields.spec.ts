import { languageLockedText, settingsPanel } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { openedState, startedState } from '../../../session/testing/sampleState.ts'
import { changeOf, fieldOf } from './panelFields.ts'

const changeable = (state: Session) =>
  settingsPanel.filter((setting) => fieldOf(setting, state).lockedBecause === null).map(({ name }) => name)
const execution = (state: Session) =>
  settingsPanel.filter(({ name }) => name === 'codeExecution').map((setting) => fieldOf(setting, state))[0]

describe('the settings panel', () => {
  it('locks the type of interview at the start, and everything at the end', () => {
    expect(changeable(openedState())).toEqual(['interviewerPersonality', 'programmingLanguage', 'interviewStage'])
    expect(changeable(startedState())).toEqual(['interviewerPersonality', 'programmingLanguage'])
    const ended = startedState({ type: 'InterviewEnded', reason: 'completed', scored: true })
    expect(changeable(ended)).toEqual([])
  })

  it('locks the language if the interview does, and says so', () => {
    const language = settingsPanel.find(({ name }) => name === 'programmingLanguage')
    if (language === undefined) throw new Error('the panel has no language')
    expect(fieldOf(language, { ...openedState(), languageLocked: true }).lockedBecause).toBe(languageLockedText)
    expect(fieldOf(language, { ...startedState(), languageLocked: true }).lockedBecause).toBe(languageLockedText)
    expect(fieldOf(language, { ...startedState(), languageLocked: false }).lockedBecause).toBeNull()
  })

  it('has a command for everything that can be changed, and a reason for everything that is always locked', () => {
    for (const setting of settingsPanel) {
      const neverChanges = setting.locked === 'always'
      expect(changeOf(setting, setting.defaultValue) === null).toBe(neverChanges)
      if (neverChanges) expect(fieldOf(setting, openedState()).lockedBecause).not.toBeNull()
    }
  })

  it('always disables code execution, and says where you can run code yourself', () => {
    const onSite = execution(openedState({ interviewStage: 'on_site' }))
    const takeHome = execution(openedState({ interviewStage: 'take_home_assessment' }))
    for (const field of [onSite, takeHome]) expect(field).toMatchObject({ options: [{ label: 'Disabled' }] })
    expect(onSite?.lockedBecause).not.toBe(takeHome?.lockedBecause)
  })
})
