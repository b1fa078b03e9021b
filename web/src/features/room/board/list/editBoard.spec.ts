import { type BoardElement, boardInWords, outlineOf, participantCommandSchema } from '@greenroom/shared/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { added, connected, moved, removed, renamed, tiedTo } from './editBoard.ts'

const two = () => {
  const client = added([], 'rectangle', 'Client')
  const store = added(client.board, 'ellipse', 'Orders')
  return { ...store, client: client.id, store: store.id }
}

const find = (board: readonly BoardElement[], id: string): BoardElement => {
  const found = board.find((element) => element.id === id)
  if (found === undefined) throw new Error(`${id} is not on the board`)
  return found
}

describe('editing the board as a list', () => {
  it('adds shapes side by side', () => {
    const { board, client, store } = two()
    expect(boardInWords(board)).toBe('Boxes:\n- Client\n- Orders (ellipse)')
    expect(find(board, client).x + find(board, client).width).toBeLessThan(find(board, store).x)
    const noted = added(board, 'text', '100 writes a second').board
    expect(outlineOf(noted).texts).toMatchObject([{ text: '100 writes a second' }])
  })

  it('connects two boxes edge to edge, and links both to the arrow', () => {
    const { board, client, store } = two()
    const { board: tied, id } = connected(board, client, store, 'HTTPS')
    expect(boardInWords(tied)).toContain('- Client → Orders: HTTPS')
    const arrow = find(tied, id)
    if (!('points' in arrow)) throw new Error('an arrow has points')
    const [box, circle] = [find(tied, client), find(tied, store)]
    expect(arrow.x).toBeGreaterThan(box.x + box.width)
    expect(arrow.x + (arrow.points.at(-1)?.[0] ?? 0)).toBeLessThan(circle.x)
    for (const end of [box, circle]) expect(end.boundElements).toContainEqual({ id, type: 'arrow' })
  })

  it('moves a box with its label and arrows', () => {
    const { board, client, store } = two()
    const { board: tied, id } = connected(board, client, store, 'HTTPS')
    const after = moved(tied, store, 0, 400)
    expect(find(after, store).y - find(tied, store).y).toBe(400)
    const labelOf = (all: readonly BoardElement[], container: string) =>
      all.find((element) => element.type === 'text' && element.containerId === container)
    expect((labelOf(after, store)?.y ?? 0) - (labelOf(tied, store)?.y ?? 0)).toBe(400)
    const arrow = find(after, id)
    if (!('points' in arrow)) throw new Error('an arrow has points')
    expect(arrow.points.at(-1)?.[1]).toBeGreaterThan(200)
    expect(labelOf(after, id)?.y).toBeGreaterThan(labelOf(tied, id)?.y ?? 0)
  })

  it('renames a box, and makes room for a longer name', () => {
    const { board, client } = two()
    const after = renamed(board, client, 'The application on the phone of a customer')
    expect(boardInWords(after)).toContain('- The application on the phone of a customer')
    expect(find(after, client).width).toBeGreaterThan(find(board, client).width)
    const bare = renamed(after, client, '')
    expect(boardInWords(bare)).toContain('- box 1')
    expect(find(bare, client).boundElements).toEqual([])
  })

  it('removes a box with its label and arrows', () => {
    const { board, client, store } = two()
    const { board: tied } = connected(board, client, store, 'HTTPS')
    expect(tiedTo(tied, store)).toHaveLength(1)
    const after = removed(tied, store)
    expect(boardInWords(after)).toBe('Boxes:\n- Client')
    expect(after).toHaveLength(2)
    expect(find(after, client).boundElements?.some(({ type }) => type === 'arrow')).toBe(false)
  })

  it('gives every change a new version, and stays valid for sending', () => {
    const steps = fc.array(
      fc.tuple(fc.nat(4), fc.nat(20), fc.constantFrom('', 'Cache', 'Ünïcødé 👩‍💻\nline', 'x'.repeat(200))),
      {
        maxLength: 15,
      },
    )
    fc.assert(
      fc.property(steps, (list) => {
        let board: BoardElement[] = []
        for (const [what, which, words] of list) {
          const before = board
          const one = board[which % Math.max(1, board.length)]
          const other = board[(which + 1) % Math.max(1, board.length)]
          if (what === 0 || one === undefined || other === undefined) board = added(board, 'rectangle', words).board
          else if (what === 1 && !('points' in one) && !('points' in other))
            board = connected(board, one.id, other.id, words).board
          else if (what === 2) board = renamed(board, one.id, words)
          else if (what === 3) board = moved(board, one.id, which, -which)
          else if (what === 4) board = removed(board, one.id)
          const known = new Map(before.map((element) => [element.id, element]))
          for (const element of board) {
            const was = known.get(element.id)
            if (was !== undefined && was !== element) expect(element.version).toBeGreaterThan(was.version)
          }
          const ids = new Set(board.map(({ id }) => id))
          expect(ids.size).toBe(board.length)
          for (const element of board)
            if (element.type === 'text' && element.containerId !== null) expect(ids).toContain(element.containerId)
          const sent = participantCommandSchema.safeParse({ type: 'SaveBoard', changed: board, removed: [] })
          expect(sent.error?.issues ?? []).toEqual([])
        }
      }),
    )
  })
})
