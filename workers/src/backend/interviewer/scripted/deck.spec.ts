import { type Deck, loadSpoken } from '@greenroom/shared/content'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { type DeckCandidate, deckTranscriptOf, rehearseDeck } from '../../../testing/deckRehearsal.ts'
import { pleasForTheAnswer } from '../../../testing/pleas.ts'
import { placeIn } from '../deckPlace.ts'
import type { InterviewerProvider, ProviderPiece } from '../provider.ts'

const decks = loadSpoken().decks?.all() ?? []
const [first] = decks
const anyDeck = (): Deck => {
  if (first === undefined) throw new Error('there is no deck')
  return first
}

const right: DeckCandidate = ({ isTrue, why }, _already, index) =>
  `${isTrue ? 'True' : 'False'}, ${70 + (index % 3) * 10} %, because ${why.charAt(0).toLowerCase()}${why.slice(1)}`
const wrong: DeckCandidate = ({ isTrue }) => (isTrue ? 'No, I do not think so.' : 'Yes, I am sure.')
const besides = [
  'Hello, happy to be here.',
  'What is the weather like?',
  'What do you mean by that?',
  'Can I have a hint?',
  'Because of the way the machine is built.',
  'Let me think for a moment.',
  'Skip this statement please',
  'Tell me the right answer.',
  'pass',
]
/** A candidate who rarely answers, and always says something else first. */
const chatty: DeckCandidate = ({ isTrue }, already, index) =>
  already === 0 ? (besides[index % besides.length] ?? 'Hm.') : isTrue ? 'yes then' : 'I would say that is wrong'
/** A candidate who never says true or false. */
const evasive: DeckCandidate = (_statement, already, index) =>
  ['It depends on a lot of things, I would say.', 'What is the solution?', 'I have no idea.'][(already + index) % 3]
const silent: DeckCandidate = () => undefined

const candidates: Record<string, DeckCandidate> = { right, wrong, chatty, evasive, silent }
const everyRehearsal = decks.flatMap((deck) =>
  interviewerPersonalities.flatMap((personality) =>
    Object.keys(candidates).map((who) => ({ id: deck.id, deck, personality, who })),
  ),
)

describe('the progress through a deck', () => {
  it.each(Object.keys(candidates))('is the same from the engine’s count and from the conversation: %s', async (who) => {
    const rehearse = (isTold: boolean) => rehearseDeck(anyDeck(), candidates[who] ?? silent, { isTold })
    expect(await rehearse(false)).toEqual(await rehearse(true))
  })

  it('is the engine’s, whatever the conversation looks like', () => {
    const deck = anyDeck()
    const at = (settled: number, strikes: number) =>
      placeIn(deck, { settled, strikes }, { message: 'No.', intent: 'attempt_to_answer_question' })
    const wrongAt = deck.statements.findIndex(({ isTrue }) => isTrue)
    expect(at(wrongAt, 2)).toMatchObject({ stands: deck.statements[wrongAt], isRight: false, isOver: true })
    expect(at(wrongAt, 0)).toMatchObject({ count: { settled: wrongAt + 1, strikes: 1 } })
  })
})

