import { expect, it } from 'vitest'
import type { ProviderPiece } from '../interviewer/provider.ts'
import { plainSpeech } from './plainSpeech.ts'

async function spoken(text: string, size: number): Promise<string> {
  async function* pieces(): AsyncGenerator<ProviderPiece> {
    yield { type: 'judgement', candidatesAnswerWasAccepted: true }
    for (let from = 0; from < text.length; from += size) yield { type: 'text', text: text.slice(from, from + size) }
  }
  let said = ''
  const others: ProviderPiece[] = []
  for await (const piece of plainSpeech(pieces(), ['Noor', 'interviewer'])) {
    if (piece.type === 'text') said += piece.text
    else others.push(piece)
  }
  expect(others).toHaveLength(1)
  return said
}

it.each([
  ['Noor: Hello Ada. Go on.', 'Hello Ada. Go on.'],
  ['\n\nInterviewer:  Go on.', 'Go on.'],
  ['Noor is my name: remember it.', 'Noor is my name: remember it.'],
  ['Go on, Noor: said nobody.', 'Go on, Noor: said nobody.'],
  ['Hello Ada! Welcome!! What now?!', 'Hello Ada. Welcome. What now?'],
  ['Yes', 'Yes'],
  ['', ''],
])('%j is %j', async (text, said) => {
  for (const size of [1, 5, 1_000]) expect((await spoken(text, size)).trim()).toBe(said)
})

it('leaves comparisons alone', async () => {
  expect(await spoken('When a != b holds, go on.', 1_000)).toBe('When a != b holds, go on.')
})
