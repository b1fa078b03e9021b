import { describe, expect, it } from 'vitest'
import { readFormPage, writeFormPage } from '../rules/contentFormPages.ts'
import { editedKinds, formOf, mayHaveFile } from '../rules/contentForms.ts'
import { contentPlaceOf } from '../rules/contentPlaces.ts'
import { createLibrary, findItem } from './library.ts'

const found = createLibrary({ only: editedKinds }).found()
const kindOf = (kind: string) => {
  const known = editedKinds.find((each) => each === kind)
  if (known === undefined) throw new Error(`${kind} is not edited`)
  return known
}

describe('a page as a form', () => {
  it.each(found.map((item) => [`${item.kind}/${item.id}`, item] as const))(
    'is read and written without a loss: %s',
    (_name, { kind, id, files, read }) => {
      const edited = kindOf(kind)
      const written = [...files].map(([path, text]): [string, string] => {
        expect(mayHaveFile(edited, path), path).toBe(true)
        const form = formOf(edited, path)
        if (form === null) return [path, text]
        const values = readFormPage(form, text)
        if (values === null) throw new Error(`the form loses parts of ${path}`)
        const page = writeFormPage(form, values)
        expect(readFormPage(form, page)).toEqual(values)
        return [path, page]
      })
      const again = findItem(kind, id, new Map(written)).read
      if (!read.ok || !again.ok) throw new Error('it is not valid')
      expect({ ...again.item, version: '' }).toEqual({ ...read.item, version: '' })
    },
  )

  it.each([
    ['a fact that nobody knows', '---\ntitle: X\ncolour: red\n---\n'],
    ['a fact that stands there twice', '---\ntitle: X\ntitle: Y\n---\n'],
    ['a heading that nobody knows', '---\ntitle: X\n---\n\n## Weather\n\n- Rain\n'],
    ['an open block', '---\ntitle: X\n---\n\n```\ncode\n'],
  ])('is only text if it has %s', (_what, page) => {
    const form = formOf('job', 'job.md')
    expect(form && readFormPage(form, page)).toBeNull()
  })

  it('keeps a line break out of a fact, which ends with its line', () => {
    const form = formOf('job', 'job.md')
    const values = form && readFormPage(form, '---\ntitle: X\n---\n')
    if (form === null || values === null) throw new Error('there is no form')
    expect(writeFormPage(form, { ...values, facts: { ...values.facts, title: 'One\n  two' } })).toContain(
      'title: One two\n',
    )
  })
})

describe('the place of an error', () => {
  const lines = [
    '---',
    'title: A course',
    'lessons: first; second',
    '---',
    '',
    '## What you can do afterwards',
    '',
    '- One',
    '- Two',
  ]
  const lesson = [
    '---',
    'title: L',
    '---',
    '',
    'Text.',
    '',
    '## Quiz',
    '',
    '### Why?',
    '- [x] So — Yes',
    '- [ ] Not — No',
  ]
  const files = new Map([
    ['course.md', lines.join('\n')],
    ['lessons/second.md', lesson.join('\n')],
  ])
  it.each([
    [['title'], { file: 'course.md', field: 'title', line: 2 }],
    [['summary'], { file: 'course.md', field: 'summary', line: null }],
    [['outcomes', 1], { file: 'course.md', field: 'outcomes', line: 9 }],
    [['lessons', 0], { file: 'course.md', field: 'lessons', line: 3 }],
    [['lessons', 1, 'body'], { file: 'lessons/second.md', field: 'body', line: 4 }],
    [['lessons', 1, 'quiz', 0, 'options', 1, 'why'], { file: 'lessons/second.md', field: 'quiz', line: 11 }],
  ])('%j is found in its file', (path, place) => {
    expect(contentPlaceOf('course', path, files)).toEqual(place)
  })
})
