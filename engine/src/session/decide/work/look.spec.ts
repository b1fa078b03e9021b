import { type CodeFacts, type InProgress, looksOf, undoMs, viewOf, viewOfState } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { chatBodyOf } from '../../chatBody.ts'
import type { SessionCommand } from '../../commands.ts'
import { awaited, opened, reply, type Story } from '../../testing/given.ts'
import { coachAnswers, save } from '../../testing/powerUps.ts'

const rows = [{ name: 'gusts', value: '[41, 43]' }]
const facts: CodeFacts = {
  searched: 900,
  wrong: 12,
  counterexample: { rows, does: 'prints', prints: '4711', right: '1174' },
  cost: null,
}
const secrets = ['4711', '1174', '[41, 43]', 'CodeExamined']
const caller = { userId: 1, userEmail: 'ada@example.org', candidateName: 'Ada', languageModel: true }

const ask = (message = 'Can you have a look at my code?'): SessionCommand => ({
  type: 'SendMessage',
  message,
  recipient: 'interviewer',
})
const inProgress = ({ state }: Story): InProgress => {
  if (state.phase !== 'IN_PROGRESS') throw new Error('the interview is not in progress')
  return state
}
const lookIn = (told: Story) => looksOf(inProgress(told).question).at(-1) ?? expect.unreachable()
const examined = (told: Story): SessionCommand => ({
  type: 'CompleteExamination',
  versionId: lookIn(told).versionId,
  facts,
})
const naming = (told: Story): SessionCommand => {
  const said = reply(awaited(told), 'unknown', null, 'What does your program print for this input?')
  if (said.type !== 'DeliverReply') throw new Error('it is a reply')
  return { ...said, response: { ...said.response, namedInput: rows } }
}
const examineJobs = (told: Story) => told.jobs.filter(({ kind }) => kind === 'code.examine')
const leaked = (told: Story) => {
  const seen = told.commits.map((commit) => viewOf(commit, 'user:1'))
  const text = JSON.stringify([seen, viewOfState(told.commits, 'user:1')])
  return secrets.filter((secret) => text.includes(secret))
}

const coding = () => opened().and(save('x = 1'))
const looking = () => coding().when(ask()).thenEvents('MessageSent', 'LookRequested', 'ReplyRequested')

