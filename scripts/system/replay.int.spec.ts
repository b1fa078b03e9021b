import type { CommitView, ParticipantCommandInput } from '@greenroom/shared/session'
import { sessionLogPageSchema } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { foldsOf } from '../../web/src/parts/replay/folds.ts'
import { type Candidate, newCandidate } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct
beforeAll(async () => {
  product = await sharedProduct()
})

/** A candidate's next action. `patient`: then waits for the interviewer's or coach's reply. */
type Act = { command: ParticipantCommandInput; patient: boolean } | 'reconnect'

const say = (message: string): ParticipantCommandInput => ({ type: 'SendMessage', message, recipient: 'interviewer' })
const anyCommand = fc.constantFrom<ParticipantCommandInput[]>(
  say('Can the input be empty?'),
  say('I would keep what I have seen in a hash map: O(n) time, O(n) space.'),
  say('Could you give me a hint?'),
  say('I do not know. ünïcødé 👩‍💻'),
  { type: 'SaveCode', code: 'def solve():\n    pass\n', programmingLanguage: 'python' },
  { type: 'SaveCode', code: 'print(1)\n', programmingLanguage: 'python' },
  { type: 'DoneCoding', code: 'print(1)\n' },
  { type: 'BackToCoding' },
  { type: 'AskCoach', desiredAction: 'provideHint' },
  { type: 'AskInterviewer', action: 'help' },
  { type: 'ChangeSettings', settings: { interviewerPersonality: 'harsh' } },
  { type: 'SkipQuestion' },
)
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ command: anyCommand, patient: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant('reconnect' as const) },
)

const isQuiet = (candidate: Candidate): boolean => {
  const state = candidate.state()
  return state.phase !== 'IN_PROGRESS' || (state.awaitingReply === null && state.awaitingCoach === null)
}

/** Reads the log the way the scorecard page does. */
async function recordingOf({ cookie }: Candidate, sessionId: string): Promise<CommitView[]> {
  const commits: CommitView[] = []
  for (let after: number | null = 0; after !== null; ) {
    const answer: Response = await fetch(`${product.url}/api/sessions/${sessionId}/events?after=${after}`, {
      headers: { cookie },
    })
    const page = sessionLogPageSchema.parse(await answer.json())
    commits.push(...page.commits)
    after = page.next
  }
  return commits
}

it('equals the interview’s state at any moment, whatever was done in it', { timeout: 240_000 }, async () => {
  const kinds: ReadonlySet<string>[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 6, maxLength: 16 }), fc.nat(), async (acts, look) => {
      const candidate = await newCandidate(product.url)
      const sessionId = await candidate.open({ timeLimitInMinutes: 45 })
      await candidate.join(sessionId)
      expect(await candidate.send({ type: 'StartInterview' })).toMatchObject({ ok: true })
      await candidate.until('the opening', ({ messages }) => messages.length > 0)
      for (const act of acts) {
        if (act === 'reconnect') candidate.reconnect()
        else {
          await candidate.send(act.command)
          if (act.patient) await candidate.until('an answer', () => isQuiet(candidate))
        }
      }
      await candidate.send({ type: 'EndInterview' })
      await candidate.until(
        'the scorecard',
        (state) => state.phase === 'ENDED' && state.scorecard.status === 'completed',
      )

      const recording = await recordingOf(candidate, sessionId)
      expect(recording.map(({ seq }) => seq)).toEqual(recording.map((_, index) => index + 1))
      const moments = [...candidate.history()]
      expect(moments.length).toBeGreaterThan(recording.length / 2)
      const folds = foldsOf(recording)
      // Jumps between moments: forwards, backwards, near and far.
      for (const index of moments.keys()) {
        const [seq, then] = moments[(look + index * 7) % moments.length] ?? []
        if (seq !== undefined) expect(folds.at(seq)).toEqual(then)
      }
      kinds.push(new Set(recording.flatMap(({ events }) => events.map(({ type }) => type))))
      candidate.disconnect()
    }),
    { numRuns: 8 },
  )
  const seen = new Set(kinds.flatMap((each) => [...each]))
  for (const type of ['CodeSnapshotTaken', 'MessageSent', 'StepChanged', 'ScorecardCompleted'])
    expect(seen).toContain(type)
})
