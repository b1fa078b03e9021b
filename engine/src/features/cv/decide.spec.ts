import type { CvContent, CvSuggestion } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { accept, acceptedText, takeBack } from './decide.ts'

const content: CvContent = {
  name: 'Ada',
  contact: [
    { id: 'c1', text: 'ada@example.org' },
    { id: 'c2', text: 'Born 1985' },
  ],
  sections: [
    {
      ...{ id: 's1', kind: 'experience', heading: 'Experience' },
      entries: [
        {
          id: 'e1',
          title: 'Works',
          dates: '',
          lines: [
            { id: 'l1', text: 'One. Two.' },
            { id: 'l2', text: 'Three' },
          ],
        },
      ],
    },
  ],
}
const suggestion = (lineId: string, before: string, after: string | null, template?: string): CvSuggestion => ({
  ...{ suggestionId: 'x', lineId, title: '', reason: '', before, after },
  ask: template === undefined ? null : { label: '', hint: '', template },
})

describe('accepting a suggestion, and taking that back', () => {
  it.each([
    ['a line', suggestion('l2', 'Three', 'Four')],
    ['a line that becomes two', suggestion('l1', 'One. Two.', 'One.\nTwo.')],
    ['a contact line that goes', suggestion('c2', 'Born 1985', '')],
    ['a line that goes', suggestion('l1', 'One. Two.', '')],
    ['dates', suggestion('e1', '', '2019')],
  ])('%s', (_, of) => {
    const { content: after, decided } = accept(content, of, of.after ?? '', () => 'n1')
    expect(after).not.toEqual(content)
    expect(takeBack(after, decided)).toEqual(content)
  })

  it('is not taken back from a line that has changed since', () => {
    const { content: after, decided } = accept(content, suggestion('l2', 'Three', 'Four'), 'Four', () => 'n1')
    expect(takeBack(JSON.parse(JSON.stringify(after).replace('Four', 'Five')), decided)).toBeNull()
  })

  it('fills in the answer as it is written', () => {
    expect(acceptedText(suggestion('l2', 'Three', null, 'Three, {answer}.'), ' $& {answer} ')).toBe(
      'Three, $& {answer}.',
    )
    expect(acceptedText(suggestion('l2', 'Three', null, 'Three, {answer}.'), ' ')).toBeNull()
    expect(acceptedText(suggestion('l2', 'Three', null, '{answer} backups'), 'ran')).toBe('Ran backups')
    expect(acceptedText(suggestion('l2', 'Three', 'Tree', 'Three, {answer}.'), '')).toBe('Tree')
  })
})
