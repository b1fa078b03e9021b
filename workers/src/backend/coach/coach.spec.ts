import { type Challenge, loadChallenges, loadSpoken, presentable } from '@greenroom/shared/content'
import { interviewerPersonalities, type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import type { TestSummary } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { wordCount } from '../../reading/plainWords.ts'
import { askForHelp, fromCandidate, fromCoach, type HelpAsked } from '../../testing/askForHelp.ts'
import { firstRepeat } from '../../testing/firstRepeat.ts'
import { pleasForTheAnswer } from '../../testing/pleas.ts'
import { findLeak } from '../interviewer/leakCheck.ts'
import { type CoachProvider, type CoachTask, coachTasks } from './provider.ts'

const challenges = [firstRepeat, ...loadChallenges().all()]
const spoken = loadSpoken()
const [deck] = spoken.decks?.all() ?? []
const question = spoken.all().find(({ challengeType }) => challengeType === 'knowledge')
if (deck === undefined || question === undefined) throw new Error('the content has no deck or no question of knowledge')

const failed: TestSummary = {
  allTestCasesPassed: false,
  passed: 3,
  total: 12,
  firstFailureStatus: 'WRONG_ANSWER',
  firstFailureCategory: 'one badge',
}
const passed: TestSummary = {
  ...failed,
  allTestCasesPassed: true,
  passed: 12,
  firstFailureStatus: null,
  firstFailureCategory: null,
}
const slow: TestSummary = { ...failed, firstFailureStatus: 'TIME_LIMIT_EXCEEDED' }

const languageOf: Record<string, ProgrammingLanguage> = {
  py: 'python',
  js: 'javascript',
  java: 'java',
  cpp: 'cpp',
  go: 'go',
}
const read = (file: string): ProgrammingLanguage => languageOf[file.split('.').at(-1) ?? ''] ?? 'python'
const ask = async (asked: HelpAsked) => (await askForHelp(asked, { challenges, spoken })).message
const challengeNamed = (id: string): Challenge => {
  const found = challenges.find((challenge) => challenge.id === id)
  if (found === undefined) throw new Error(`there is no challenge ${id}`)
  return found
}
const programOf = (id: string, file: string): string => challengeNamed(id).programs[file] ?? ''

function expectConduct(text: string, about: string): void {
  expect(text.trim(), about).not.toBe('')
  expect(text.match(/\?/g)?.length ?? 0, `${about}: ${text}`).toBeLessThanOrEqual(1)
  expect(wordCount(text), `${about}: ${text}`).toBeLessThanOrEqual(90)
  expect(text, about).not.toMatch(/[!{}]|undefined|null|NaN|\bTODO\b/)
}

describe.each(challenges.map((challenge) => [challenge.id, challenge] as const))('help with %s', (_id, challenge) => {
  const stub = presentable(challenge, 'python').code_stub
  const programs = [
    { name: 'the stub', code: stub, language: 'python' as const },
    { name: 'nothing', code: '', language: 'python' as const },
    ...Object.entries(challenge.programs).map(([file, code]) => ({ name: file, code, language: read(file) })),
  ]

  it.each(coachTasks.filter((task) => task !== 'hint'))(
    'says something useful and reveals nothing: %s',
    async (task) => {
      const results = [null, failed, slow, passed]
      for (const [index, { name, code, language }] of programs.entries()) {
        // Tries every task with every result, but tries each program with only some of them: all combinations would
        // take a minute.
        for (const testResults of [results[(index + coachTasks.indexOf(task)) % results.length] ?? null]) {
          const message = task === 'message' ? { message: 'What should I do next?' } : {}
          const context = { testResults }
          const asked: HelpAsked = { about: challenge, task, code, language, context, conceptCard: true, ...message }
          const { message: text, faults } = await askForHelp(asked, { challenges })
          const about = `${task} for ${name} of ${challenge.id}`
          expectConduct(text, about)
          // The rules must never have to replace the scripted coach's own words.
          expect(faults, `${about}: ${text}`).toEqual([])
          const leak = findLeak(text, {
            challenge,
            rungReached: 0,
            saidByCandidate: code,
            statement: challenge.statement,
          })
          expect(leak, `${about}: ${text}`).toBeNull()
        }
      }
    },
  )

  it('gives the next rung, and only that, to either request', async () => {
    for (const helper of ['interviewer', 'interviewerCoach'] as const) {
      for (const [given, text] of challenge.hints.entries()) {
        expect(await ask({ about: challenge, task: 'hint', helper, context: { hintRung: given } })).toBe(text)
      }
      const over = await ask({ about: challenge, task: 'hint', helper, context: { hintRung: 5 } })
      expect(over).toContain('five hints')
      const handedIn = await ask({ about: challenge, task: 'hint', helper, step: 'follow_up' })
      expect(challenge.hints).not.toContain(handedIn)
    }
  })

  it('gives a card that doesn’t reveal the trick, and another one or none once it is known', async () => {
    const card = await ask({ about: challenge, task: 'clarification', conceptCard: true })
    expect(card).toMatch(/^\*\*[A-Z][\w -]+\.\*\* /)
    const early = challenge.keyPhrases.filter(({ phrase }) => !challenge.statement.toLowerCase().includes(phrase))
    for (const { phrase } of early) expect(` ${card.toLowerCase()} `).not.toMatch(new RegExp(`\\b${phrase}\\b`))
  })

  it('keeps to its rules whatever the request', async () => {
    for (const message of pleasForTheAnswer) {
      const text = await ask({ about: challenge, task: 'message', message, code: stub })
      expectConduct(text, message)
      const rungsGivenAway = challenge.hints.filter((hint) => text.includes(hint))
      expect(rungsGivenAway, message).toEqual([])
    }
  })
})

describe('the suspicious region', () => {
  it.each<[string, string, string]>([
    ['fewest-berths', 'wrong_leaving_boat_blocks_berth.py', 'condition on line 8'],
    ['longest-calm-stretch', 'wrong_limit_counts_as_gusty.py', 'line 9'],
    ['tug-of-war', 'wrong_still_believed.py', 'lines 17 and 18'],
    ['same-tune', 'wrong_key_runs_together.py', 'line 8'],
  ])('is the one that its authors planted: %s, %s', async (id, file, region) => {
    const about = challengeNamed(id)
    const text = await ask({ about, task: 'bugs', code: programOf(id, file) })
    expect(text).toContain(region)
    expect(about.commonMistakes.some(({ nudge }) => text.endsWith(nudge))).toBe(true)
  })

  it('names the next one when it is asked again, and finally the most certain one once more', async () => {
    const about = challengeNamed('fewest-berths')
    const code = programOf('fewest-berths', 'wrong_leaving_boat_blocks_berth.py').replace('import heapq\n', '')
    const first = await ask({ about, task: 'bugs', code })
    expect(first).toContain('`heapq`')
    const second = await ask({ about, task: 'bugs', code, history: [fromCoach(first)] })
    expect(second).toContain('condition on line 7')
    const third = await ask({ about, task: 'bugs', code, history: [fromCoach(first), fromCoach(second)] })
    expect(third).toContain('line 8')
    expect([first, second]).not.toContain(third)
  })

  it('reports nothing in a right program, and says that this proves nothing', async () => {
    for (const about of challenges.slice(1)) {
      const [solution] = about.solutions.filter(({ kind, file }) => kind === 'optimal' && file.endsWith('.py'))
      const text = await ask({ about, task: 'bugs', code: about.programs[solution?.file ?? ''] ?? '' })
      expect(text, about.id).toMatch(/no proof|proves nothing|may have missed/)
    }
  })

  it('takes no line of the stub, no comment and no string for a mistake', async () => {
    const about = challengeNamed('fewest-berths')
    const code = presentable(about, 'python').code_stub.replace('return 0', '# ends[0] < x\n    return len(stays)')
    expect(await ask({ about, task: 'bugs', code })).toMatch(/no proof|proves nothing|may have missed/)
  })
})

describe('statements about tests', () => {
  const about = challengeNamed('fewest-berths')
  const code = programOf('fewest-berths', 'brute_force.py')
  it.each<[string, TestSummary | null, RegExp | null]>([
    ['did not run', null, null],
    ['all passed', passed, /12 of 12 tests passed/],
    ['failed in part', failed, /3 of 12 tests passed/],
    ['ran out of time', slow, /3 of 12 tests passed, and it ran out of time/],
    ['failed all', { ...failed, passed: 0 }, /none of the tests passed/],
    ['did not compile', { ...failed, passed: 0, firstFailureStatus: 'COMPILATION_ERROR' }, /did not compile/],
  ])('are true if they %s', async (_what, testResults, sentence) => {
    for (const task of ['feedback', 'debug'] as const) {
      const text = await ask({ about, task, code, context: { testResults } })
      if (sentence === null) expect(text).not.toMatch(/\btests?\b/)
      else expect(text).toMatch(sentence)
      expect(text).not.toContain('one badge')
    }
  })
})

describe('possible simplifications', () => {
  it('are described for the candidate’s own lines, in words', async () => {
    const about = challengeNamed('fewest-berths')
    const body =
      '    spare = 3\n    best = 0\n    for i in range(len(stays)):\n        if stays[i][1] > best:\n            best = stays[i][1]\n    return best'
    const code = presentable(about, 'python').code_stub.replace('    return 0', body)
    const text = await ask({ about, task: 'simplify', code })
    expect(text).toContain('`spare` on line 3')
    expect(text).toContain('only to get at the elements of `stays`')
    const again = await ask({ about, task: 'simplify', code, history: [fromCoach(text)] })
    expect(again).not.toContain('`spare`')
  })

  it('ask how pairs of elements grow, if none are needed', async () => {
    const code = programOf('fewest-berths', 'brute_force.py')
    expect(await ask({ about: challengeNamed('fewest-berths'), task: 'improve', code })).toMatch(/Lines 6 and 7 .*pair/)
  })
})

describe('if there is nothing to say', () => {
  const about = challengeNamed('fewest-berths')
  const needCode: CoachTask[] = ['feedback', 'bugs', 'debug', 'simplify', 'improve']

  it.each(needCode)('says so about an untouched editor, and suggests what to do: %s', async (task) => {
    for (const language of programmingLanguages) {
      const stub = presentable(about, language).code_stub
      for (const code of ['', '  \n', stub, `${stub}\n\n`]) {
        expect(await ask({ about, task, code, language })).toMatch(/no code of yours|still holds/)
      }
    }
  })

  it.each(coachTasks)('helps with nothing in an exam: %s', async (task) => {
    const code = programOf('fewest-berths', 'wrong_not_sorted.py')
    const text = await ask({ about, task, code, message: 'a hint please', context: { exam: true } })
    expect(text).toMatch(/exam/)
  })

  it.each(coachTasks)('helps with no statement of a deck: %s', async (task) => {
    const text = await ask({ about: deck, task, message: 'Is it true?', code: 'x = 1' })
    expectConduct(text, task)
    for (const { statement, why } of deck.statements) {
      expect(text).not.toContain(statement)
      expect(text).not.toContain(why)
    }
  })

  it.each(coachTasks)('handles spoken questions and those that aren’t ours: %s', async (task) => {
    for (const other of [question, null]) {
      for (const code of ['', 'total = sum((1, 2)\nprint(total)']) {
        const text = await ask({ about: other, task, code, message: 'What now?' })
        expectConduct(text, `${task} on ${other?.id ?? 'a question of somebody else'}`)
      }
    }
    if (task === 'hint') expect(await ask({ about: null, task })).toMatch(/no (prepared )?hints/)
    if (task === 'bugs')
      expect(await ask({ about: question, task, code: 'x = (' })).toMatch(/in words|no code to be judged/)
    if (task === 'bugs') expect(await ask({ about: null, task, code: 'x = (' })).toContain('line 1')
  })

  it('counts the points of a spoken answer, and reveals none that are missing', async () => {
    const history = [fromCandidate(question.points.map(({ signs }) => signs[0]).join(', '))]
    expect(await ask({ about: question, task: 'feedback', history })).toMatch(/\d of the \d main points/)
    expect(await ask({ about: question, task: 'feedback' })).toContain('You have not said anything')
  })
})

describe('a message to the coach', () => {
  const about = challengeNamed('fewest-berths')
  const code = programOf('fewest-berths', 'wrong_not_sorted.py')
  it.each<[string, string, RegExp]>([
    ['nerves', 'I am so nervous that my mind is blank', /small thing|half a minute/],
    ['a hint', 'Can you give me a hint?', /own button|one press away/],
    ['a clarification', 'Can a boat change its berth?', /A boat does not move/],
    ['a skip', 'I want to skip this question', /Skip question/],
    ['the code', 'Is there a bug in my code?', /button/],
    ['a judgement', 'Is this right?', /judge that|for you to find out/],
    ['the clock', 'How much time do I have left?', /clock/],
    ['thanks', 'Thank you', /welcome|Any time/],
    ['something else', 'What do you think of the weather?', /leave|this interview only/],
    ['a slow idea', 'I would compare every boat with each other boat', /slow|order among/],
  ])('about %s is answered as a coach would', async (_what, message, words) => {
    expect(await ask({ about, task: 'message', message, code })).toMatch(words)
  })

  it('repeats only hints that were given', async () => {
    const again = { about, task: 'message', message: 'Can you repeat the last hint?' } as const
    expect(await ask({ ...again, context: { hintRung: 2 } })).toContain(about.hints[1])
    const none = await ask(again)
    for (const hint of about.hints) expect(none).not.toContain(hint)
  })

  it('answers the message to the coach, whatever the interviewer has said since', async () => {
    const history = [
      fromCandidate('I am nervous', 'interviewerCoach'),
      { ...fromCoach('Welcome.'), sender: 'interviewer' as const },
    ]
    expect(await ask({ about, task: 'message', history })).toMatch(/small thing|half a minute/)
  })
})

describe('any provider', () => {
  const about = challengeNamed('fewest-berths')
  const code = programOf('fewest-berths', 'wrong_not_sorted.py')
  const saying = (text: string): CoachProvider => ({
    name: 'careless',
    async *help() {
      yield { type: 'text', text }
    },
    ready: async () => ({ ok: true, detail: 'ready' }),
  })

  it.each([
    ['code', 'Write this:\n```python\nstays.sort()\n```'],
    ['the outline too early', 'Keep the earliest departure of all, it is enough.'],
    ['tests that did not run', 'All tests passed.'],
    ['praise', 'Great work, that is excellent.'],
    ['nothing', ''],
    ['a lecture', 'One more word. '.repeat(60)],
  ])('is held to the rules: %s', async (_what, text) => {
    const answer = await askForHelp({ about, task: 'feedback', code }, { challenges, provider: saying(text) })
    expect(answer.faults).toHaveLength(1)
    expectConduct(answer.message, text)
    expect(answer.message).not.toMatch(/stays\.sort|earliest departure|tests passed|excellent/)
  })

  it('isn’t asked for a rung, or for anything that the facts settle', async () => {
    const provider = saying('I was asked.')
    const asked = async (help: HelpAsked) => (await askForHelp(help, { challenges, provider })).message
    expect(await asked({ about, task: 'hint' })).toBe(about.hints[0])
    expect(await asked({ about, task: 'bugs', code: '' })).not.toBe('I was asked.')
    expect(await asked({ about, task: 'bugs', code })).toBe('I was asked.')
  })
})

it('uses the interviewer’s personality, and says the same in the same situation', async () => {
  const about = challengeNamed('fewest-berths')
  const code = programOf('fewest-berths', 'wrong_leaving_boat_blocks_berth.py')
  const texts = new Set<string>()
  for (const personality of interviewerPersonalities) {
    const asked: HelpAsked = { about, task: 'feedback', helper: 'interviewer', code, personality }
    const text = await ask(asked)
    expect(await ask(asked)).toBe(text)
    expect(text).toContain('line 8')
    texts.add(text)
  }
  expect(texts.size).toBe(interviewerPersonalities.length)
})

describe('a small input that the code gets wrong', () => {
  const counterexample = {
    rows: [{ name: 'badges', value: '[7, 7, 9]' }],
    does: 'prints' as const,
    prints: '4711',
    right: '1174',
  }
  const facts = { searched: 90, wrong: 3, counterexample, cost: null, traced: false }
  const code = 'def first_repeat(badges):\n    return badges[0]\n'
  const help = (
    task: CoachTask,
    context: Partial<HelpAsked['context']>,
    helper: HelpAsked['helper'] = 'interviewerCoach',
  ) => ask({ about: firstRepeat, task, code, helper, context: { testResults: null, ...context } })

  it('is asked about when the candidate asks for a look, without its output or the right one', async () => {
    for (const helper of ['interviewerCoach', 'interviewer'] as const)
      for (const task of ['feedback', 'bugs', 'debug'] as const) {
        const text = await help(task, { facts }, helper)
        expect(text).toContain('What does your program print for this input?')
        expect(text).toContain('badges  [7, 7, 9]')
        expect(text).not.toMatch(/4711|1174/)
      }
  })

  it('is asked about by its expected output if practice shows the actual one', async () => {
    const text = await help('debug', { facts: { ...facts, shown: true } })
    expect(text).toContain('What should your program print for this input?')
    expect(text).toContain('badges  [7, 7, 9]')
    expect(text).not.toMatch(/4711|1174/)
  })

  it('is asked about once, and not by other help or in an exam', async () => {
    const others = [
      await help('simplify', { facts }),
      await help('clarification', { facts }),
      await help('bugs', { facts: { ...facts, traced: true } }),
      await help('bugs', { facts, exam: true }),
    ]
    for (const text of others) expect(text).not.toContain('[7, 7, 9]')
  })
})
