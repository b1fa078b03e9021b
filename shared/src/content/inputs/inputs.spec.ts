import { describe, expect, it } from 'vitest'
import type { Signature } from '../challenge.ts'
import { boundSchema, type Known, valueOfBound } from './bound.ts'
import { inputShapesSchema } from './inputShape.ts'
import { createInputs } from './inputs.ts'

describe('a bound', () => {
  const known: Known = new Map<string, number | number[]>([
    ['size', 7],
    ['n', 3],
    ['lengths', [4, 5, 6]],
  ])
  it.each([
    [12, 12],
    ['size', 7],
    ['2 * (n - 1) + size % 4', 7],
    ['size / 2', 3],
    ['-n - 2', -5],
    ['min(size, 5, n)', 3],
    ['max(1, sum(lengths) - 10)', 5],
  ])('%s is %i', (bound, value) => {
    expect(valueOfBound(bound, known)).toBe(value)
  })

  it.each(['', '2 *', 'n +* 2', 'square(n)', '(n', 'n n'])('“%s” is refused', (text) => {
    expect(boundSchema.safeParse(text).success).toBe(false)
  })

  it('fails on a name that was never drawn', () => {
    expect(() => valueOfBound('stations', known)).toThrow('“stations” is no number that was drawn before')
    expect(() => valueOfBound('sum(n)', known)).toThrow('“n” is no list that was drawn before')
  })
})

type Parameters = Signature['parameters']
const generator = (parameters: Parameters, shape: unknown, largest = 100, methods?: Signature['methods']) =>
  createInputs(inputShapesSchema.parse({ small: [shape], large: [shape], largest }), {
    functionName: 'solve',
    parameters,
    returns: 'int',
    ...(methods === undefined ? {} : { methods }),
  })
const linesOf = (stdin: string) => stdin.trimEnd().split('\n')

const list = generator(
  [
    { name: 'heights', type: 'int[]' },
    { name: 'least', type: 'int' },
  ],
  [
    { name: 'n', from: 1, to: 'size' },
    { name: 'heights', count: 'n', from: 0, to: 9 },
    { name: 'least', from: 1, to: 'n' },
  ],
)

describe('inputs', () => {
  it('are the same for the same seed, and different for others', () => {
    const texts = (size: number) => Array.from({ length: 50 }, (_each, seed) => list.small(seed, size).stdin)
    expect(texts(6)).toEqual(texts(6))
    expect(new Set(texts(6)).size).toBeGreaterThan(40)
    expect(list.large(80, 3)).toBe(list.large(80, 3))
  })

  it('are printed by the protocol, in the order of the parameters, without helper fields', () => {
    const { small } = generator(
      [
        { name: 'word', type: 'string' },
        { name: 'rows', type: 'int[][]' },
        { name: 'marks', type: 'string[]' },
      ],
      [
        { name: 'marks', count: 2, words: ['+a', '-a'], pick: 'index' },
        { name: 'helps', from: 2, to: 2 },
        {
          name: 'rows',
          count: 'helps',
          columns: [
            { name: 'one', from: 4, to: 4 },
            { name: 'other', from: 'one + index', to: 'one + index' },
          ],
        },
        { name: 'word', width: 3, letters: 'b' },
      ],
    )
    expect(small(1).stdin).toBe('bbb\n2 2\n4 4\n4 5\n2\n+a\n-a\n')
  })

  it('stay within the limits', () => {
    const [most] = linesOf(list.large(1_000_000, 5))
    expect(Number(most)).toBeLessThanOrEqual(100)
  })

  it('link rows without a circle', () => {
    const { small } = generator(
      [{ name: 'rows', type: 'int[][]' }],
      [
        { name: 'n', from: 1, to: 'size' },
        { name: 'rows', count: 'n', columns: [{ name: 'next', of: 'n', first: 0, forest: true }] },
      ],
    )
    let led = 0
    for (let seed = 0; seed < 300; seed++) {
      const next = linesOf(small(seed, 8).stdin).slice(1).map(Number)
      for (const start of next.keys()) {
        let [at, steps] = [start, 0]
        while (at >= 0 && steps <= next.length) [at, steps] = [next[at] ?? -1, steps + 1]
        expect(at).toBe(-1)
        led = Math.max(led, steps)
      }
    }
    expect(led).toBeGreaterThan(4)
  })

  it('keep columns different and numbers rising', () => {
    const { small } = generator(
      [
        { name: 'pairs', type: 'int[][]' },
        { name: 'days', type: 'int[]' },
      ],
      [
        { name: 'people', from: 2, to: 'max(2, size)' },
        {
          name: 'pairs',
          count: 3,
          columns: [
            { name: 'one', of: 'people', first: 1 },
            { name: 'other', of: 'people', first: 1, not: 'one' },
          ],
        },
        { name: 'days', count: 'size', from: 1, to: 'size + 1', order: 'rising' },
      ],
    )
    for (let seed = 0; seed < 200; seed++) {
      const lines = linesOf(small(seed, 5).stdin).map((line) => line.split(' ').map(Number))
      for (const [one, other] of lines.slice(1, 4)) expect(one).not.toBe(other)
      const days = lines[5] ?? []
      expect(days).toEqual([...new Set(days)].sort((one, other) => one - other))
      expect(Math.max(...days)).toBeLessThanOrEqual(6)
    }
  })
})

