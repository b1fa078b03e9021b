import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBoard, arrow, box, label } from '../../testing/sampleBoard.ts'
import { participantCommandSchema } from '../commands.ts'
import { boardAfter, boardChange, isEmptyChange, newsOf } from './change.ts'
import type { BoardElement, BoardLine } from './element.ts'
import { boardInWords, outlineOf, wordsOnBoard } from './outline.ts'

describe('the difference between two boards', () => {
  it('turns the earlier one into the later', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (before, after) => {
        const made = boardAfter(before, boardChange(before, after))
        expect(new Set(made.map(({ id }) => id))).toEqual(new Set(after.map(({ id }) => id)))
        expect(isEmptyChange(boardChange(made, after))).toBe(true)
      }),
    )
  })

  it('is empty if nothing was drawn', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(isEmptyChange(boardChange(board, board))).toBe(true)
      }),
    )
  })
})

describe('a board’s news', () => {
  it('is applied once', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (board, other) => {
        const news = newsOf({ changed: other, removed: board.slice(0, 1).map(({ id }) => id) }, board)
        expect(isEmptyChange(newsOf(news, boardAfter(board, news)))).toBe(true)
      }),
    )
  })

  it('leads to the same board in any order', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, (one, other) => {
        const take = (board: readonly BoardElement[], changed: BoardElement[]) =>
          boardAfter(board, newsOf({ changed, removed: [] }, board))
        expect(take(take([], one), other)).toEqual(take(take([], other), one))
      }),
    )
  })
})

describe('a board in words', () => {
  const board = [
    box('b1'),
    label('t1', 'Client', 'b1'),
    { ...box('b2'), type: 'ellipse' as const },
    label('t2', 'Orders\n database', 'b2'),
    box('b3'),
    arrow('a1', 'b1', 'b2'),
    label('t3', 'HTTPS', 'a1'),
    label('t4', '100 writes a second'),
  ]

  it('lists its shapes and connections', () => {
    expect(boardInWords(board)).toBe(
      [
        'Boxes:',
        '- Client',
        '- Orders database (ellipse)',
        '- box 3',
        'Connections:',
        '- Client → Orders database: HTTPS',
        'Notes:',
        '- 100 writes a second',
      ].join('\n'),
    )
    expect(boardInWords([])).toBe('')
  })

  it('reads an arrow in the direction it points, whichever way it was drawn', () => {
    const turned: BoardLine = { ...arrow('a1', 'b1', 'b2'), startArrowhead: 'arrow', endArrowhead: null }
    expect(outlineOf([...board.slice(0, 5), turned]).links).toMatchObject([{ from: 'b2', to: 'b1' }])
  })

  it('names no target for a loose end, or one tied to a removed shape', () => {
    expect(boardInWords([arrow('a1', 'b1', 'gone'), box('b1')])).toContain('- box 1 → nothing')
  })

  it('has every written word', () => {
    expect(wordsOnBoard(board)).toEqual(['Client', 'Orders\n database', 'HTTPS', '100 writes a second'])
  })
})

describe('what a board may be sent', () => {
  const isRead = (element: object) =>
    participantCommandSchema.safeParse({ type: 'SaveBoard', changed: [element], removed: [] }).success

  it('accepts every element that our own boards make', () => {
    for (const element of [box('b1'), label('t1', 'Cache'), arrow('a1', 'b1', 'b2')]) expect(isRead(element)).toBe(true)
  })

  it.each([
    { ...box('b1'), type: 'image', fileId: 'f' },
    { ...box('b1'), type: 'embeddable' },
    { ...box('b1'), link: 'https://example.org' },
    { ...box('b1'), strokeColor: 'url(https://example.org/x)' },
    { ...box('b1'), customData: {} },
    { ...box('b1'), x: Number.NaN },
    { ...box('b1'), x: 1e12 },
    { ...box('<b>') },
    { ...box('x'.repeat(65)) },
    { ...label('t1', 'x'.repeat(4_001)) },
    { ...arrow('a1', 'b1', 'b2'), points: Array.from({ length: 2_001 }, () => [0, 0]) },
    { ...arrow('a1', 'b1', 'b2'), points: [] },
  ])('rejects anything else: %j', (element) => {
    expect(isRead(element)).toBe(false)
  })
})
