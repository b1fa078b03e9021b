import { afterEach, describe, expect, it } from 'vitest'
import { type Fixture, shown, startInterviewByModel } from './testing/interviewByModel.ts'
import type { Step } from './testing/modelServer.ts'

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
const words = 'I see what you mean. How many comparisons is that for two hundred thousand badges?'
const scripted = 'How many comparisons is it for two hundred thousand?'
const note = 'A short note'

/** Makes steps that say one word at a time, `everyMs` ms apart. */
const dripping = (text: string, everyMs: number): Step[] =>
  (text.match(/\s*\S+/g) ?? []).flatMap((say) => [{ say }, { waitMs: everyMs }])

describe.each(['openai-compatible', 'anthropic'] as const)('by %s', (provider) => {
  it('has the maximum length and the temperature, for words and for forms', async () => {
    const { plans, asked, server } = await start(provider)
    plans([{ say: words }, finish])
    await asked()
    expect(server.asked[0]?.body).toMatchObject({ max_tokens: 1024, temperature: 0.4, stream: true })
    expect(server.forms[0]?.body).toMatchObject({ max_tokens: 1024, temperature: 0, stream: true })
  })

  it('a drip isn’t speech: without a sentence within the time for first words, the scripted interviewer speaks', async () => {
    const { plans, heard, metric, server } = await start(provider, { times: { firstWordsMs: 250 } })
    plans([...dripping(words, 100), finish])
    const stream = await heard()
    expect(shown(stream)).toBe(stream.reply?.message)
    expect(stream.reply?.message).toContain(note)
    expect(stream.reply?.message).toContain(scripted)
    expect(stream.reply?.message).not.toContain('I see what')
    expect(await metric('model_takeovers_total')).toEqual([expect.stringContaining('reason="timed_out"')])
    await server.asked[0]?.hungUp
  })

  it('a stall after the first sentence: the scripted interviewer continues', async () => {
    const { plans, heard } = await start(provider, { times: { betweenTokensMs: 100 } })
    plans([{ say: 'I see what you mean. And' }, { waitMs: 10_000 }, finish])
    const { reply } = await heard()
    expect(reply?.message).toMatch(/^I see what you mean\. A short note: /)
    expect(reply?.message).toContain(scripted)
  })
})

it('both attempts together have the time for first words', async () => {
  const { plans, heard, metric, server } = await start('openai-compatible', { times: { firstWordsMs: 300 } })
  plans([{ say: '# Feedback\nLook.' }, finish], [{ waitMs: 10_000 }, { say: words }, finish])
  const startedAt = performance.now()
  const { reply } = await heard()
  expect(reply?.message).toContain(scripted)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  expect(server.asked).toHaveLength(2)
  expect(await metric('model_takeovers_total')).toEqual([expect.stringContaining('reason="timed_out"')])
})

it('praise waiting for its form waits no longer than first words may', async () => {
  const { plans, fillsIn, heard } = await start('openai-compatible', { times: { firstWordsMs: 300 } })
  plans([{ say: 'Good idea. Go on.' }, finish])
  fillsIn([{ waitMs: 10_000 }, finish])
  expect((await heard()).reply?.message).toContain(scripted)
})

describe('a server that ignores `stream` and answers with JSON', () => {
  const whole = (content: string, more: object = {}): Step[] => [
    {
      status: 200,
      body: JSON.stringify({
        ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'small' },
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
        usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
      }),
    },
  ]

  it('is read, with its paid usage', async () => {
    const { plans, fillsIn, heard, metric } = await start()
    plans(whole(words))
    fillsIn(whole('none'))
    const stream = await heard()
    expect(stream.reply?.message).toBe(words)
    expect(stream.usage).toEqual({ inputTokens: 22, outputTokens: 14, isEstimated: false })
    expect(await metric('model_takeovers_total')).toEqual([])
  })

  it('is held to the same rules', async () => {
    const { plans, heard, server } = await start()
    plans(whole('# Feedback\nLook.'), whole(words))
    expect((await heard()).reply?.message).toBe(words)
    expect(server.asked).toHaveLength(2)
    plans(whole(words, { finish_reason: 'length' }))
    expect((await heard()).reply?.message).toContain(note)
  })
})
