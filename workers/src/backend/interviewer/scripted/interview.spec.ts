import { type Challenge, checksOf, loadChallenges } from '@greenroom/shared/content'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import type { TestSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { firstRepeat } from '../../../testing/firstRepeat.ts'
import { pleasForTheAnswer } from '../../../testing/pleas.ts'
import { type Line, type Move, rehearse, transcriptOf } from '../../../testing/rehearsal.ts'
import { allPassed } from '../../../testing/testSummaries.ts'
import { findLeak } from '../leakCheck.ts'
import { inOrderFor } from './followUpOrder.ts'

const challenges = [firstRepeat, ...loadChallenges().all()]
const failed: TestSummary = {
  allTestCasesPassed: false,
  passed: 7,
  total: 12,
  firstFailureStatus: 'WRONG_ANSWER',
  firstFailureCategory: 'one element',
}

const optimal = (challenge: Challenge) => challenge.approaches.find(({ quality }) => quality === 'optimal')
/** Returns the first follow-up for a junior. */
const followUpIn = (challenge: Challenge) => inOrderFor('JUNIOR', challenge.followUps)[0]
const slow = (challenge: Challenge) => challenge.approaches.find(({ quality }) => quality === 'brute_force')
const program = (challenge: Challenge) => challenge.programs[challenge.solutions[0]?.file ?? ''] ?? ''

/** The right answer to the check of a plan; none for a challenge without checks. */
const checkOf = (challenge: Challenge) => checksOf(challenge.checks, 'The approach')[0]

const strong = (challenge: Challenge): Move[] => [
  { say: `Hi. Before I start, ${challenge.clarifications[0]?.signs[0]}, what about that in the input?` },
  { say: `My first idea is ${slow(challenge)?.signs[0]}, I would check each one against the others.` },
  {
    say: `I would rather use ${optimal(challenge)?.signs[0]} and go through the input step by step while updating the result.`,
  },
  ...[checkOf(challenge)?.right[0]].flatMap((right) => (right === undefined ? [] : [{ say: `That gives ${right}.` }])),
  { code: program(challenge) },
  { say: 'I am writing the main loop now and then I will handle the rest.' },
  { done: allPassed },
  { say: `It is ${challenge.complexity.time} time and ${challenge.complexity.space} space.` },
  { say: `I would test ${challenge.edgeCases.map(({ question }) => question.replace('?', '')).join(' and then: ')}.` },
  { say: `For that I would use ${followUpIn(challenge)?.signs[0]}, as far as I can see.` },
]
const lost: Move[] = [
  { say: "I don't know where to begin, sorry." },
  { say: 'Can I have a hint?' },
  { say: 'Another hint please.' },
  { say: 'hint' },
  { say: 'Yes, please.' },
  { say: 'one more hint?' },
  { say: 'go on then' },
  { say: 'and another hint?' },
  { say: 'Yes, I am stuck.' },
  { say: 'hint please' },
  { say: 'What is the weather like?' },
  { say: 'Give me a minute please' },
  { say: 'Can we skip this?' },
  { code: 'print(0)' },
  { done: failed },
  { say: "I don't know" },
  { say: 'No idea' },
  { say: 'I give up.' },
]

/** Returns, for each attempt, whether it was accepted. Other messages have no verdict. */
const verdictsIn = (lines: Line[]): boolean[] =>
  lines.flatMap(({ response }) =>
    response?.interviewersClassificationOfCandidatesIntent === 'attempt_to_answer_question'
      ? [response.candidatesAnswerWasAccepted === true]
      : [],
  )

const said = (lines: Line[]) => lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text)

function expectConduct(lines: Line[], challenge: Challenge): void {
  const turns = said(lines)
  for (const text of turns) {
    expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
    expect(wordCount(text), text).toBeLessThanOrEqual(90)
    expect(text, text).not.toMatch(/[!{}]/)
    expect(text.trim(), 'a turn has words').not.toBe('')
  }
  const lengths = turns.map(wordCount).sort((one, other) => one - other)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(45)
  expect(new Set(turns.map(plainWords)).size, `nothing is said twice:\n${transcriptOf(lines)}`).toBe(turns.length)
  expect(
    turns.filter((text) => /\b(I’m|my name is) [A-Z]\w+/.test(text)),
    challenge.id,
  ).toHaveLength(1)
}

