import { afterAll, describe, expect, it } from 'vitest'
import { createLibrary, type FoundItem, findItem } from '../../shared/src/content/index.ts'
import { provePage } from './provePage.ts'
import { startRunner } from './runner.ts'

const runner = await startRunner()
afterAll(() => runner.stop())

const library = createLibrary()
const items = library.found().filter(({ kind }) => kind !== 'coding')

describe('claims of pages about programs and numbers', () => {
  it.each(items.map((item) => [`${item.kind}/${item.id}`, item] as const))('%s is true', async (_name, item) => {
    expect((await provePage(item, runner)).findings).toEqual([])
  })

  it('are checked at all', async () => {
    const runs = await Promise.all(['small-cache', 'parcel-lockers', 'infusion-pump-rate'].map(runsOf))
    expect(runs).toEqual([6, 1, 4])
  })

  it.each([
    [
      'small-cache',
      'question.md',
      '```output\n-\n2\n3',
      '```output\n-\n2\n4',
      /^the code, “Entries that were only written”, prints "-\\n2\\n3/,
    ],
    [
      'small-cache',
      'fixed.py',
      'self.entries.pop(key)',
      'self.entries[key]',
      /^the fixed code, “An entry that was read in between”, prints/,
    ],
    ['floor-to-meet-on', 'solution.py', 'abs(floor - middle)', '(floor - middle)', /^solution\.py on "3/],
    [
      'parcel-lockers',
      'reference.py',
      '== "BLOCKED"',
      '== "OPEN"',
      /^reference\.py ends with 1: [\s\S]*AssertionError/,
    ],
    [
      'splits-of-a-marathon',
      'question.md',
      'result: 72',
      'result: 27',
      /gives 72\.0?, and the page says 27$|gives 72, and the page says 27$/,
    ],
    [
      'infusion-pump-rate',
      'item.md',
      'answer: 6.3',
      'answer: 3.6',
      /^the answer: .* gives 6\.3\d*, and the page says 3\.6$/,
    ],
    ['infusion-pump-rate', 'item.md', '### 70', '### 71', /^the slip 71: /],
    [
      'say-the-complexity-first',
      'article.md',
      '1990 3990',
      '1990 3991',
      /^program 1 of article\.md prints "1990 3990\\n"/,
    ],
    [
      'say-the-complexity-first',
      'article.md',
      '```output',
      '```text',
      /^program 1 of article\.md has no “output” block after it$/,
    ],
    [
      'halving-without-fear',
      'tutorial.md',
      '```python run',
      '```fortran run',
      /^program 1 of tutorial\.md is in a language we can’t run: fortran$/,
    ],
  ])('%s: a mistake in %s is found', async (id, path, from, to, says) => {
    const { kind, files } = found(id)
    const text = files.get(path) ?? ''
    expect(text).toContain(from)
    const spoilt = findItem(kind, id, new Map([...files, [path, text.replace(from, to)]]))
    expect(spoilt.read.ok).toBe(true)
    const { findings } = await provePage(spoilt, runner)
    expect(findings).toContainEqual(expect.stringMatching(says))
  })
})

function found(id: string): FoundItem {
  const item = items.find((each) => each.id === id)
  if (item === undefined) throw new Error(`There is no item ${id}.`)
  return item
}

const runsOf = async (id: string) => (await provePage(found(id), runner)).runs
