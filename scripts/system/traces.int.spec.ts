import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Candidate, newCandidate } from './candidate.ts'
import { type Programs, preparePrograms } from './programs.ts'
import { type ReceivedSpan, startTraceReceiver } from './traces.ts'

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let programs: Programs
let candidate: Candidate

beforeAll(async () => {
  receiver = await startTraceReceiver()
  programs = await preparePrograms({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
  await Promise.all((['engine', 'workers', 'backend', 'executor'] as const).map(programs.start))
  candidate = await newCandidate(programs.url)
  await candidate.join(await candidate.open({ interviewStage: 'take_home_assessment' }))
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.length > 0)
})
afterAll(async () => {
  candidate.disconnect()
  await programs.stop()
  await receiver.stop()
})

/** The spans of the trace that a command began, once a span of this name is among them and all parents have arrived. */
async function traceOf(command: string, last: string): Promise<ReceivedSpan[]> {
  for (;;) {
    const traceId = receiver.spans.find(({ name }) => name === command)?.traceId
    const trace = receiver.spans.filter((span) => span.traceId === traceId)
    const ids = new Set(trace.map(({ spanId }) => spanId))
    const isWhole =
      trace.filter(({ parentSpanId }) => parentSpanId === undefined || !ids.has(parentSpanId)).length === 1
    if (isWhole && trace.some(({ name }) => name === last)) return trace
    await sleep(100)
  }
}
/** The names of the spans from the first one to this one. */
function pathTo(name: string, trace: readonly ReceivedSpan[]): string[] {
  const path: string[] = []
  let span = trace.find((each) => each.name === name)
  while (span !== undefined) {
    path.unshift(span.name)
    const { parentSpanId } = span
    span = trace.find(({ spanId }) => spanId === parentSpanId)
  }
  return path
}

it('a message is one trace from the socket to the reply', async () => {
  const message = 'May the list hold zebras twice?'
  const { length } = candidate.state().messages
  await candidate.send({ type: 'SendMessage', message, recipient: 'interviewer' }, 'command-1')
  await candidate.until('the reply', ({ messages }) => messages.length > length + 1)
  const trace = await traceOf('command SendMessage', 'command DeliverReply')
  expect(pathTo('command DeliverReply', trace)).toEqual([
    'socket session:command',
    'command SendMessage',
    'queue chat.call',
    'job chat.call',
    'result DeliverReply',
    'command DeliverReply',
  ])
  expect(pathTo('AI backend respondToMsg', trace).at(-2)).toBe('job chat.call')
  expect(trace.filter(({ name }) => name === 'commit').length).toBeGreaterThanOrEqual(2)
  expect(new Set(trace.map(({ program }) => program))).toEqual(new Set(['greenroom-engine', 'greenroom-worker']))
  const { sessionId } = candidate.state()
  expect(trace.find(({ name }) => name === 'command SendMessage')?.facts).toMatchObject({
    'session.id': sessionId,
    'command.id': 'command-1',
  })
  const jobId = trace.find(({ name }) => name === 'queue chat.call')?.facts['job.id']
  expect(trace.find(({ name }) => name === 'job chat.call')?.facts).toMatchObject({
    'session.id': sessionId,
    'job.id': jobId,
  })
  // What people write stays out of traces.
  expect(receiver.bodies.join('\n')).not.toContain('zebras')
})

it('a run is one trace from the socket through the executor to the result', async () => {
  await candidate.send({ type: 'RunTests', code: 'print(1)', programmingLanguage: 'python' })
  const trace = await traceOf('command RunTests', 'command CompleteTestRun')
  expect(pathTo('executor', trace)).toEqual([
    'socket session:command',
    'command RunTests',
    'queue code.run',
    'job code.run',
    'executor',
  ])
  expect(pathTo('command CompleteTestRun', trace).slice(-3)).toEqual([
    'job code.run',
    'result CompleteTestRun',
    'command CompleteTestRun',
  ])
})
