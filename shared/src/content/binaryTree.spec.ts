import { expect, it } from 'vitest'
import { grownTree, levelsOf, plantedTree, treeForms } from './binaryTree.ts'
import { generateInput, seededRandom } from './generatedInput.ts'

const random = seededRandom(7)
const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))

it('writes a tree level by level, with null for a missing child and none at the end', () => {
  expect(levelsOf(null)).toEqual([])
  const rows = [
    [4, 0],
    [2, 0],
    [9, 1],
    [7, 3],
  ]
  expect(levelsOf(plantedTree(rows, 'any')).filter((text) => text !== 'null')).toHaveLength(4)
  expect(levelsOf(plantedTree([[4], [9], [2], [9], [3]], 'search'))).toEqual(['4', '2', '9', 'null', '3'])
})

it('grows as many nodes as there are values, in each form', () => {
  for (const form of treeForms) {
    if (form === 'search') continue
    const texts = levelsOf(grownTree([5, 5, 6, 7, 8, 9], form, between))
    expect(texts.filter((text) => text !== 'null').toSorted()).toEqual(['5', '5', '6', '7', '8', '9'])
  }
  expect(levelsOf(grownTree([1, 2, 3], 'right', between))).toEqual(['1', 'null', '2', 'null', '3'])
  expect(levelsOf(grownTree([1, 2, 3], 'left', between))).toEqual(['1', '2', 'null', '3'])
})

it('describes a large search tree by its seed: every value lies on the right side of those above', () => {
  const stdin = generateInput({ seed: 3, parts: [{ tree: 2000, from: -9999, to: 9999, form: 'search' }] })
  const [length, values = ''] = stdin.split('\n')
  const texts = values.split(' ')
  expect(texts).toHaveLength(Number(length))
  expect(texts.filter((text) => text !== 'null')).toHaveLength(2000)
  const bounds: ([number, number] | null)[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]
  for (const [at, text] of texts.entries()) {
    const [least, most] = bounds[at] ?? [0, 0]
    if (text === 'null') continue
    expect(Number(text) > least && Number(text) < most).toBe(true)
    bounds.push([least, Number(text)], [Number(text), most])
  }
})
