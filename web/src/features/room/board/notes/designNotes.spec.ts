import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNotes, writeNotes } from './designNotes.ts'

const anyPart = fc
  .array(fc.constantFrom('', 'Users can search.', '  indented', '# a heading', '100/s', '## Other', '\u00e9'), {
    maxLength: 5,
  })
  .map((lines) => lines.join('\n'))

describe('the notes of a design', () => {
  it('are read as they were written, line by line', () => {
    fc.assert(
      fc.property(anyPart, anyPart, anyPart, (Requirements, Estimates, API) => {
        const notes = { Requirements, Estimates, API }
        expect(readNotes(writeNotes(notes))).toEqual(notes)
      }),
    )
  })

  it('are nothing where nothing was written', () => {
    expect(writeNotes(readNotes(''))).toBe('')
  })

  it('lose nothing of a text that was written without headings, or with some of them', () => {
    expect(readNotes('Just notes.\nMore.')).toMatchObject({ Requirements: 'Just notes.\nMore.', API: '' })
    expect(readNotes('First.\n\n## API\n\nGET /x')).toEqual({ Requirements: 'First.', Estimates: '', API: 'GET /x' })
    expect(readNotes('## API\n\none\n\n## API\n\ntwo')).toMatchObject({ API: 'one\n\ntwo' })
  })
})
