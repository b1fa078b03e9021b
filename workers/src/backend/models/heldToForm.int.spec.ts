import { chatCallPaths } from '@greenroom/shared/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { attempt, bodyWith, type Fixture, said, shown, startInterviewByModel } from './testing/interviewByModel.ts'

let fixture: Fixture | undefined
const start = async (...options: Parameters<typeof startInterviewByModel>): Promise<Fixture> => {
  fixture = await startInterviewByModel(...options)
  return fixture
}
afterEach(async () => {
  await fixture?.stop()
  fixture = undefined
})

const finish = { finish: 'stop' } as const
const tokens = (text: string) => (text.match(/\s*\S{1,3}/g) ?? []).map((say) => ({ say }))
const good = 'Fair enough. How often does it look at each of them?'
const scripted = 'That is right for a few badges. How many comparisons is it for two hundred thousand?'
const earlier = 'Tell me first how you would go about it by hand.'
const body = bodyWith([
  said('Hello there.'),
  said(earlier, 'interviewer'),
  said('I would compare every pair in a nested loop.'),
])

const bad: [rule: string, says: string][] = [
  ['too_long', `${'and so it goes on and on from one badge to the one after it '.repeat(8)}.`],
  ['markdown', '# Feedback\nYou compare each of them.'],
  ['markdown', '- You compare each of them.\n- What does it cost?'],
  ['markdown', 'What I noticed\nYou compare each of them.'],
  ['markdown', 'Here is what I would do:\nCompare them.'],
  ['notes', 'Now, what is looked for: a plan.'],
  ['out_of_part', 'The candidate should say what it costs.'],
  ['spelled_out', 'You may want a h-a-s-h-s-e-t here.'],
  ['other_language', 'Wie viele Vergleiche sind das für zweihunderttausend Karten?'],
  ['said_before', earlier],
  ['insult', 'You are hopeless at this, my friend.'],
  ['unearned_praise', 'Good thinking, that sounds right. Go on.'],
  ['notes', 'What is right is right at every level, I would say.'],
  ['key_phrase', 'You would take a hash set for it.'],
  ['code', 'You write seen = set() and go on.'],
  ['markup', 'Look at <b>this</b> again.'],
]

describe.each(['openai-compatible', 'anthropic'] as const)('by %s', (provider) => {
  it('a reply that breaks a rule before any of it is shown is requested once more, and judged once', async () => {
    for (const [rule, says] of bad) {
      const { plans, heard, metric, server, stop } = await start(provider)
      plans([...tokens(says), finish], [...tokens(good), finish])
      const stream = await heard(body)
      expect(stream.reply?.message, rule).toBe(good)
      expect(shown(stream), rule).toBe(good)
      expect(server.asked, rule).toHaveLength(2)
      expect(server.forms, rule).toHaveLength(1)
      expect(JSON.stringify(server.asked[1]?.body)).toContain('it could not be shown.')
      expect(await metric('replies_repaired_total'), rule).toEqual([expect.stringContaining(`fault="${rule}"} 1`)])
      expect(await metric('model_takeovers_total')).toEqual([])
      await stop()
    }
  })
})

it.each(bad)(
  '%s, twice in a turn: the scripted interviewer replies, without mentioning an outage',
  async (_rule, says) => {
    const { plans, heard, metric, server, ready } = await start()
    plans([...tokens(says), finish])
    const stream = await heard(body)
    expect(stream.reply?.message).toBe(scripted)
    expect(shown(stream)).toBe(scripted)
    expect(server.asked).toHaveLength(2)
    expect(await metric('model_takeovers_total')).toEqual([expect.stringContaining('reason="unfit"')])
    expect(await ready()).toContain('small: answering')
  },
)

it('shown text stays: it is cut short if it is a reply, and otherwise the scripted interviewer continues', async () => {
  const { plans, heard, server } = await start()
  plans([...tokens(`${good} And why? And what then?`), finish])
  expect((await heard(body)).reply?.message).toBe(good)
  plans([...tokens('You compare each pair.\n\n- Use less.'), finish])
  const stream = await heard(body)
  expect(stream.reply?.message).toBe(`You compare each pair. ${scripted}`)
  expect(shown(stream)).toBe(stream.reply?.message)
  expect(server.asked).toHaveLength(2)
})

it('an answer accepted by the form is accepted even if the words were cut short', async () => {
  const { plans, fillsIn, heard } = await start()
  const plan = 'I would keep a set of the badges seen, and stop at the first one that is in it. That is linear time.'
  plans([...tokens('I can follow that. What does it cost? And why?'), finish])
  fillsIn([
    { waitMs: 60 },
    { say: JSON.stringify({ point: 'approach-1', verdict: 'shown', quote: 'keep a set of the badges seen' }) },
    finish,
  ])
  expect((await heard(bodyWith([said(plan)]))).reply).toMatchObject({
    message: 'I can follow that. What does it cost?',
    candidatesAnswerWasAccepted: true,
  })
})

it('an opening has 90 words and a turn 45', async () => {
  const { plans, asked } = await start()
  const sentences = (count: number) =>
    Array.from({ length: count }, (_none, at) => `This is the part of it with number ${at}.`).join(' ')
  plans([{ say: sentences(11) }, finish])
  const opening = await asked(bodyWith([]), { path: chatCallPaths.askQuestion })
  expect(opening.message.split(' ').length).toBeGreaterThan(45)
  expect((await asked(attempt)).message.split(' ').length).toBeLessThanOrEqual(45)
})

it('a requested repetition is allowed', async () => {
  const { plans, asked } = await start()
  plans([{ say: earlier }, finish])
  const history = [
    said(earlier, 'interviewer'),
    said('I would compare every pair in a nested loop. What was the question again?'),
  ]
  expect((await asked(bodyWith(history))).message).toBe(earlier)
})