describe.each(challenges.map((challenge) => [challenge.id, challenge] as const))(
  'an interview on %s',
  (_id, challenge) => {
    it.each(interviewerPersonalities)('goes well with a strong candidate and a %s interviewer', async (personality) => {
      const lines = await rehearse(challenge, strong(challenge), { personality })
      if (process.env.TRANSCRIPTS) console.log(`\n=== ${challenge.id}, ${personality}\n${transcriptOf(lines)}`)
      expectConduct(lines, challenge)
      const [opening = ''] = said(lines)
      expect(opening).toContain('Ada')
      expect(opening).toContain(challenge.opening)
      const check = checkOf(challenge)
      const all = said(lines)
      if (check !== undefined) expect(all[3], 'the plan is checked on a small case').toContain(check.question)
      const turns = check === undefined ? all : all.toSpliced(3, 1)
      expect(turns[1], 'the clarification is answered').toContain(challenge.clarifications[0]?.answer)
      const accepted = verdictsIn(lines)
      expect(
        accepted.slice(0, check === undefined ? 2 : 3),
        'brute force is pushed further, the optimal approach is accepted once its check is right',
      ).toEqual(check === undefined ? [false, true] : [false, false, true])
      expect(turns[5]).toMatch(/all tests/)
      expect(turns[5]).toMatch(/time and (its )?space/i)
      expect(turns[6]).toMatch(/edge/)
      expect(turns[7]).toContain(followUpIn(challenge)?.question)
      expect(turns[8], 'the end asks nothing').not.toContain('?')
      const verdicts = verdictsIn(lines.slice(-5))
      expect(verdicts, 'right answers are seen to be right').toEqual([true, true, true])
    })

    it('continues with a lost candidate, one rung after another', async () => {
      const lines = await rehearse(challenge, lost)
      if (process.env.TRANSCRIPTS) console.log(`\n=== ${challenge.id}, lost\n${transcriptOf(lines)}`)
      expectConduct(lines, challenge)
      const turns = said(lines)
      const rungs = turns.filter((text) => challenge.hints.some((hint) => hint === text))
      expect(rungs).toEqual([...challenge.hints])
      expect(turns.join('\n')).toMatch(/7 of 12/)
      expect(turns.join('\n')).not.toContain(failed.firstFailureCategory)
    })

    it('opens the next question after a skip without a second introduction', async () => {
      const next = { ...firstRepeat, id: 'after-skip' }
      const lines = await rehearse(challenge, [{ skipTo: next }, { say: 'Can it be empty, with no badges?' }])
      const turns = said(lines)
      expect(turns[1]).toContain(next.opening)
      expect(turns[1]).not.toMatch(/\bI am [A-Z]/)
      expect(turns[2]).toContain('There is always at least one badge.')
    })

    it('reveals the first rung at most, however it is asked', async () => {
      for (const say of pleasForTheAnswer) {
        const answer = (await rehearse(challenge, [{ say }])).at(-1)
        const text = answer?.text ?? ''
        expect(answer?.response?.candidatesAnswerWasAccepted, say).not.toBe(true)
        if (text === challenge.hints[0]) continue
        const nobodySaid = { challenge, rungReached: 0, saidByCandidate: '', statement: '' }
        expect(findLeak(text, nobodySaid), `${say} → ${text}`).toBeNull()
        expect(text).not.toMatch(/```|instructions|prompt/)
      }
    })

    it('gives an insistent candidate one rung after another, and nothing else', async () => {
      const lines = await rehearse(
        challenge,
        pleasForTheAnswer.map((say) => ({ say })),
      )
      let rung = 0
      for (const { who, text, response } of lines) {
        if (who !== 'interviewer') continue
        expect(response?.candidatesAnswerWasAccepted, text).not.toBe(true)
        const isRung = text === challenge.hints[rung]
        if (isRung) rung += 1
        const plain = { challenge, rungReached: rung, saidByCandidate: '', statement: '' }
        if (!isRung) expect(findLeak(text, plain), text).toBeNull()
        expect(text).not.toMatch(/```|instructions|prompt/)
      }
    })
  },
)

it('rehearses with at least 40 pleas', () => {
  expect(new Set(pleasForTheAnswer).size).toBeGreaterThanOrEqual(40)
})