const treeOf = (kind: 'any' | 'search') =>
  generator(
    [{ name: 'root', type: 'TreeNode' }],
    [
      { name: 'n', from: 1, to: 'size' },
      { name: 'root', count: 'n', from: 1, to: 9, tree: kind },
    ],
  )
const numbersOf = (words: readonly string[]) => words.filter((word) => word !== 'null').map(Number)

describe('a tree', () => {
  const drawn = (kind: 'any' | 'search') =>
    Array.from({ length: 200 }, (_each, seed) => {
      const [length, words = ''] = linesOf(treeOf(kind).small(seed, 8).stdin)
      expect(words.split(' ')).toHaveLength(Number(length))
      return words.split(' ')
    })

  it('is printed level by level, without null at the end, in many forms', () => {
    const trees = drawn('any')
    for (const words of trees) {
      expect(words.at(-1)).not.toBe('null')
      expect(numbersOf(words).length).toBeLessThanOrEqual(8)
      expect(numbersOf(words).every((each) => each >= 1 && each <= 9)).toBe(true)
    }
    const forms = new Set(trees.map((words) => words.map((word) => (word === 'null' ? '.' : 'o')).join('')))
    expect(forms.size).toBeGreaterThan(50)
  })

  it('that is a search tree has each number once', () => {
    for (const words of drawn('search')) expect(new Set(numbersOf(words)).size).toBe(numbersOf(words).length)
  })

  it('becomes smaller, down to the two nodes that matter', () => {
    const { small, smaller } = treeOf('any')
    const isSame = (stdin: string) => {
      const numbers = numbersOf(linesOf(stdin)[1]?.split(' ') ?? [])
      return new Set(numbers).size < numbers.length
    }
    for (let seed = 0; seed < 40; seed++) {
      let input = small(seed, 8)
      if (!isSame(input.stdin)) continue
      for (let next = smaller(input).find(({ stdin }) => isSame(stdin)); next; ) {
        input = next
        next = smaller(input).find(({ stdin }) => isSame(stdin))
      }
      expect(['2\n1 1\n', '3\n1 null 1\n']).toContain(input.stdin)
    }
  })
})

