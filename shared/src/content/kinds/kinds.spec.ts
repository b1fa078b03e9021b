import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { readItemFiles } from '../itemFiles.ts'
import { findItem } from '../library.ts'
import { kindNames, kinds } from './all.ts'
import { ringIn } from './conceptList.ts'

/** The item of each kind that the README gives as an example: the first one in the folder. */
const example = (kind: (typeof kindNames)[number]) => {
  const folder = join(contentFolder, kinds[kind].folder)
  const [id = ''] = readdirSync(folder).sort()
  return { id, files: readItemFiles(join(folder, id)) }
}

describe.each(kindNames)('%s', (name) => {
  const kind = kinds[name]

  it('has items, and the first of them is readable', () => {
    const { id, files } = example(name)
    const { read } = findItem(name, id, files)
    expect(read.ok ? [] : read.findings).toEqual([])
  })

  it('starts with a page on which every heading and every fact is known, and which names missing parts', () => {
    const { read } = findItem(name, 'new-one', new Map([[kind.page, kind.template]]))
    const findings = read.ok ? [] : read.findings
    expect(findings).toContain(`${kind.page}: title is missing`)
    expect(
      findings.filter((each) => /isn’t a known field|heading isn’t known|doesn’t belong to any field/.test(each)),
    ).toEqual([])
  })

  it('finds a heading with a typo', () => {
    const { id, files } = example(name)
    const page = files.get(kind.page) ?? ''
    const spoilt = new Map([...files, [kind.page, `${page}\n\n## Somethign else\n\nText.\n`]])
    const { read } = findItem(name, id, spoilt)
    // An article's body may have any heading.
    if (name === 'article') expect(read.ok).toBe(true)
    else expect(read.ok ? [] : read.findings.join()).toMatch(/“Somethign else”: this heading isn’t known here/)
  })
})

describe('prerequisites', () => {
  const needs = (pairs: Record<string, string[]>) => new Map(Object.entries(pairs))

  it('may branch and join', () => {
    expect(ringIn(needs({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull()
  })

  it('may not form a circle', () => {
    expect(ringIn(needs({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd', 'b'])
    expect(ringIn(needs({ a: ['a'] }))).toEqual(['a', 'a'])
  })
})
