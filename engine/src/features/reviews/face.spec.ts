import { createLibrary, loadChallenges, loadChecks, loadSpoken } from '@greenroom/shared/content'
import { commitSchema, replay, sessionSchema } from '@greenroom/shared/session'
import { goldenLogs } from '@greenroom/shared/testing'
import { describe, expect, test } from 'vitest'
import { cardsOfSession } from './cardsOfSession.ts'
import { createFaces, type FaceAsk } from './face.ts'
import { answerOf, askOf, judged } from './judge.ts'
import { type CardRecord, cardRecordSchema } from './record.ts'
import { newMemory } from './schedule.ts'

const [bank, spoken] = [loadChallenges(), loadSpoken()]
const library = createLibrary({ only: ['course', 'concepts'] })
const faces = createFaces({
  ...{ courses: library, concepts: library, bank, spoken, checks: loadChecks(), diagnosticItemOf: () => undefined },
})
const everything = { hasPremium: true, seesBeta: true }
const card = (cardId: string, rev = 1): CardRecord =>
  cardRecordSchema.parse({
    ...{ id: `1/${cardId}`, userId: 1, cardId, rev, kind: cardId.split('/')[0], skill: null, addedAt: 0 },
    ...{ memory: newMemory(0), dueAt: 0, gradedAt: null, answer: null, last: null, settleAt: null, from: [] },
  })

const quizIds = library
  .items('course')
  .flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson) => lesson.quiz.map((_, index) => `quiz/${id}/${lesson.id}/${index}`)),
  )
const challengeIds = [...bank.all(), ...spoken.all()].map(({ id }) => id)
const pointIds = challengeIds.flatMap((id) => faces.pointsOf(id).map((_, index) => `point/${id}/${index}`))

type Choice = Extract<FaceAsk, { type: 'choice' }>
const choices = [...quizIds, ...pointIds].flatMap((cardId) => {
  const face = faces.faceOf(card(cardId), everything)
  return face?.ask?.type === 'choice' ? [{ cardId, face, ask: face.ask as Choice }] : []
})

