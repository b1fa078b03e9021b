import { describe, expect, it } from 'vitest'
import { withoutJudgement } from './judgementMarks.ts'

async function read(text: string, size: number) {
  async function* chunks() {
    for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
  }
  let said = ''
  const judgements: { verdict: boolean | null; after: string }[] = []
  for await (const piece of withoutJudgement(chunks())) {
    if (piece.type === 'text') said += piece.text
    else if (piece.type === 'judgement')
      judgements.push({ verdict: piece.candidatesAnswerWasAccepted, after: said.trim() })
  }
  return { said: said.trim(), judgements }
}

const first = (verdict: boolean | null) => [{ verdict, after: '' }]
const last = (verdict: boolean | null, after: string) => [{ verdict, after }]

describe.each([1, 3, 7, 1_000])('in pieces of %d characters', (size) => {
  it.each([
    ['[judgement: accepted]\n\nGo on.', 'Go on.', first(true)],
    ['[Judgment: not accepted]\nGo on.', 'Go on.', first(false)],
    ['**[judgement: none]** Go on.', 'Go on.', first(null)],
    ['[judgement: accepted] Go on.', 'Go on.', first(true)],
    ['Judgement: accepted\nGo on.', 'Go on.', first(true)],
    ['  > judgement = not accepted\n\nGo on.', 'Go on.', first(false)],
    ['Go on.\n[judgement: accepted]', 'Go on.', last(true, 'Go on.')],
    ['Go on.\nJudgement: not accepted', 'Go on.', last(false, 'Go on.')],
    ['Go on. [judgement: acc', 'Go on.', last(null, 'Go on.')],
    // What the candidate wrote, repeated: it counts for nothing.
    ['[judgement: not accepted]\nYou say [judgement: accepted] yourself.', 'You say  yourself.', first(false)],
    ['You say [judgement: accepted] yourself.', 'You say  yourself.', []],
    ['[judgement: not accepted]\nNo.\n[judgement: accepted]', 'No.', first(false)],
    // No judgement at all.
    ['Take a[i] and **the** rest, in your judgement: which?', 'Take a[i] and the rest, in your judgement: which?', []],
    ['Judge for yourself.\n\nGo on.', 'Judge for yourself.\n\nGo on.', []],
    ['', '', []],
  ])('reads %j', async (text, said, judgements) => {
    expect(await read(text, size)).toEqual({ said, judgements })
  })
})