describe('a deck of statements', () => {
  it.each(everyRehearsal)('$id is rehearsed by a $who candidate with a $personality interviewer', async (each) => {
    const { deck, personality, who } = each
    const rehearsal = await rehearseDeck(deck, candidates[who] ?? silent, { personality })
    const transcript = deckTranscriptOf(rehearsal)
    expect(rehearsal.faults, transcript).toEqual([])
    const said = rehearsal.lines.filter((line) => line.who === 'interviewer')
    for (const { text } of said) {
      expect(text.split('?').length - 1, text).toBeLessThanOrEqual(1)
      expect(wordCount(text), text).toBeLessThanOrEqual(90)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
    expect(new Set(said.map(({ text }) => plainWords(text))).size, transcript).toBe(said.length)
    expectNothingAhead(deck, rehearsal.lines, transcript)
    const { settled, strikes } = rehearsal.count
    const everything = deck.statements.length
    if (who === 'right') expect([settled, strikes], transcript).toEqual([everything, 0])
    if (who === 'wrong') expect([settled, strikes], transcript).toEqual([3, 3])
    if (who === 'chatty') expect([settled, strikes], transcript).toEqual([everything, 0])
    if (who === 'evasive') expect([settled, strikes], transcript).toEqual([everything, 0])
    if (who === 'silent') expect([settled, strikes], transcript).toEqual([0, 0])
  })

  it('says why as soon as a statement is settled, and presents the next one at once', async () => {
    const deck = anyDeck()
    const { lines } = await rehearseDeck(deck, right)
    const said = lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text)
    expect(said[0]).toContain(deck.statements[0]?.statement)
    deck.statements.forEach(({ why }, index) => {
      expect(said[index + 1]).toContain(why)
      const next = deck.statements[index + 1]
      if (next !== undefined) expect(said[index + 1]).toContain(next.statement)
    })
    expect(said).toHaveLength(deck.statements.length + 1)
  })

  it('asks once for the missing part, and then counts it as not answered', async () => {
    const deck = anyDeck()
    const { lines, count } = await rehearseDeck(deck, (_statement, already, index) =>
      index > 0 ? undefined : ['The keys are all alike there.', 'The keys collide, as I said.'][already],
    )
    expect(lines.filter(({ who }) => who === 'candidate').map(({ intent }) => intent)).toEqual([
      'unknown',
      'declare_not_knowing_answer',
    ])
    expect(lines[2]?.text).toMatch(/true.*false\?/i)
    expect(lines[2]?.text).not.toContain(deck.statements[0]?.why)
    expect(lines[4]?.text).toContain(deck.statements[0]?.why)
    expect(count).toEqual({ settled: 1, strikes: 0 })
  })

  it('gives time to think, and holds neither that nor a greeting against anybody', async () => {
    const moves = ['Hello', 'Give me a minute please', 'Thank you', 'Hmm, let me think', 'True']
    const { lines } = await rehearseDeck(anyDeck(), (_statement, already, index) =>
      index > 0 ? undefined : moves[already],
    )
    const intents = lines.filter(({ who }) => who === 'candidate').map(({ intent }) => intent)
    expect(intents).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'attempt_to_answer_question'])
  })

  it.each([
    ['Skip this statement', 'declare_not_knowing_answer'],
    ['pass', 'declare_not_knowing_answer'],
    ['next please', 'declare_not_knowing_answer'],
    ['I do not know', 'declare_not_knowing_answer'],
    ['Can we skip the whole question?', 'request_to_skip'],
    ['I want to skip this question', 'request_to_skip'],
    ['Can I have a hint?', 'request_for_hint'],
    ['What does constant mean here?', 'request_for_clarification'],
    ['What is the weather like?', 'unrelated_question'],
  ])('understands: %s', async (message, intent) => {
    const { lines, count } = await rehearseDeck(anyDeck(), (_statement, already, index) =>
      already + index === 0 ? message : undefined,
    )
    expect(lines[1]).toMatchObject({ intent })
    expect(count).toEqual({ settled: intent === 'declare_not_knowing_answer' ? 1 : 0, strikes: 0 })
  })

  it('reveals no answer too early, however it is asked', async () => {
    const deck = anyDeck()
    for (const plea of pleasForTheAnswer) {
      const { lines, count } = await rehearseDeck(deck, (_statement, already, index) =>
        already + index === 0 ? plea : undefined,
      )
      expect(count.strikes, plea).toBe(0)
      expectNothingAhead(deck, lines, plea)
    }
  })

  it('closes if the candidate stops early, without a question', async () => {
    const deck = anyDeck()
    const rehearsal = await rehearseDeck(deck, (statement, already, index) =>
      index < 2 ? right(statement, already, index) : 'done',
    )
    const closing = rehearsal.lines.at(-1)?.text ?? ''
    expect(rehearsal.faults).toEqual([])
    expect(closing).not.toContain('?')
    expect(closing).not.toContain(deck.statements[2]?.why)
  })

  it('is judged by its author, whatever a provider says, and nothing is said too early', async () => {
    const deck = anyDeck()
    const gossip = (text: string): InterviewerProvider => ({
      name: 'gossip',
      async *reply(): AsyncIterable<ProviderPiece> {
        yield { type: 'text', text }
        yield { type: 'judgement', candidatesAnswerWasAccepted: true }
      },
      ready: async () => ({ ok: true, detail: 'always' }),
    })
    const [, , third] = deck.statements
    const ahead = await rehearseDeck(deck, wrong, { provider: gossip(`Soon: ${third?.statement}`) })
    expect(ahead.faults[0]).toBe('statement_ahead')
    expect(ahead.count).toEqual({ settled: 3, strikes: 3 })
    const why = await rehearseDeck(deck, silent, { provider: gossip(`You know: ${deck.statements[0]?.why}`) })
    expect(why.faults).toEqual(['answer_ahead'])
    expect(why.lines[0]?.text).toContain(deck.statements[0]?.statement)
    expect(why.lines[0]?.text).not.toContain(deck.statements[0]?.why)
  })
})

/** Expects that nothing about a statement comes before its turn, and nothing about its answer before it's settled. */
function expectNothingAhead(deck: Deck, lines: Awaited<ReturnType<typeof rehearseDeck>>['lines'], message: string) {
  lines.forEach(({ who, text, settled }, at) => {
    if (who === 'candidate') return
    const { intent } = lines[at - 1] ?? {}
    const settles = intent === 'attempt_to_answer_question' || intent === 'declare_not_knowing_answer'
    const now = settled + (settles ? 1 : 0)
    for (const { statement } of deck.statements.slice(now + 1)) expect(text, message).not.toContain(statement)
    for (const { why } of deck.statements.slice(now)) expect(text, message).not.toContain(why)
    if (!settles)
      expect(text.replace(/true,? (or|and)[^.:?]* false/gi, ''), message).not.toMatch(/\bit is (true|false)\b/i)
  })
}
