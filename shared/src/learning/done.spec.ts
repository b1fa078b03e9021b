import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countDone, doneAt, doneOf, filterDone, nothingDone, timesByRef, withDone } from './done.ts'

const kinds = ['lesson', 'challenge', 'interview', 'reviews', 'diagnostic', 'paper'] as const
const ref = fc
  .tuple(fc.constantFrom(...kinds), fc.stringMatching(/^[A-Za-z0-9_.:/-]{1,6}$/))
  .map((parts) => parts.join('/'))
const steps = fc.array(fc.record({ added: fc.array(ref, { maxLength: 4 }), at: fc.nat() }))

it('holds what an object by reference would', () => {
  fc.assert(
    fc.property(steps, ref, (all, other) => {
      const plain: Record<string, number> = {}
      for (const { added, at } of all) for (const each of added) plain[each] = at
      const done = all.reduce((sum, { added, at }) => withDone(sum, added, at), nothingDone)
      expect(timesByRef(done)).toEqual(plain)
      for (const each of [other, ...Object.keys(plain)]) expect(doneAt(done, each)).toBe(plain[each])
      for (const kind of kinds) {
        const ofKind = Object.entries(plain).filter(([each]) => each.startsWith(`${kind}/`))
        expect(Object.fromEntries(doneOf(done, kind))).toEqual(Object.fromEntries(ofKind))
        expect(countDone(done, kind)).toBe(ofKind.length)
        const rest = filterDone(
          done,
          (each) => each.slice(0, each.indexOf('/') + 1),
          (each) => !each.startsWith(`${kind}/`),
        )
        expect(timesByRef(rest)).toEqual(
          Object.fromEntries(Object.entries(plain).filter(([each]) => !each.startsWith(`${kind}/`))),
        )
      }
    }),
  )
})