describe('every card of our content', () => {
  test('that asks something has one way to be right, whatever the order in which a revision shows its options', () => {
    expect(choices.length).toBeGreaterThan(100)
    for (const { cardId, face, ask } of choices)
      for (const rev of [1, 2, 3]) {
        const shown = askOf(card(cardId, rev), ask)
        if (shown?.type !== 'choice') throw new Error(cardId)
        expect(new Set(shown.options).size, cardId).toBe(shown.options.length)
        const rightTexts = ask.options.filter(({ verdict }) => verdict === 'right').map(({ text }) => text)
        const right = shown.options.flatMap((text, index) => (rightTexts.includes(text) ? [index] : []))
        const given = judged(card(cardId, rev), ask, { chosen: right, text: '' })
        expect([cardId, given.verdict]).toEqual([cardId, 'right'])
        expect(answerOf(card(cardId, rev), face, ask, given).right).toEqual(right)
        const wrong = shown.options.flatMap((_, index) => (right.includes(index) ? [] : [index]))
        for (const chosen of [[], wrong, shown.options.map((_, index) => index), [99]])
          expect(judged(card(cardId, rev), ask, { chosen, text: '' }).verdict, cardId).not.toBe('right')
      }
  })

  test('shows its quiz options in another order from time to time', () => {
    const quiz = choices.find(({ cardId }) => cardId.startsWith('quiz/'))
    const orders = Array.from({ length: 12 }, (_, rev) =>
      JSON.stringify(askOf(card(quiz?.cardId ?? '', rev), quiz?.ask ?? null)),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('has two sides, and no front that contains its answer', () => {
    const lists = library.items('concepts').filter(({ domain }) => domain === 'tech_interview_prep')
    const concepts = lists.flatMap((list) => list.concepts)
    for (const { concept, label } of concepts) {
      const face = faces.faceOf(card(`concept/${concept}`), everything)
      expect(face?.back).toContain(label)
      expect(`${face?.title} ${face?.front}`.toLowerCase(), concept).not.toContain(label.toLowerCase())
    }
    for (const cardId of pointIds) {
      const face = faces.faceOf(card(cardId), everything)
      if (face === null) continue
      expect(face.front, cardId).not.toContain(face.back)
      expect(face.title.length, cardId).toBeLessThanOrEqual(90)
    }
  })
})

test('a card is gone with its content, and locked with its course', () => {
  for (const gone of [
    'quiz/none/none/0',
    'quiz/interview-basics/none/0',
    'point/none/0',
    'concept/none',
    'counterexample/none',
  ])
    expect(faces.faceOf(card(gone), everything), gone).toBeNull()
  const [paid] = library.items('course').filter(({ contentTier }) => contentTier === 'premium')
  const [open] = library
    .items('course')
    .filter(({ contentTier, releaseStage }) => contentTier === 'standard' && releaseStage === 'prod')
  const courses = { items: () => [{ ...(open ?? paid), contentTier: 'premium' }] } as never
  const locking = createFaces({
    ...{ courses, concepts: library, bank, spoken, checks: [], diagnosticItemOf: () => undefined },
  })
  const quiz = card(`quiz/${(open ?? paid)?.id}/${(open ?? paid)?.lessons[0]?.id}/0`)
  expect(locking.faceOf(quiz, everything)).not.toBeNull()
  expect(locking.faceOf(quiz, { hasPremium: false, seesBeta: false })).toBeNull()
})

test('a title keeps the code of a sentence, leaves programs out, and is cut without a loose full stop', () => {
  const titleOf = (front: string) => {
    const diagnosticItemOf = () => ({ front, context: null, ask: null, back: '' })
    const { faceOf } = createFaces({
      ...{ courses: library, concepts: library, bank, spoken, checks: [], diagnosticItemOf },
    })
    return faceOf(card('diagnostic/1'), everything)?.title
  }
  expect(titleOf('```python\ngrid = [[0] * 2] * 2\n```\n\nWhat does this print?')).toBe('What does this print?')
  expect(titleOf('What is `2 ** 3`, *exactly*?')).toBe('What is 2 ** 3, exactly?')
  const words = 'A hit in the cache takes 2 ms. A miss takes 50 ms in all. Nine of ten reads are hits.'
  expect(titleOf(`${words} How long does a read take?`)).toBe('How long does a read take?')
  expect(titleOf(`${words} Say how long a read takes.`)).toBe(`${words.slice(0, -1)}…`)
})

test('something typed is right whatever its white space, and may be graded hard if it only looked wrong', () => {
  const ask = { type: 'text', right: '[1, 2]\n[3]' } as const
  const typed = (text: string) => judged(card('counterexample/calm'), ask, { chosen: [], text })
  expect(typed(' [1,2] [3]\n').verdict).toBe('right')
  expect(typed('[1, 23]').verdict).toBe('wrong')
  const face = { title: '', reason: '', front: '', context: null, ask, back: 'x' }
  expect(answerOf(card('counterexample/calm'), face, ask, typed('no')).grades).toEqual(['again', 'hard'])
})

describe('the cards of recorded sessions', () => {
  const ended = goldenLogs().flatMap(({ name, commits }) => {
    const state = replay(commits.map((commit) => commitSchema.parse(commit)))
    return state?.phase === 'ENDED' ? [{ name, state }] : []
  })
  const options = {
    conceptsOf: (id: string) => (bank.get(id) ?? spoken.get(id))?.concepts ?? [],
    pointsOf: faces.pointsOf,
  }

  test('come from what was missed, at most four points of a question, each one with a face', () => {
    const kinds = new Set<string>()
    for (const { name, state } of ended) {
      const cards = cardsOfSession(state, options)
      for (const { id, kind, front, back } of cards) {
        kinds.add(kind)
        const known = {
          ...card(id),
          ...(front === undefined ? {} : { front }),
          ...(back === undefined ? {} : { back }),
        }
        expect(faces.faceOf(known, everything), `${name}: ${id}`).not.toBeNull()
      }
      for (const { challenge } of state.questions)
        expect(cards.filter(({ id }) => id.startsWith(`point/${challenge.challenge_id}/`)).length).toBeLessThanOrEqual(
          4,
        )
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['concept', 'behaviour']))
  })

  test('take contradicted points first, and the input that the last version of the code got wrong', () => {
    const [found] = ended.filter(({ state }) => state.scorecard.status === 'completed' && state.questions.length > 0)
    if (found?.state.scorecard.status !== 'completed') throw new Error('no scorecard')
    const id = 'check-that-kills'
    const titles = faces.pointsOf(id).map(({ title }) => title)
    const verdictOf = (index: number) =>
      index === 0 ? 'shown' : index === titles.length - 1 ? 'contradicted' : 'not_understood'
    const points = titles.map((title, index) => ({ title, verdict: verdictOf(index), evidence: [] }))
    const { scorecard } = found.state.scorecard
    const lines = scorecard.lines.map((line, index) => ({
      ...line,
      score: 4 as const,
      points: index === 0 ? points : [],
    }))
    const [question] = found.state.questions
    const counterexample = { rows: [{ name: 'berths', value: '[[0, 1]]' }], does: 'prints', prints: '3', right: '2' }
    const facts = { searched: 9, wrong: 1, counterexample, cost: null }
    const version = { versionId: 'v', code: 'x', programmingLanguage: 'python' }
    const state = sessionSchema.parse({
      ...found.state,
      questions: [
        { ...question, challenge: { ...question?.challenge, challenge_id: id }, looks: [], handIns: [] },
        {
          ...question,
          ...{ challenge: { ...question?.challenge, challenge_id: 'fewest-berths' }, handIns: [] },
          looks: [
            { ...version, facts },
            { ...version, versionId: 'w' },
          ],
        },
      ],
      scorecard: { status: 'completed', scorecard: { ...scorecard, lines, rounds: [{ ...scorecard, lines }] } },
    })
    if (state.phase !== 'ENDED') throw new Error('not ended')
    const cards = cardsOfSession(state, options)
    const missed = cards.filter(({ kind }) => kind === 'point').map((each) => each.id)
    expect(missed[0]).toBe(`point/${id}/${titles.length - 1}`)
    expect(missed).not.toContain(`point/${id}/0`)
    expect(missed.length).toBeLessThanOrEqual(4)
    const input = cards.find(({ kind }) => kind === 'counterexample')
    expect(input).toMatchObject({ id: 'counterexample/fewest-berths', back: '2' })
    expect(input?.front).toContain('berths = [[0, 1]]')
    // A line that scored well isn't a weakness.
    expect(cards.filter(({ kind }) => kind === 'behaviour')).toEqual([])
  })

  test('tell nothing of a scorecard that the candidate may not see yet', () => {
    const human = ended.find(({ state }) => state.scorecard.status === 'completed')
    if (human === undefined || human.state.scorecard.status !== 'completed') throw new Error('no scorecard')
    const { scorecard } = human.state.scorecard
    const written = { status: 'completed' as const, scorecard: { ...scorecard, source: 'human' as const } }
    const hidden = sessionSchema.parse({ ...human.state, scorecard: written, feedback: null })
    if (hidden.phase !== 'ENDED') throw new Error('not ended')
    const kinds = cardsOfSession(hidden, options).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'point' || kind === 'behaviour')).toEqual([])
  })
})
