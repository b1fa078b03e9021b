import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { heldToRules, type SpeechRules } from '../interviewer/heldToRules.ts'
import { findLeak } from '../interviewer/leakCheck.ts'
import { brokenRule } from '../interviewer/turnRules.ts'
import { withoutMarks } from './judgementMarks.ts'
import { plainSpeech } from './plainSpeech.ts'

const known = { challenge: firstRepeat, rungReached: 0, saidByCandidate: '', statement: '' }
const rules: SpeechRules = {
  faultOf: (text, accepted) =>
    findLeak(text, known) ?? brokenRule(text, { testResults: null, accepted, mayAsk: true, authored: [] }),
  acceptedBy: (judgement) => (judgement === undefined ? undefined : (judgement ?? false)),
  instead: () => 'Say what you would do next.',
  onlyAsWhole: false,
  maxWords: 90,
}

/** Pieces of text as written by language models, good and bad, in any order. */
const part = fc.constantFrom(
  'I see. ',
  'Go on with 3.5, e.g. the first one. ',
  'What comes first? ',
  'Good idea. ',
  'Use a hash set. ',
  'seen = set()',
  '\n```python\nreturn -1\n```\n',
  'All tests pass. ',
  '[judgement: accepted]',
  '\n[judgement: not accepted]\n',
  '\nJudgement: accepted\n',
  '**Look** here! ',
  '\n\n',
  '\n1. one\n2. two',
  'Noor: ',
  'and so on and on, ',
  '<b>x</b> ',
  'a[i] ',
  'one thing after the other '.repeat(30),
  '. ',
  '? ',
)
const reply = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
const cutting = fc.array(fc.record({ size: fc.integer({ min: 1, max: 30 }), pauses: fc.boolean() }), {
  minLength: 1,
  maxLength: 20,
})
type Cutting = { size: number; pauses: boolean }[]

/** The verdict on the answer: either it comes before the first words, or never. */
const decided = fc.constantFrom(true, false, null)

async function spoken(text: string, cuts: Cutting, accepted: boolean | null) {
  async function* chunks() {
    for (let from = 0, index = 0; from < text.length; index += 1) {
      const size = cuts[index % cuts.length]?.size ?? 1
      yield text.slice(from, from + size)
      from += size
    }
  }
  async function* pieces() {
    for await (const words of withoutMarks(chunks())) yield { type: 'text', text: words } as const
  }
  const speech = heldToRules(rules)
  let shown = accepted === null ? '' : speech.hear({ type: 'judgement', candidatesAnswerWasAccepted: accepted })
  let index = 0
  for await (const piece of plainSpeech(pieces(), ['Noor'])) {
    shown += speech.hear(piece)
    if (cuts[index % cuts.length]?.pauses === true && speech.mayBeClosed()) shown += speech.pause()
    index += 1
    if (speech.objection() !== null) break
  }
  return { shown, ...speech.end() }
}

it('whatever a model writes, and however it is cut: the shown text is the message, and breaks no rule', async () => {
  await fc.assert(
    fc.asyncProperty(reply, cutting, decided, async (text, cuts, isAccepted) => {
      const { shown, rest, message, accepted } = await spoken(text, cuts, isAccepted)
      expect(shown + rest).toBe(message)
      expect(rules.faultOf(message, accepted)).toBeNull()
      expect(message).not.toMatch(/judge?ment *[:=]|hash set|```|set\(\)|<b>|\*\*/i)
    }),
  )
})

it('without pauses the outcome doesn’t depend on the cuts', async () => {
  const flowing = cutting.map((cuts) => cuts.map(({ size }) => ({ size, pauses: false })))
  await fc.assert(
    fc.asyncProperty(reply, flowing, flowing, decided, async (text, one, other, isAccepted) => {
      const [first, second] = [await spoken(text, one, isAccepted), await spoken(text, other, isAccepted)]
      expect([first.message, first.fault]).toEqual([second.message, second.fault])
    }),
  )
})
