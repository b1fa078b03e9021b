import { type BoardElement, isWorkLocked, questionsOf, sharedStanding } from '@greenroom/shared/session'
import { box } from '@greenroom/shared/testing'
import { describe, expect, it } from 'vitest'
import { interviewer, opened } from '../../testing/given.ts'
import { accompanied, ada, grace, linus, lobby, talking, writing } from '../../testing/people.ts'

const keep = (code: string, whileTyping = false) =>
  ({ type: 'KeepSharedCode', question: 1, code, programmingLanguage: 'python', whileTyping }) as const

describe('snapshots of a shared text', () => {
  it('are taken at most every five seconds during typing, and at once if something needs them', () => {
    const told = writing().after(1_000)
    told.when(keep('x = 2', true)).thenNothing()
    told.when(keep('x = 2')).thenEvents('CodeSnapshotTaken')
    told.after(4_000).when(keep('x = 2', true)).thenEvents('CodeSnapshotTaken')
  })

  it('are skipped if the log has the text', () => {
    writing().when(keep('x = 1')).thenNothing()
  })

  it('start the coding with the first edit', () => {
    talking().when(keep('x = 1')).thenEvents('CodeSnapshotTaken', 'StepChanged')
  })

  it('are of the current question', () => {
    writing()
      .when({ ...keep('x = 2'), question: 2 })
      .thenRefused('QUESTION_OVER')
  })
})

describe('the lock', () => {
  const lock = { type: 'LockWork', locked: true } as const
  const unlock = { type: 'LockWork', locked: false } as const

  it('is in the log once, and stays for the next question', () => {
    const told = writing().by(interviewer, lock)
    told.when(lock, interviewer).thenNothing()
    told.when(unlock, interviewer).thenEvents('WorkLockChanged')
    expect(isWorkLocked(told.by(interviewer, { type: 'PresentChallenge', challengeId: 'third' }).state)).toBe(true)
  })

  // If the lock stayed, nobody could remove it.
  it('ends when the AI takes over', () => {
    const told = writing().by(interviewer, lock, { type: 'HandBack' })
    expect(isWorkLocked(told.state)).toBe(false)
    told.when(lock, interviewer).thenRefused('NOT_IN_CONTROL')
  })
})

describe('permissions on a shared text', () => {
  const file = { question: 1, part: 'python' } as const
  it.each([
    ['nobody before the start', lobby(), ada, false, null],
    ['nobody where there is only the AI', opened(), ada, false, null],
    ['the candidate writes', writing(), ada, false, { may: 'write' }],
    ['the candidate reads while it is locked', writing(), ada, true, { may: 'read', because: 'locked' }],
    ['the interviewer writes', writing(), grace, true, { may: 'write' }],
    ['the interviewer writes where the AI leads', accompanied(), grace, false, { may: 'write' }],
    ['an observer reads', writing(), linus, false, { may: 'read', because: 'observing' }],
    [
      'everybody reads after the end',
      writing().and({ type: 'EndInterview' }),
      ada,
      false,
      { may: 'read', because: 'over' },
    ],
  ])('%s', (_name, told, who, locked, standing) => {
    expect(sharedStanding((locked ? told.and({ type: 'LockWork', locked }) : told).state, who, file)).toEqual(standing)
  })

  it('nobody has access to another question’s text', () => {
    expect(sharedStanding(writing().state, ada, { ...file, question: 2 })).toBeNull()
  })
})

describe('snapshots of a shared whiteboard', () => {
  const drawing = () => talking({}, { challengeId: 'design' })
  const keepBoard = (elements: BoardElement[], whileTyping = false) =>
    ({ type: 'KeepSharedBoard', question: 1, elements, whileTyping }) as const

  it('make the log equal to the board, whatever the versions of its elements', () => {
    const told = drawing().and(keepBoard([{ ...box('b1'), version: 9 }, box('b2')]))
    const later = told.and(keepBoard([{ ...box('b1'), version: 2, x: 7 }]))
    expect(questionsOf(later.state).at(-1)?.board).toEqual([{ ...box('b1'), version: 2, x: 7 }])
    later.when(keepBoard([{ ...box('b1'), version: 2, x: 7 }])).thenNothing()
    later.when(keepBoard([{ ...box('b1'), version: 2, x: 8 }])).thenEvents('BoardChanged')
  })

  it('are taken at most every five seconds during drawing', () => {
    const told = drawing()
      .and(keepBoard([box('b1')]))
      .after(1_000)
    told.when(keepBoard([], true)).thenNothing()
    told.after(4_000).when(keepBoard([], true)).thenEvents('BoardChanged')
  })

  it('exist only for questions with a board', () => {
    writing()
      .when(keepBoard([box('b1')]))
      .thenRefused('NO_BOARD')
    const board = { question: 1, part: 'board' } as const
    expect(sharedStanding(writing().state, ada, board)).toBeNull()
    expect(sharedStanding(drawing().state, ada, board)).toEqual({ may: 'write' })
  })
})
