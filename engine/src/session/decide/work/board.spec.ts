import { maxBoardElements, questionsOf, silenceEndsAt } from '@greenroom/shared/session'
import { arrow, box, label } from '@greenroom/shared/testing'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../facts.ts'
import { opened } from '../../testing/given.ts'

const design = () => opened({}, { challengeId: 'design' })
const save = (changed: ReturnType<typeof box | typeof label | typeof arrow>[], removed: string[] = []) =>
  ({ type: 'SaveBoard', changed, removed }) as const
const boardOf = (told: ReturnType<typeof design>) => questionsOf(told.state).at(-1)?.board ?? []

describe('the whiteboard', () => {
  it('keeps the drawing, in the order of the stack', () => {
    const told = design()
      .when(save([box('b2', { index: 'a1' }), box('b1', { index: 'a0' })]))
      .thenEvents('BoardChanged')
    expect(boardOf(told).map(({ id }) => id)).toEqual(['b1', 'b2'])
    expect(boardOf(told.and(save([], ['b1']))).map(({ id }) => id)).toEqual(['b2'])
  })

  it('shows when it was stored, without affecting the code’s status', () => {
    const told = design().and(save([box('b1')]))
    expect(questionsOf(told.state).at(-1)?.boardSavedAt).toBe(told.state.at)
    expect(told.state.savedAt).toBeNull()
  })

  it('ignores anything older than its own state', () => {
    const told = design().and(save([box('b1', { version: 5, x: 1 })]))
    told.when(save([box('b1', { version: 5, x: 1 })])).thenNothing()
    told.when(save([box('b1', { version: 4, x: 2 })])).thenNothing()
    told.when(save([], ['never drawn'])).thenNothing()
    expect(boardOf(told.and(save([box('b1', { version: 6, x: 3 })])))).toMatchObject([{ x: 3 }])
  })

  it('every window picks the same one of two states with one version', () => {
    const told = design().and(save([box('b1', { versionNonce: 5, x: 1 })]))
    told.when(save([box('b1', { versionNonce: 9, x: 2 })])).thenNothing()
    expect(boardOf(told.and(save([box('b1', { versionNonce: 2, x: 3 })])))).toMatchObject([{ x: 3 }])
  })

  it('has a limit, and can be emptied when it is full', () => {
    const many = Array.from({ length: maxBoardElements }, (_, index) => box(`b-${index}`))
    const told = design().and(save(many))
    told.when(save([box('one-more')])).thenRefused('BOARD_TOO_LARGE')
    told.when(save([box('one-more')], ['b-0'])).thenEvents('BoardChanged')
    told.when(save([], ['b-0'])).thenEvents('BoardChanged')
  })

  it('limits text, too', () => {
    const words = Array.from({ length: 35 }, (_, index) => label(`t-${index}`, 'x'.repeat(4_000)))
    const told = design().and(save(words))
    told.when(save([label('last', 'x'.repeat(4_000)), label('even', 'x'.repeat(4_000))])).thenRefused('BOARD_TOO_LARGE')
  })

  it('belongs to a design, even in an exam', () => {
    opened()
      .when(save([box('b1')]))
      .thenRefused('NO_BOARD')
    opened({}, { challengeId: 'design', exam: true })
      .when(save([box('b1')]))
      .thenEvents('BoardChanged')
  })

  it('is closed with its question', () => {
    const told = design().and(save([box('b1')]))
    told.when({ ...save([box('b2')]), question: 2 }).thenRefused('QUESTION_OVER')
    const next = told.and({ type: 'SkipQuestion' })
    expect(questionsOf(next.state)[0]?.board).toHaveLength(1)
  })

  it('breaks a silence: somebody who draws isn’t asked whether they are there', () => {
    const told = design()
      .after(40_000)
      .and(save([box('b1')]))
    if (told.state.phase !== 'IN_PROGRESS') throw new Error('it goes on')
    expect(told.state.silence.since).toBe(told.state.at)
    expect(silenceEndsAt(told.state)).toBeGreaterThan(told.state.at + 30_000)
  })

  it('can be quoted by its labels, in the commit that wrote them', () => {
    const told = design().and(save([box('b1'), label('t1', 'Load balancer', 'b1'), arrow('a1', 'b1', 'b1')]))
    expect(factsOf(told.commits, 'user:3').words.get(told.state.seq)).toEqual(['Load balancer'])
  })
})
