import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createArchive } from './archive.ts'
import { contentFolder } from './contentFolder.ts'
import { createLibrary } from './library.ts'

/** A folder with a question and a course, which specs change while a library is open. */
let folder: string
const page = () => join(folder, 'content', 'knowledge', 'two-bookings-one-seat', 'question.md')
const question = () => join('knowledge', 'two-bookings-one-seat')
const course = () => join('courses', 'interview-basics')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-library-'))
  for (const item of [question(), course()])
    cpSync(join(contentFolder, item), join(folder, 'content', item), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => createLibrary({ folder: join(folder, 'content'), archive: createArchive(join(folder, 'archive')) })
const retitle = (title: string) => writeFileSync(page(), readFileSync(page(), 'utf8').replace(/^title: .*$/m, title))

describe('the library', () => {
  it('has every item of every kind, each with a version', () => {
    const library = open()
    expect(library.items('knowledge').map(({ id }) => id)).toEqual(['two-bookings-one-seat'])
    expect(library.items('job')).toEqual([])
    expect(library.get('course', 'interview-basics')?.version).toMatch(/^[0-9a-f]{12}$/)
    expect(library.get('course', 'two-bookings-one-seat')).toBeUndefined()
  })

  it('reloads changed items, and nothing else', () => {
    const library = open()
    const kept = library.get('course', 'interview-basics')
    expect(library.reload()).toEqual({ changed: [], findings: [] })
    retitle('title: One seat too few')
    expect(library.reload()).toEqual({ changed: ['knowledge/two-bookings-one-seat'], findings: [] })
    expect(library.get('knowledge', 'two-bookings-one-seat')?.title).toBe('One seat too few')
    expect(library.get('course', 'interview-basics')).toBe(kept)
  })

  it('still has the version that somebody began with, even after a restart', () => {
    const before = open().get('knowledge', 'two-bookings-one-seat')
    retitle('title: One seat too few')
    const library = open()
    expect(library.get('knowledge', 'two-bookings-one-seat', before?.version)).toEqual(before)
    expect(library.get('knowledge', 'two-bookings-one-seat', 'ffffffffffff')).toBeUndefined()
  })

  it('keeps an item as it was while its page is invalid, and reports the errors', () => {
    const library = open()
    const before = library.get('knowledge', 'two-bookings-one-seat')
    retitle('titel: One seat too few')
    const { findings } = library.reload()
    expect(findings).toEqual([
      'knowledge/two-bookings-one-seat: question.md: title is missing',
      'knowledge/two-bookings-one-seat: question.md: the head: “titel” isn’t a known field',
    ])
    expect(library.get('knowledge', 'two-bookings-one-seat')).toBe(before)
  })

  it('forgets deleted items', () => {
    const library = open()
    rmSync(join(folder, 'content', course()), { recursive: true })
    expect(library.reload().changed).toEqual(['course/interview-basics'])
    expect(library.items('course')).toEqual([])
  })
})
