import { undoMs } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { opened, pendingRun, results, type Story } from '../../session/testing/given.ts'
import { submissionsIn } from './submissions.ts'

const submit = (code: string) => ({ type: 'SubmitCode', code, programmingLanguage: 'python' }) as const
const passes = (told: Story, passed: number) => ({ ...results(passed, 17), runId: pendingRun(told) })
const takeHome = opened({ interviewStage: 'take_home_assessment' })

describe('a challenge’s submissions', () => {
  it('are the handed-in versions, with their own code', () => {
    const first = takeHome.and(submit('one'))
    const again = first.and(passes(first, 3)).and(submit('two'))
    const told = again.and(passes(again, 17), { type: 'SaveCode', code: 'a sketch', programmingLanguage: 'python' })
    expect(submissionsIn(told.commits, 'first')).toMatchObject([
      { code: 'two', passed: 17, status: 'ACCEPTED' },
      { code: 'one', passed: 3 },
    ])
  })

  it('are none if the hand-in was undone', () => {
    const told = takeHome.and(submit('one')).after(-undoMs)
    const undone = told.and(passes(told, 3)).and({ type: 'BackToCoding', undo: true })
    expect(submissionsIn(undone.commits, 'first')).toEqual([])
    const again = undone.and(submit('two'))
    expect(submissionsIn(again.commits, 'first')).toMatchObject([{ code: 'two', status: 'IN_QUEUE' }])
  })
})
