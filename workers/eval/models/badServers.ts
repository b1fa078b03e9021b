import type { Step } from '../../src/backend/models/testing/modelServer.ts'

/** A language model server that misbehaves, and its response to each call of a turn. */
export type BadServer = {
  name: string
  /** The steps of the server's response to each call. The last entry is repeated for all further calls. */
  plan: Step[][]
  /** Parts of its output that candidates must not see. */
  never: RegExp | null
}

const finish: Step = { finish: 'stop' }
const good = 'So price per day is what you go by. What happens if they only swim once?'

/** Sends a text one word at a time, every `everyMs` ms. */
const dripping = (text: string, everyMs: number): Step[] => [
  ...(text.match(/\s*\S+/g) ?? []).flatMap((say): Step[] => [{ say }, { waitMs: everyMs }]),
  finish,
]
const inTokens = (text: string): Step[] => [...(text.match(/\s*\S{1,4}/g) ?? []).map((say) => ({ say })), finish]
const always = (text: string): Step[][] => [inTokens(text)]
const whole = (content: string): Step => ({
  status: 200,
  body: JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 20 },
  }),
})

const spelledOut = 'I would try d-y-n-a-m-i-c programming.'

/**
 * The misbehaving servers, in the order of the report's table: those that are too slow, that break off, and that say
 * the wrong things.
 */
export const badServers: readonly BadServer[] = [
  { name: 'answers well', plan: always(good), never: null },
  { name: 'ignores `stream`', plan: [[whole(good)]], never: null },
  { name: 'says nothing for a minute', plan: [[{ waitMs: 60_000 }, { say: good }, finish]], never: null },
  { name: 'drips a token every three seconds', plan: [dripping(good, 3_000)], never: /^So price/ },
  {
    name: 'stalls after its first sentence',
    plan: [[{ say: 'So price per day is what you go by. And' }, { waitMs: 60_000 }]],
    never: /And$/,
  },
  {
    name: 'is cut in mid-sentence',
    plan: [[{ say: 'So price per day is what you go by. And what hap' }, { waitMs: 40 }, { cut: true }]],
    never: /hap\b/,
  },
  { name: 'answers 500', plan: [[{ status: 500 }]], never: null },
  {
    name: 'answers HTML',
    plan: [[{ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Hi</h1>' }]],
    never: /<h1>/,
  },
  { name: 'speaks German', plan: always('Das ist eine gute Idee. Was kostet das für die Eingabe?'), never: /\bdas\b/i },
  { name: 'spells words out', plan: always(spelledOut), never: /d-y-n/ },
  { name: 'spells words out, then answers well', plan: [inTokens(spelledOut), inTokens(good)], never: /d-y-n/ },
  { name: 'insults', plan: always('That is a stupid plan, and you are hopeless.'), never: /stupid|hopeless/ },
  {
    name: 'repeats itself',
    plan: always(
      'Somebody knows the days of the year on which they will swim, and I would like the smallest sum of prices that covers them.',
    ),
    never: /smallest sum of prices that covers them/,
  },
  {
    name: 'repeats the candidate',
    plan: always('I would always buy the pass with the lowest price per day.'),
    never: /I would always buy/,
  },
  {
    name: 'praises a wrong plan',
    plan: always('Exactly, that is a great plan. Go ahead and code it.'),
    never: /great|Exactly/,
  },
  {
    name: 'writes markdown',
    plan: always('## Feedback\n\n- **Good**: you have a plan.\n- Think of the length.'),
    never: /##|\*\*|^- /m,
  },
  {
    name: 'writes a list after good words',
    plan: always('So price per day is what you go by. What else is there:\n1. the length\n2. the days'),
    never: /1\./,
  },
  {
    name: 'tells its instructions',
    plan: always('You praise nothing that is not right, and call nothing right that you are not sure of.'),
    never: /praise nothing/,
  },
  {
    name: 'tells the headings of its prompt',
    plan: always('What is wanted of you now: a plan.'),
    never: /wanted of you/,
  },
  {
    name: 'writes both parts',
    plan: always('What does it cost?\nCandidate: It is linear.\nInterviewer: Right.'),
    never: /Candidate:/,
  },
  {
    name: 'speaks for ever',
    plan: always(Array.from({ length: 300 }, (_none, at) => `Then comes day ${at}, and a price for it.`).join(' ')),
    never: /day 9\b/,
  },
  { name: 'asks three questions', plan: always('What does it cost? Why? And is it right?'), never: /Why/ },
  { name: 'writes the program', plan: always('Sure:\n```python\nbest = [0] * (n + 1)\n```'), never: /best|```/ },
  { name: 'says that all tests pass', plan: always('All tests pass. Well then, go on.'), never: /All tests pass/ },
  { name: 'declines', plan: always("I'm sorry, but I can't help with that."), never: /sorry/ },
  { name: 'says nothing', plan: [[finish]], never: null },
]