describe('calls of a class', () => {
  const { small, large, smaller } = generator(
    [{ name: 'room', type: 'int' }],
    [
      { name: 'room', from: 2, to: 2 },
      { name: 'n', from: 1, to: 'size' },
      {
        name: 'calls',
        count: 'n',
        calls: [
          { method: 'hang', often: 4, given: [{ from: 1, to: 'room' }, { words: ['red', 'blue'] }] },
          { method: 'take', given: [] },
        ],
      },
    ],
    500,
    [
      {
        name: 'hang',
        parameters: [
          { name: 'weight', type: 'int' },
          { name: 'colour', type: 'string' },
        ],
        returns: 'void',
      },
      { name: 'take', parameters: [], returns: 'int' },
    ],
  )

  it('come behind what the class is made from: how many, then a line for each', () => {
    for (let seed = 0; seed < 100; seed++) {
      const [room, count, ...calls] = linesOf(small(seed, 6).stdin)
      expect(room).toBe('2')
      expect(calls).toHaveLength(Number(count))
      for (const call of calls) expect(call).toMatch(/^(take|hang [12] (red|blue))$/)
    }
  })

  it('are drawn as often as they should', () => {
    const calls = Array.from({ length: 20 }, (_each, seed) => linesOf(large(500, seed)).slice(2)).flat()
    const share = calls.filter((call) => call.startsWith('hang')).length / calls.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.9)
  })

  it('become fewer and simpler', () => {
    for (let seed = 0; seed < 60; seed++) {
      let input = small(seed, 8)
      const shows = (stdin: string) => stdin.includes('take')
      if (!shows(input.stdin)) continue
      for (let next = smaller(input).find(({ stdin }) => shows(stdin)); next; ) {
        input = next
        next = smaller(input).find(({ stdin }) => shows(stdin))
      }
      expect(input.stdin).toBe('2\n1\ntake\n')
    }
  })
})

describe('smaller inputs', () => {
  const shrunk = (inputs: ReturnType<typeof generator>, shows: (stdin: string) => boolean) =>
    Array.from({ length: 200 }, (_each, seed) => {
      let input = inputs.small(seed, 8)
      if (!shows(input.stdin)) return null
      for (let next = inputs.smaller(input).find(({ stdin }) => shows(stdin)); next; ) {
        input = next
        next = inputs.smaller(input).find(({ stdin }) => shows(stdin))
      }
      return input.stdin
    }).filter((stdin) => stdin !== null)

  it('are all smaller, smallest first, and different', () => {
    const input = list.small(12, 8)
    const smaller = list.smaller(input)
    expect(smaller.length).toBeGreaterThan(5)
    expect(smaller.every(({ weight }) => weight <= input.weight)).toBe(true)
    expect(smaller.map(({ stdin }) => stdin)).not.toContain(input.stdin)
    expect(smaller.map(({ weight }) => weight)).toEqual(smaller.map(({ weight }) => weight).toSorted((a, b) => a - b))
    expect(new Set(smaller.map(({ stdin }) => stdin)).size).toBe(smaller.length)
  })

  it('end at the smallest input with the wanted property', () => {
    const falls = (stdin: string) => {
      const heights = (linesOf(stdin)[1] ?? '').split(' ').map(Number)
      return heights.some((each, at) => at > 0 && each < (heights[at - 1] ?? 0))
    }
    expect(new Set(shrunk(list, falls))).toEqual(new Set(['2\n1 0\n1\n']))
  })

  it('remove a label everywhere', () => {
    const inputs = generator(
      [
        { name: 'people', type: 'int' },
        { name: 'pairs', type: 'int[][]' },
      ],
      [
        { name: 'people', from: 2, to: 8 },
        { name: 'm', from: 0, to: 4 },
        {
          name: 'pairs',
          count: 'm',
          columns: [
            { name: 'one', of: 'people', first: 1 },
            { name: 'other', of: 'people', first: 1, not: 'one' },
          ],
        },
      ],
    )
    // Whether somebody is in two pairs.
    const shows = (stdin: string) => {
      const all = linesOf(stdin)
        .slice(2)
        .flatMap((line) => line.split(' '))
      return new Set(all).size < all.length
    }
    expect(new Set(shrunk(inputs, shows))).toEqual(new Set(['2\n2 2\n1 2\n1 2\n']))
  })

  it('prune a text derived from a grammar', () => {
    const inputs = generator(
      [{ name: 'lines', type: 'string[]' }],
      [
        { name: 'cuts', from: 0, to: 2 },
        { name: 'widths', count: 'cuts', from: 1, to: 4 },
        {
          name: 'lines',
          widths: 'widths',
          depth: 5,
          rules: { row: ['{item}', '{item}{row}'], item: ['k', 'y', '({row})', '({row}){times}'], times: ['2', '10'] },
        },
      ],
    )
    expect(new Set(shrunk(inputs, (stdin) => /\n.*\d/.test(stdin)))).toEqual(new Set(['1\n(k)2\n']))
  })
})
