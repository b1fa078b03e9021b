import { z } from 'zod'
import { skillSchema } from '../../learning/skill.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { conceptSchema } from '../../vocabulary/content.ts'
import { experienceLevelSchema, roleTypeSchema } from '../../vocabulary/hiring.ts'

const instant = z.iso.datetime()

/** A diagnostic's parts, in order (answers §9). */
export const diagnosticParts = ['knowledge', 'code', 'explain'] as const
export const diagnosticPartSchema = z.enum(diagnosticParts)
export type DiagnosticPart = z.infer<typeof diagnosticPartSchema>

/** How sure somebody is of an answer. */
export const confidences = ['guessing', 'fairly', 'very'] as const
export const confidenceSchema = z.enum(confidences)
export type Confidence = z.infer<typeof confidenceSchema>

export const diagnosticParamsSchema = z.object({ id: z.string().max(60) })

export const newDiagnosticSchema = z.object({
  role: roleTypeSchema,
  level: experienceLevelSchema,
  /** The day of the interview, or null. */
  date: z.iso.date().nullable(),
  /** For the coding task. */
  language: programmingLanguageSchema.default('python'),
})
export type NewDiagnostic = z.input<typeof newDiagnosticSchema>

/** Exactly one of: the option's index from 0, a number, or `skip` for “I don’t know”. */
export const givenAnswerSchema = z.union([
  z.object({ option: z.int().min(0).max(3) }),
  z.object({ number: z.number() }),
  z.object({ skip: z.literal(true) }),
])
export type GivenAnswer = z.infer<typeof givenAnswerSchema>

export const diagnosticAnswerSchema = z.object({
  itemId: z.string().max(200),
  answer: givenAnswerSchema,
  confidence: confidenceSchema.nullable().default(null),
})
export type DiagnosticAnswer = z.input<typeof diagnosticAnswerSchema>

export const diagnosticSkipSchema = z.object({ part: diagnosticPartSchema })

export const maxExplanationCharacters = 4_000
/** `isFinal` hands the text in; otherwise it is a draft. */
export const diagnosticExplanationSchema = z.object({
  text: z.string().max(maxExplanationCharacters),
  isFinal: z.boolean(),
})

/** An item as shown before it is answered: nothing in it reveals the right answer. `situation` is Markdown. */
export const shownItemSchema = z.object({
  id: z.string(),
  concept: conceptSchema,
  question: z.string(),
  situation: z.string(),
  /** Null if the answer is a number. */
  options: z.array(z.string()).length(4).nullable(),
  unit: z.string().nullable(),
})
export type ShownItem = z.infer<typeof shownItemSchema>

/** The coding task and, once it has ended, the tests that the code passed. */
export const diagnosticTaskSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'skipped']),
  title: z.string().nullable(),
  minutes: z.int(),
  sessionId: z.string().nullable(),
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
})

/** The current state of a diagnostic. `part` is the open one; `done` means that the result is available. */
export const diagnosticViewSchema = z.object({
  id: z.string(),
  part: z.enum([...diagnosticParts, 'done']),
  startedAt: instant,
  savedAt: instant,
  /** When it ends automatically if nothing happens. */
  closesAt: instant,
  role: roleTypeSchema,
  level: experienceLevelSchema,
  date: z.iso.date().nullable(),
  knowledge: z.object({ answered: z.int(), total: z.int(), isSkipped: z.boolean() }),
  /** Null outside of the knowledge part. */
  item: shownItemSchema.nullable(),
  code: diagnosticTaskSchema,
  explanation: z.object({
    /** `judging`: handed in, and a worker is judging it. */
    state: z.enum(['waiting', 'running', 'judging', 'done', 'skipped']),
    /** What to explain, in Markdown; null before this part. */
    statement: z.string().nullable(),
    endsAt: instant.nullable(),
    seconds: z.int(),
    text: z.string(),
  }),
})
export type DiagnosticView = z.infer<typeof diagnosticViewSchema>

export const diagnosticsSchema = z.object({
  open: diagnosticViewSchema.nullable(),
  latest: z.object({ id: z.string(), endedAt: instant }).nullable(),
  /** The first moment at which a new one can start, or null if that is now. */
  nextAt: instant.nullable(),
})
export type Diagnostics = z.infer<typeof diagnosticsSchema>

export const mapGroups = ['structures', 'judgement', 'systems'] as const

/** A skill on the map. Nine times in ten the skill is between `low` and `high`; null means not enough evidence. */
export const mappedSkillSchema = z.object({
  skill: skillSchema,
  group: z.enum(mapGroups),
  estimate: z.object({ score: z.number(), low: z.number(), high: z.number(), count: z.int() }).nullable(),
})
export type MappedSkill = z.infer<typeof mappedSkillSchema>

/** An item with the answer given, the right one, and why. */
export const answeredItemSchema = shownItemSchema.omit({ options: true }).extend({
  outcome: z.enum(['right', 'wrong', 'skipped']),
  confidence: confidenceSchema.nullable(),
  options: z
    .array(z.object({ text: z.string(), why: z.string(), isRight: z.boolean(), isYours: z.boolean() }))
    .nullable(),
  number: z.object({ answer: z.number(), why: z.string(), yours: z.number().nullable() }).nullable(),
})
export type AnsweredItem = z.infer<typeof answeredItemSchema>

/** What the explanation contains: the approach, its costs, and special cases. */
export const heardExplanationSchema = z.object({
  approach: z.enum(['optimal', 'acceptable', 'brute_force', 'wrong']).nullable(),
  time: z.enum(['right', 'wrong', 'unsaid']),
  space: z.enum(['right', 'wrong', 'unsaid']),
  /** How many of the important special cases it mentions. */
  edgeCases: z.int(),
})
export type HeardExplanation = z.infer<typeof heardExplanationSchema>

export const diagnosticResultSchema = z.object({
  id: z.string(),
  startedAt: instant,
  endedAt: instant,
  /** Time spent on it. */
  minutes: z.int(),
  role: roleTypeSchema,
  level: experienceLevelSchema,
  /** `abandoned`: it ended automatically after 14 days. */
  closedBy: z.enum(['finished', 'abandoned']),
  headline: z.string(),
  sentences: z.array(z.string()),
  map: z.array(mappedSkillSchema),
  items: z.array(answeredItemSchema),
  code: diagnosticTaskSchema,
  explanation: z.object({
    state: z.enum(['done', 'skipped']),
    text: z.string(),
    /** Null if it was skipped, or could not be judged. */
    heard: heardExplanationSchema.nullable(),
  }),
  /** The skills whose range a few more tasks would narrow most. */
  narrowBy: z.array(z.object({ skill: skillSchema, minutes: z.int() })),
  nextAt: instant,
})
export type DiagnosticResult = z.infer<typeof diagnosticResultSchema>
