import { codeRuns } from '@greenroom/shared/rules'
import { isPending, type ParticipantCommandOf, type Session } from '@greenroom/shared/session'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { isSpokenNow } from '../questions/progress.ts'
import { firstEdit, keepCode } from './keepCode.ts'

/** Stores the code. Unchanged code is a no-op; the first edit starts the coding step. */
export function decideSaveCode(state: Session, command: ParticipantCommandOf<'SaveCode'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  return accept([...keepCode(state, command, 'typing'), ...firstEdit(state, command)])
}

/** Runs the visible cases, or the candidate's own, if this interview runs code. */
export function decideRunTests(state: Session, command: ParticipantCommandOf<'RunTests'>, { seq }: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!codeRuns(state) || isSpokenNow(state)) return refuse('CODE_EXECUTION_DISABLED')
  const purpose = command.testCases === undefined || command.testCases.length === 0 ? 'visible' : 'custom'
  if (state.question.runs.some((run) => isPending(run) && (run.purpose === 'visible' || run.purpose === 'custom')))
    return refuse('RUN_PENDING')
  const { code, programmingLanguage } = command
  const runId = `run-${seq}`
  return accept(
    [
      ...keepCode(state, command, 'run'),
      ...firstEdit(state, command),
      {
        type: 'TestRunRequested',
        runId,
        purpose,
        programmingLanguage,
        status: 'IN_QUEUE',
        executionStatus: 'ACCEPTED',
      },
    ],
    [{ kind: 'code.run', runId, purpose, programmingLanguage, code, testCases: command.testCases ?? [] }],
  )
}