describe('a look at the code before the hand-in', () => {
  it('runs it behind the scenes, and the answer waits for the facts', () => {
    const told = looking()
    const { versionId } = lookIn(told)
    expect(told.jobs).toMatchObject([
      { kind: 'code.examine', versionId },
      { kind: 'chat.call', looksAt: versionId },
    ])
    expect(lookIn(told)).toMatchObject({ code: 'x = 1', programmingLanguage: 'python' })
  })

  it('happens once for each version', () => {
    const told = looking()
    const again = told.and(reply(awaited(told))).and(ask('Is this right so far?'))
    expect(examineJobs(again)).toEqual([])
    const changed = again.and(reply(awaited(again)), save('x = 2')).and(ask())
    expect(examineJobs(changed)).toHaveLength(1)
    const first = changed.and(reply(awaited(changed)), save('x = 1')).and(ask())
    expect(examineJobs(first)).toEqual([])
  })

  it('doesn’t happen without a request, for the stub, in an exam, or for a sketch', () => {
    expect(examineJobs(coding().and(ask('I would sort them first.')))).toEqual([])
    expect(examineJobs(opened().and(ask()))).toEqual([])
    const exam = opened({}, { exam: true }).and(save('x = 1'))
    expect(examineJobs(exam.and(ask()))).toEqual([])
    const handedIn = coding().and({ type: 'DoneCoding', code: 'x = 1' }).after(undoMs).and(save('x = 3'))
    expect(examineJobs(handedIn.and(ask()))).toEqual([])
  })

  it('is hidden from the room, and used by the interviewer while the code is the same', () => {
    const told = looking()
    const known = told.when(examined(told)).thenEvents('CodeExamined')
    expect(leaked(known)).toEqual([])
    const body = chatBodyOf(inProgress(known), caller, 'respondToMsg')
    expect(body.interviewContext).toMatchObject({ facts: { ...facts, traced: false } })
    const changed = chatBodyOf(inProgress(known.and(save('x = 2'))), caller, 'respondToMsg')
    expect(changed.interviewContext).not.toHaveProperty('facts')
  })

  it('names an input once, without its output, the right one, or a bug', () => {
    const told = looking()
    const known = told.and(examined(told))
    const named = known.when(naming(known)).thenEvents('IntentClassified', 'MessageSent', 'InputNamed')
    expect(leaked(named)).toEqual(['[41, 43]'])
    expect(chatBodyOf(inProgress(named), caller, 'respondToMsg').interviewContext?.facts?.traced).toBe(true)
    const again = named.and(ask())
    again.when(naming(again)).thenEvents('IntentClassified', 'MessageSent')
  })

  it('names nothing that wasn’t found', () => {
    const told = looking()
    told.when(naming(told)).thenEvents('IntentClassified', 'MessageSent')
  })

  it('is reused for the same code when it is handed in', () => {
    const told = looking()
    const known = told.and(examined(told)).and(reply(awaited(told)))
    const handedIn = known.and({ type: 'DoneCoding', code: 'x = 1' })
    expect(examineJobs(handedIn)).toEqual([])
    expect(inProgress(handedIn).question.handIns).toMatchObject([{ facts }])
    expect(leaked(handedIn)).toEqual([])
    const over = handedIn.and({ type: 'EndInterview' })
    expect(viewOfState(over.commits, 'user:1')).toEqual(over.state)
  })

  it('stays between candidate and coach if the coach was asked', () => {
    const told = coding().and({ type: 'AskCoach', action: 'debug' })
    expect(examineJobs(told)).toHaveLength(1)
    const answered = told.and(examined(told)).and(coachAnswers(told))
    const overheard = answered.commits.flatMap((commit) => viewOf(commit, 'user:9').events)
    expect(overheard.map(({ type }) => type)).not.toContain('LookRequested')
    expect(looksOf(inProgress(answered).question)).toHaveLength(1)
  })
})

describe('a submission in practice', () => {
  const practice = (exam = false) => opened({}, { assessmentType: 'not_an_assessment', exam })
  const submit = (code: string): SessionCommand => ({ type: 'SubmitCode', code, programmingLanguage: 'python' })

  it('is examined once, and shows the failing input, without the right output', () => {
    const told = practice().and(submit('x = 1'))
    expect(examineJobs(told)).toHaveLength(1)
    const known = told.when(examined(told)).thenEvents('CodeExamined', 'WrongInputShown')
    expect(leaked(known)).toEqual(['4711', '[41, 43]'])
    expect(lookIn(known)).toMatchObject({ shown: { rows, prints: '4711' } })
    const context = chatBodyOf(inProgress(known), caller, 'debug').interviewContext
    expect(context?.facts).toMatchObject({ shown: true, traced: false })
  })

  it('shows it even if a look had found it before', () => {
    const asked = practice().and(save('x = 1')).and({ type: 'AskCoach', action: 'debug' })
    const known = asked.and(examined(asked)).and(coachAnswers(asked))
    expect(leaked(known)).toEqual([])
    const submitted = known.and(submit('x = 1'))
    expect(examineJobs(submitted)).toEqual([])
    expect(lookIn(submitted)).toMatchObject({ shown: { prints: '4711' }, runId: expect.any(String) })
    expect(looksOf(inProgress(submitted).question)).toHaveLength(1)
  })

  it('shows nothing in an exam', () => {
    const told = practice(true).and(submit('x = 1'))
    const known = told.when(examined(told)).thenEvents('CodeExamined')
    expect(leaked(known)).toEqual([])
  })
})
