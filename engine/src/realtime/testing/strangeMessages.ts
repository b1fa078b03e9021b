import { participantCommandSchema, refusalCodes } from '@greenroom/shared/session'
import { desiredActionSchema, powerUps } from '@greenroom/shared/vocabulary'
import { largestMessageBytes } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { z } from 'zod'

/** Exactly the answers the contract allows. */
export const answerSchema = z.union([
  z.looseObject({ ok: z.literal(true), seq: z.int() }),
  z.object({
    ok: z.literal(false),
    error: z.strictObject({
      code: z.enum(refusalCodes),
      message: z.string().min(1),
      retryable: z.boolean(),
      retryAfterMs: z.number().positive().optional(),
    }),
  }),
])

const commandTypes = participantCommandSchema.options
  .map(({ shape }) => shape.type.value)
  // A finished interview refuses everything, so keep commands that end it rare.
  .filter((type) => type !== 'EndInterview' && type !== 'SkipQuestion')
/** Commands reserved for the engine, its clock and its workers. */
const reservedTypes = [
  'Join',
  'MarkGone',
  'ExpireClock',
  'DeliverReply',
  'CompleteScorecard',
  'CreateSession',
  'AddMember',
  'KeepTrial',
  'EraseMember',
  'RemoveMember',
  'OpenSecondHalf',
  'Abandon',
]
const forged = {
  actor: { kind: 'job' },
  role: 'interviewer',
  participantId: 'user:1',
  participant: { id: 'user:1', role: 'interviewer', name: 'Forged' },
  userId: 1,
  seq: 1,
  at: 0,
  audience: [],
  dispatched: true,
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
/** Unexpected values, as JSON texts. */
export const strange = fc.oneof(
  fc.constantFrom('null', '0', '-1', '1e999', '""', '[]', '{}', 'true', '{"$gt":""}', '{"length":1}', '"\\u0000"'),
  fc.constantFrom('"__proto__"', '"constructor"', '"\\ud800"', `"${'x'.repeat(9_000)}"`, deep(50), deep(5_000)),
  fc.json({ maxDepth: 4 }),
)
const text = (value: fc.Arbitrary<string | number>) => value.map((each) => JSON.stringify(each))

/**
 * The fields of a message as JSON texts. Most are valid, so that messages aren't all rejected early; some are strange.
 */
export const message = fc
  .record({
    sessionId: text(fc.constantFrom(...['own', 'own', 'own', 'own', 'watched', 'theirs', 'elsewhere', 'nowhere'])),
    // Few different values, so that ids repeat.
    commandId: text(fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('start', 'outage.1', 'job'))),
    type: text(
      fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...commandTypes) },
        { weight: 12, arbitrary: fc.constantFrom(...reservedTypes, 'Dance') },
        { weight: 1, arbitrary: fc.constantFrom('EndInterview', 'SkipQuestion') },
      ),
    ),
    protocol: text(fc.constantFrom(1, 1, 1, 2)),
    lastSeq: text(fc.integer({ min: 0, max: 700 })),
    message: text(fc.string({ maxLength: 40 })),
    recipient: text(fc.constantFrom('interviewer', 'interviewerCoach', 'candidate', 'system')),
    text: text(fc.string({ maxLength: 40 })),
    minutes: text(fc.integer({ min: 0, max: 40 })),
    rung: text(fc.integer({ min: 0, max: 6 })),
    rating: text(fc.integer({ min: 0, max: 6 })),
    challengeId: text(fc.constantFrom('fire-drill', 'tea-for-everyone', '__proto__', '../x')),
    lines: fc.constantFrom(
      '[]',
      '[{"dimension":"communication","score":4,"evidence":[{"eventSeq":1,"quote":"x"}]}]',
      '[{"dimension":"__proto__","score":9}]',
    ),
    code: text(fc.string({ unit: 'binary', maxLength: 60 })),
    programmingLanguage: text(fc.constantFrom('python', 'cpp', 'toString')),
    powerUp: text(fc.constantFrom(...powerUps)),
    snapshotSeq: text(fc.integer({ min: -1, max: 50 })),
    desiredAction: text(fc.constantFrom(...desiredActionSchema.options)),
    action: text(fc.constantFrom('help', 'debug', 'simplifyCode', 'giveFeedback')),
    question: text(fc.integer({ min: 0, max: 2 })),
    settings: fc.constantFrom('{}', '{"interviewDifficulty":"x"}', '{"__proto__":{"polluted":1}}'),
    typing: fc.constantFrom('true', 'false'),
  })
  .chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      left: fc.subarray(Object.keys(fields), { maxLength: 4 }),
      strange: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(fields)), strange) },
      ),
      more: fc.constantFrom('', '', `,${JSON.stringify(forged).slice(1, -1)}`, ',"__proto__":{"polluted":1,"ok":true}'),
      padding: fc.oneof(
        { weight: 30, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(60_000, largestMessageBytes + 1_000) },
      ),
    }),
  )

export type Message = typeof message extends fc.Arbitrary<infer T> ? T : never

/** The session each name in a message stands for. */
export type Places = { own: string; watched: string; theirs: string; elsewhere: string }

/** Renders a message as JSON text. Names that aren't in `Places` stay as they are. */
export function jsonOf({ fields, left, strange: odd, more, padding }: Message, places: Places): string {
  const kept = { ...fields, ...(odd === null ? {} : { [odd[0]]: odd[1] }) }
  const pairs = Object.entries(kept)
    .filter(([name]) => !left.includes(name) || ['sessionId', 'commandId', 'type', 'protocol'].includes(name))
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
  const whole = `{${pairs.join(',')}${more},"padding":"${'x'.repeat(padding)}"}`
  return Object.entries(places).reduce(
    (json, [name, sessionId]) => json.replace(`"sessionId":"${name}"`, `"sessionId":"${sessionId}"`),
    whole,
  )
}
