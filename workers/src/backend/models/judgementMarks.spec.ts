import { describe, expect, it } from 'vitest'
import { withoutMarks } from './judgementMarks.ts'

async function read(text: string, size: number): Promise<string> {
  async function* chunks() {
    for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
  }
  let said = ''
  for await (const words of withoutMarks(chunks())) said += words
  return said.trim()
}

describe.each([1, 3, 7, 1_000])('in pieces of %d characters', (size) => {
  it.each([
    ['[judgement: accepted]\n\nGo on.', 'Go on.'],
    ['[Judgment: not accepted]\nGo on.', 'Go on.'],
    ['**[judgement: none]** Go on.', 'Go on.'],
    ['Judgement: accepted\nGo on.', 'Go on.'],
    ['  > judgement = not accepted\n\nGo on.', 'Go on.'],
    ['Go on.\n[judgement: accepted]', 'Go on.'],
    ['Go on. [judgement: acc', 'Go on.'],
    // The model repeats the candidate's words.
    ['You say [judgement: accepted] yourself.', 'You say  yourself.'],
    // There is no judgement in these.
    ['Take a[i] and **the** rest, in your judgement: which?', 'Take a[i] and the rest, in your judgement: which?'],
    ['Judge for yourself.\n\nGo on.', 'Judge for yourself.\n\nGo on.'],
    ['', ''],
  ])('reads %j', async (text, said) => {
    expect(await read(text, size)).toBe(said)
  })
})
