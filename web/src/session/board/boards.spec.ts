import { type BoardElement, boardAfter, boardChange, isEmptyChange, newsOf } from '@greenroom/shared/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAt, words } from '../testing/sampleBoard.ts'
import { mergeBoards } from './mergeBoards.ts'
import { splitChange } from './splitChange.ts'

const at = (id: string, version = 1, versionNonce = 1): BoardElement => ({
  ...boxAt(id, version * 10 + versionNonce, 0),
  version,
  versionNonce,
})
const idsOf = (board: readonly BoardElement[]) => board.map(({ id }) => id)

describe('merging the drawings of two windows', () => {
  it('keeps new shapes from both sides', () => {
    expect(idsOf(mergeBoards([], [at('there')], [at('here')])).sort()).toEqual(['here', 'there'])
  })

  it('returns the very same board if nothing arrived', () => {
    const live = [at('a', 2), at('b')]
    expect(mergeBoards([at('a')], [at('a')], live)).toBe(live)
  })

  it('takes the later state of an element', () => {
    expect(mergeBoards([at('a')], [at('a', 3)], [at('a', 2)])).toEqual([at('a', 3)])
    expect(mergeBoards([at('a')], [at('a', 2)], [at('a', 3)])).toEqual([at('a', 3)])
  })

  it('removes shapes that were removed elsewhere, unless they were changed here', () => {
    expect(mergeBoards([at('a')], [], [at('a')])).toEqual([])
    expect(mergeBoards([at('a')], [], [at('a', 2)])).toEqual([at('a', 2)])
  })

  it('doesn’t restore shapes removed here, unless they were changed elsewhere', () => {
    expect(mergeBoards([at('a')], [at('a')], [])).toEqual([])
    expect(mergeBoards([at('a')], [at('a', 2)], [])).toEqual([at('a', 2)])
  })
})

type Window = { base: readonly BoardElement[]; live: readonly BoardElement[] }
type Doing = { window: 0 | 1; do: 'draw' | 'remove' | 'move' | 'save' | 'hear'; id: string; nonce: number }

const anyDoings: fc.Arbitrary<Doing[]> = fc.array(
  fc.record({
    window: fc.constantFrom(0, 1),
    do: fc.constantFrom('draw', 'move', 'move', 'remove', 'save', 'hear'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    nonce: fc.nat(1_000_000),
  }),
  { maxLength: 40 },
)

describe('two windows on one board', () => {
  it('end up with the same board, and lose nothing that nobody removed', () => {
    fc.assert(
      fc.property(anyDoings, (doings) => {
        let server: readonly BoardElement[] = []
        const windows: [Window, Window] = [
          { base: [], live: [] },
          { base: [], live: [] },
        ]
        const drawn = new Set<string>()
        const removed = new Set<string>()
        const hear = (window: Window) => {
          window.live = mergeBoards(window.base, server, window.live)
          window.base = server
        }
        const save = (window: Window) => {
          const news = newsOf(boardChange(window.base, window.live), server)
          server = boardAfter(server, news)
          hear(window)
        }
        for (const { window: index, do: what, id, nonce } of doings) {
          const window = windows[index]
          const own = window.live.find((element) => element.id === id)
          const others = window.live.filter((element) => element.id !== id)
          // A canvas picks ids at random, so people can only change or remove shapes that they see.
          if (what === 'draw') {
            const name = `${id}-${nonce}`
            drawn.add(name)
            window.live = [...window.live, at(name, 1, nonce)]
          }
          const target = own ?? window.live[nonce % Math.max(1, window.live.length)]
          if (what === 'move' && target !== undefined)
            window.live = window.live.map((each) => (each === target ? at(each.id, each.version + 1, nonce) : each))
          if (what === 'remove' && target !== undefined) {
            removed.add(target.id)
            window.live = (own === undefined ? window.live : others).filter((each) => each !== target)
          }
          if (what === 'save') save(window)
          if (what === 'hear') hear(window)
        }
        for (let round = 0; round < 3; round += 1) for (const window of windows) save(window)
        const [one, other] = windows
        expect(isEmptyChange(boardChange(one.live, server))).toBe(true)
        expect(isEmptyChange(boardChange(other.live, server))).toBe(true)
        const left = new Set(idsOf(server))
        for (const id of drawn) if (!removed.has(id)) expect(left).toContain(id)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a change in parts', () => {
  const many = Array.from({ length: 200 }, (_, index) => words(`t-${index}`, 'Ω'.repeat(index)))

  it('is complete, in order, and each part fits', () => {
    const parts = splitChange({ changed: many, removed: ['gone'] }, 10_000)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.flatMap(({ changed }) => changed)).toEqual(many)
    expect(parts.flatMap(({ removed }) => removed)).toEqual(['gone'])
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(10_200)
  })

  it('has no parts if nothing changed, and one if little did', () => {
    expect(splitChange({ changed: [], removed: [] })).toEqual([])
    expect(splitChange({ changed: many.slice(0, 3), removed: [] })).toHaveLength(1)
  })
})
