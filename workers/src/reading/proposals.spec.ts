import { describe, expect, it } from 'vitest'
import { toldOrProposedIn } from './proposals.ts'

const proposedIn = (text: string): string[] =>
  toldOrProposedIn(text)
    .filter(({ isProposed }) => isProposed)
    .map(({ at, end }) => text.slice(at, end).trim())

describe('proposals', () => {
  it.each([
    'I’d give each question a running number.',
    'The check should only look at the machine itself.',
    'The fix is one order for all.',
    'Remedy: a check of its own.',
    'Drop what is out of date, and look at the number first.',
    'To repair it you mustn’t look first and write later.',
    'What I would change is the order of the locks.',
    'Use !listed.get(i).equals(counted.get(i)).',
  ])('are recognised in a sentence that says what to do: %s', (sentence) => {
    expect(proposedIn(sentence)).toEqual([sentence])
  })

  it.each([
    'Both look at the seat, and both see it free.',
    'Well both people clicked at the same moment.',
    'There is a gap between looking and writing, and in that gap somebody else can look as well.',
    'With the old line it would take less than a tenth of a second.',
    'Restart storm plus thundering herd.',
    'The answer that was asked for first is drawn last, instead of the newest one.',
  ])('aren’t recognised in one that says what happens: %s', (sentence) => {
    expect(proposedIn(sentence)).toEqual([])
  })
})
