import { describe, expect, it, test } from 'vitest'
import { generatedInputSchema, generateInput } from './generatedInput.ts'

describe('a generated input', () => {
  test('is the same for the same seed, and different for another seed', () => {
    const parts = [{ integers: 1000, from: -5, to: 1_000_000_000_000 }]
    expect(generateInput({ seed: 7, parts })).toBe(generateInput({ seed: 7, parts }))
    expect(generateInput({ seed: 7, parts })).not.toBe(generateInput({ seed: 8, parts }))
  })

  test('never changes for a seed: expected outputs were computed from it', () => {
    expect(generateInput({ seed: 1, parts: [{ integers: 6, from: 1, to: 100 }] })).toBe('63 53 97 62 43 46\n')
  })

  test('keeps integers in their range, and sorts them if requested', () => {
    const parts = [{ integers: 500, from: 3, to: 9, order: 'descending' as const }]
    const numbers = generateInput({ seed: 3, parts }).trim().split(' ').map(Number)
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
    expect(new Set(numbers)).toEqual(new Set([9, 8, 7, 6, 5, 4, 3]))
  })

  test('writes lines, rows of columns and words', () => {
    const parts = [
      'as it is',
      { rows: 3, columns: [{ start: 10, step: -2 }], template: '+r{0}' },
      {
        rows: 2,
        columns: [
          { start: 1, step: 1 },
          { from: 5, to: 5 },
        ],
      },
      { rows: 2, letters: '#', width: 4 },
      { lines: ['a', 'b'], times: 2 },
    ]
    expect(generateInput({ seed: 0, parts })).toBe('as it is\n+r10\n+r8\n+r6\n1 5\n2 5\n####\n####\na\nb\na\nb\n')
  })

  test.each([
    [{ seed: 1, parts: [] }],
    [{ seed: 1, parts: [{ integers: 0, from: 1, to: 2 }] }],
    [{ seed: 1, parts: [{ integers: 5, from: 2, to: 1 }] }],
    [{ seed: 1, parts: [{ integers: 5, from: 1, to: 2, sorted: true }] }],
    [{ seed: 1, parts: [{ distinct: 5, from: 1, to: 4 }] }],
    [{ seed: 1, parts: [{ nodes: 4, edges: 2, first: 1 }] }],
    [{ seed: 1, parts: [{ nodes: 4, edges: 7, first: 1 }] }],
    [{ seed: 1, parts: [{ calls: 0, of: [{ template: 'take', columns: [] }] }] }],
    [{ seed: 1, parts: [{ calls: 3, of: [] }] }],
    [{ seed: 1, parts: [{ tree: 5, from: 1, to: 9, form: 'round' }] }],
    [{ parts: ['no seed'] }],
  ])('is refused if it makes no sense: %j', (input) => {
    expect(generatedInputSchema.safeParse(input).success).toBe(false)
  })
})

describe('parts with a structure', () => {
  const numbersOf = (text: string) => text.trim().split(/\s+/).map(Number)
  const edgesOf = (text: string) => text.trim().split('\n').map(numbersOf)

  it('are different integers and whole permutations', () => {
    const distinct = numbersOf(generateInput({ seed: 4, parts: [{ distinct: 50, from: -25, to: 30 }] }))
    expect(new Set(distinct).size).toBe(50)
    expect(distinct.every((each) => each >= -25 && each <= 30)).toBe(true)
    const permutation = numbersOf(generateInput({ seed: 4, parts: [{ permutation: 100, first: 0 }] }))
    const ascending = permutation.toSorted((one, other) => one - other)
    expect(ascending).toEqual(Array.from({ length: 100 }, (_each, at) => at))
    expect(permutation).not.toEqual(ascending)
  })

  it('repeat a period up to a width that it need not divide', () => {
    expect(generateInput({ seed: 0, parts: [{ period: 'abc', width: 7 }] })).toBe('abcabca\n')
  })

  it.each([
    { nodes: 30, edges: 29, first: 1 },
    { nodes: 30, edges: 60, first: 0 },
    { nodes: 6, edges: 15, first: 1 },
  ])('are connected graphs of $nodes nodes and $edges edges, each once', (part) => {
    const edges = edgesOf(generateInput({ seed: 9, parts: [part] }))
    expect(new Set(edges.map((edge) => edge.toSorted((one, other) => one - other).join(' '))).size).toBe(part.edges)
    expect(edges.every(([one, other]) => one !== other)).toBe(true)
    const reached = new Set([part.first])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const edge of edges) if (edge.some((each) => reached.has(each))) for (const each of edge) reached.add(each)
    }
    expect([...reached].sort((one, other) => one - other)).toEqual(
      Array.from({ length: part.nodes }, (_node, at) => part.first + at),
    )
  })

  it.each([
    { form: 'path' as const, most: 2 },
    { form: 'star' as const, most: 19 },
  ])('are trees in the form of a $form, with weights', ({ form, most }) => {
    const part = { nodes: 20, edges: 19, first: 1, form, weights: { from: 5, to: 6 } }
    const edges = edgesOf(generateInput({ seed: 2, parts: [part] }))
    const degrees = Array.from({ length: 20 }, (_node, at) => edges.filter((each) => each.slice(0, 2).includes(at + 1)))
    expect(Math.max(...degrees.map(({ length }) => length))).toBe(most)
    expect(edges.every(([, , weight]) => weight === 5 || weight === 6)).toBe(true)
  })

  it('are calls of a class: how many, then a line for each, the frequent ones more often', () => {
    const of = [
      {
        template: 'hang {0} {1}',
        columns: [
          { from: 1, to: 9 },
          { start: 0, step: 1 },
        ],
        often: 3,
      },
      { template: 'take', columns: [] },
    ]
    const [count, ...calls] = generateInput({ seed: 5, parts: [{ calls: 400, of }] })
      .trimEnd()
      .split('\n')
    expect(count).toBe('400')
    expect(calls).toHaveLength(400)
    const hung = calls.filter((call) => /^hang [1-9] \d+$/.test(call))
    expect(calls.filter((call) => call === 'take')).toHaveLength(400 - hung.length)
    expect(hung.length).toBeGreaterThan(250)
    expect(hung.length).toBeLessThan(350)
    // A counting column uses the call's position among all calls.
    expect(calls.every((call, at) => call === 'take' || call.endsWith(` ${at}`))).toBe(true)
  })
})
