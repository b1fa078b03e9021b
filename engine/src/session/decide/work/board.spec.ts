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
  it('keeps what is drawn, in the order of the pile', () => {
    const told = design()
      .when(save([box('b2', { index: 'a1' }), box('b1', { index: 'a0' })]))
      .thenEvents('BoardChanged')
    expect(boardOf(told).map(({ id }) => id)).toEqual(['b1', 'b2'])
    expect(boardOf(told.and(save([], ['b1']))).map(({ id }) => id)).toEqual(['b2'])
  })

  it('says when it was stored, and leaves what is said of the code alone', () => {
    const told = design().and(save([box('b1')]))
    expect(questionsOf(told.state).at(-1)?.boardSavedAt).toBe(told.state.at)
    expect(told.state.savedAt).toBeNull()
  })

  it('takes nothing that is older than what it has', () => {
    const told = design().and(save([box('b1', { version: 5, x: 1 })]))
    told.when(save([box('b1', { version: 5, x: 1 })])).thenNothing()
    told.when(save([box('b1', { version: 4, x: 2 })])).thenNothing()
    told.when(save([], ['never drawn'])).thenNothing()
    expect(boardOf(told.and(save([box('b1', { version: 6, x: 3 })])))).toMatchObject([{ x: 3 }])
  })

  it('of two states with one version every window takes the same', () => {
    const told = design().and(save([box('b1', { versionNonce: 5, x: 1 })]))
    told.when(save([box('b1', { versionNonce: 9, x: 2 })])).thenNothing()
    expect(boardOf(told.and(save([box('b1', { versionNonce: 2, x: 3 })])))).toMatchObject([{ x: 3 }])
  })

  it('is full at some point, and can be emptied then', () => {
    const many = Array.from({ length: maxBoardElements }, (_, index) => box(`b-${index}`))
    const told = design().and(save(many))
    told.when(save([box('one-more')])).thenRefused('BOARD_TOO_LARGE')
    told.when(save([box('one-more')], ['b-0'])).thenEvents('BoardChanged')
    told.when(save([], ['b-0'])).thenEvents('BoardChanged')
  })

  it('is full of words, too', () => {
    const words = Array.from({ length: 35 }, (_, index) => label(`t-${index}`, 'x'.repeat(4_000)))
    const told = design().and(save(words))
    told.when(save([label('last', 'x'.repeat(4_000)), label('even', 'x'.repeat(4_000))])).thenRefused('BOARD_TOO_LARGE')
  })

  it('belongs to a design, also in an exam', () => {
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

  it('breaks a silence: who draws is not asked whether they are there', () => {
    const told = design()
      .after(40_000)
      .and(save([box('b1')]))
    if (told.state.phase !== 'IN_PROGRESS') throw new Error('it goes on')
    expect(told.state.silence.since).toBe(told.state.at)
    expect(silenceEndsAt(told.state)).toBeGreaterThan(told.state.at + 30_000)
  })

  it('can be quoted by what stands on it, in the commit that wrote it', () => {
    const told = design().and(save([box('b1'), label('t1', 'Load balancer', 'b1'), arrow('a1', 'b1', 'b1')]))
    expect(factsOf(told.commits, 'user:3').words.get(told.state.seq)).toEqual(['Load balancer'])
  })
})
