import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNotes, writeNotes } from './designNotes.ts'

const anyPart = fc
  .array(fc.constantFrom('', 'Users can search.', '  indented', '# a heading', '100/s', '## Other', '\u00e9'), {
    maxLength: 5,
  })
  .map((lines) => lines.join('\n'))

describe('the notes of a design', () => {
  it('are read line by line as they were written', () => {
    fc.assert(
      fc.property(anyPart, anyPart, anyPart, (Requirements, Estimates, API) => {
        const notes = { Requirements, Estimates, API }
        expect(readNotes(writeNotes(notes))).toEqual(notes)
      }),
    )
  })

  it('are empty if nothing was written', () => {
    expect(writeNotes(readNotes(''))).toBe('')
  })

  it('keep all of a text that has no headings, or only some', () => {
    expect(readNotes('Just notes.\nMore.')).toMatchObject({ Requirements: 'Just notes.\nMore.', API: '' })
    expect(readNotes('First.\n\n## API\n\nGET /x')).toEqual({ Requirements: 'First.', Estimates: '', API: 'GET /x' })
    expect(readNotes('## API\n\none\n\n## API\n\ntwo')).toMatchObject({ API: 'one\n\ntwo' })
  })
})
