import { type Session, settingsPanel } from '@greenroom/shared'
import { describe, expect, it } from 'vitest'
import { changeOf, fieldOf } from './panelFields.ts'
import { openedState, startedState } from './specs/sampleState.ts'

const changeable = (state: Session) =>
  settingsPanel.filter((setting) => fieldOf(setting, state).lockedBecause === null).map(({ name }) => name)
const execution = (state: Session) =>
  settingsPanel.filter(({ name }) => name === 'codeExecution').map((setting) => fieldOf(setting, state))[0]

describe('the settings panel', () => {
  it('locks the type of interview when it starts, and everything when it ends', () => {
    expect(changeable(openedState())).toEqual(['interviewerPersonality', 'programmingLanguage', 'interviewStage'])
    expect(changeable(startedState())).toEqual(['interviewerPersonality', 'programmingLanguage'])
    const ended = startedState({ type: 'InterviewEnded', reason: 'completed', scored: true })
    expect(changeable(ended)).toEqual([])
  })

  it('has a command for exactly what can be changed, and a reason for whatever is always locked', () => {
    for (const setting of settingsPanel) {
      const neverChanges = setting.locked === 'always'
      expect(changeOf(setting, setting.defaultValue) === null).toBe(neverChanges)
      if (neverChanges) expect(fieldOf(setting, openedState()).lockedBecause).not.toBeNull()
    }
  })

  it('says that nothing runs, except where it does', () => {
    expect(execution(openedState({ interviewStage: 'on_site' }))).toMatchObject({ value: 'disabled' })
    expect(execution(openedState({ interviewStage: 'take_home_assessment' }))).toMatchObject({
      options: [{ label: 'Run and Submit' }],
    })
  })
})
