import { describe, expect, it } from 'vitest'
import { interviewer, observer } from '../../testing/given.ts'
import { lobby, say, start, talking, writing } from '../../testing/people.ts'

const started = () => lobby().by(interviewer, start)
const hint = { type: 'RevealHint' } as const

describe('a human interviewer', () => {
  it('starts the clock with the first words, and the candidate may write again without a reply', () => {
    const told = started()
      .when(say('Let us begin.'), interviewer)
      .thenEvents('MessageSent', 'ClockStarted', 'StepChanged')
    expect(told.state).toMatchObject({ step: 'clarification', clock: { runningSince: told.state.at } })
    expect(told.when(say('One moment.'), interviewer).thenEvents('MessageSent').jobs).toEqual([])
    const asked = told.when(say('Is it sorted?')).thenEvents('MessageSent')
    expect(asked.state).toMatchObject({ awaitingReply: null })
  })

  it('need not write anything: the first edit starts the coding', () => {
    started()
      .when({ type: 'SaveCode', code: 'x', programmingLanguage: 'python' })
      .thenEvents('CodeSnapshotTaken', 'StepChanged')
  })

  it('writes to the candidate, and only the two people in the seats write', () => {
    const toCandidate = { ...say('Hello.'), recipient: 'candidate' } as const
    talking().when(toCandidate, interviewer).thenEvents('MessageSent')
    talking().when(toCandidate).thenRefused('INVALID_COMMAND')
    talking()
      .when({ ...say('Psst.'), recipient: 'interviewerCoach' }, interviewer)
      .thenRefused('NOT_ALLOWED')
    talking().when(say('  '), interviewer).thenRefused('EMPTY_MESSAGE')
    talking().when(say('Hello.'), observer).thenRefused('NOT_ALLOWED')
  })
})

describe('a person’s questions', () => {
  it('are chosen before the start, and presented one after the other', () => {
    const chosen = lobby().when({ type: 'PresentChallenge', challengeId: 'third' }).thenEvents('ChallengePresented')
    expect(chosen.state).toMatchObject({
      question: { number: 1, challenge: { challenge_id: 'third' }, interviewer: { name: 'Grace' } },
    })
    chosen.when({ type: 'PresentChallenge', challengeId: 'third' }).thenNothing()
    const next = chosen
      .by(interviewer, start, say('Now this.'))
      .when({ type: 'PresentChallenge', challengeId: 'second' })
      .thenEvents('ChallengePresented', 'StepChanged')
    expect(next.state).toMatchObject({ step: 'introduction', question: { number: 2 }, questionCount: 2 })
    next.when({ type: 'PresentChallenge', challengeId: 'third' }).thenRefused('ALREADY_PRESENTED')
    next.when({ type: 'PresentChallenge', challengeId: 'unheard of' }).thenRefused('NO_CHALLENGE')
    next
      .when({ type: 'SaveCode', code: 'late', programmingLanguage: 'python', question: 1 })
      .thenRefused('QUESTION_OVER')
  })

  it('follow each other without the AI if one is skipped, and end with the last', () => {
    const first = lobby({ timeLimitInMinutes: 45 }).by(interviewer, start)
    const second = first
      .when({ type: 'SkipQuestion' })
      .thenEvents('QuestionSkipped', 'ChallengePresented', 'StepChanged')
    expect(second.jobs).toEqual([])
    second.when({ type: 'SkipQuestion' }, interviewer).thenEvents('QuestionSkipped', 'InterviewEnded')
  })

  it('can’t be changed by the candidate', () => {
    const stage = { type: 'ChangeSettings', settings: { interviewStage: 'telephone' } } as const
    lobby().when(stage).thenRefused('SETTING_LOCKED')
    lobby().when(stage, interviewer).thenEvents('SettingsChanged', 'ChallengePresented')
    writing().when({ type: 'ChangeSettings', settings: {}, programmingLanguage: 'java' }).thenEvents('SettingsChanged')
  })
})

describe('a person’s hint', () => {
  it('is the next rung of the ladder in its own words, and counts as such', () => {
    const told = writing().when(hint).thenEvents('MessageSent', 'HintRevealed')
    expect(told.state.messages.at(-1)).toMatchObject({ sender: 'interviewer', message: 'Hint 1 of first.' })
    expect(told.state).toMatchObject({ question: { hintRung: 1 } })
    told.when({ ...hint, rung: 1 }).thenRefused('NOT_THE_NEXT_HINT')
    told.when({ ...hint, rung: 3 }).thenRefused('NOT_THE_NEXT_HINT')
    expect(told.and({ ...hint, rung: 2 }).state).toMatchObject({ question: { hintRung: 2 } })
  })

  it('isn’t available after the fifth, after the hand-in, and in an exam', () => {
    writing().and(hint, hint, hint, hint, hint).when(hint).thenRefused('NO_HINTS_LEFT')
    writing().and({ type: 'DoneCoding' }).when(hint).thenRefused('NO_HINTS_LEFT')
    writing({}, { exam: true }).when(hint).thenRefused('NO_HELP_IN_EXAM')
    writing()
      .when({ ...hint, question: 2 })
      .thenRefused('QUESTION_OVER')
  })
})

describe('a private note', () => {
  it('is visible to its author only', () => {
    const told = talking().when({ type: 'WritePrivateNote', text: 'Calm.' }).thenEvents('PrivateNoteWritten')
    expect(told.commits.at(-1)?.events).toMatchObject([{ audience: ['user:3'] }])
    expect(told.state.notes).toEqual([
      { id: `note-${told.state.seq}`, authorId: 'user:3', text: 'Calm.', at: told.state.at },
    ])
    told.when({ type: 'WritePrivateNote', text: ' ' }).thenRefused('EMPTY_MESSAGE')
    const note = { type: 'WritePrivateNote', text: 'Calm.' } as const
    talking()
      .and(...Array.from({ length: 500 }, () => note))
      .when(note)
      .thenRefused('TOO_MANY_NOTES')
  })
})
