import { z } from 'zod'

/** The limits of a CV. Lengths are in characters. */
export const cvBounds = {
  fileBytes: 5 * 1024 * 1024,
  pages: 20,
  text: 60_000,
  line: 1_000,
  heading: 200,
  sections: 30,
  entriesOfASection: 80,
  linesOfAnEntry: 120,
  role: 120,
  notes: 2_000,
} as const

const line = z.string().max(cvBounds.line)
const short = z.string().max(cvBounds.heading)
const id = z.string().regex(/^[\w-]{1,24}$/)

export const cvLineSchema = z.object({ id, text: line })
export type CvLine = z.infer<typeof cvLineSchema>

/** A job, a degree or a project with its lines. In other sections, all lines belong to one untitled entry. */
export const cvEntrySchema = z.object({
  id,
  title: short,
  /** As written, such as `2019 – today`; empty if there are none. */
  dates: short,
  lines: z.array(cvLineSchema).max(cvBounds.linesOfAnEntry),
})
export type CvEntry = z.infer<typeof cvEntrySchema>

export const cvSectionKinds = ['summary', 'experience', 'projects', 'skills', 'education', 'other'] as const
export type CvSectionKind = (typeof cvSectionKinds)[number]

export const cvSectionSchema = z.object({
  id,
  kind: z.enum(cvSectionKinds),
  heading: short,
  entries: z.array(cvEntrySchema).max(cvBounds.entriesOfASection),
})
export type CvSection = z.infer<typeof cvSectionSchema>

/** A CV as read from a file and corrected by its owner. Ids are unique within it, and edits don't change them. */
export const cvContentSchema = z
  .object({
    name: short,
    contact: z.array(cvLineSchema).max(20),
    sections: z.array(cvSectionSchema).max(cvBounds.sections),
  })
  .refine((content) => JSON.stringify(content).length <= 4 * cvBounds.text, {
    message: `is longer than ${cvBounds.text} characters`,
  })
  .refine(
    ({ contact, sections }) => {
      const entries = sections.flatMap((section) => section.entries)
      const ids = [...sections, ...entries, ...contact, ...entries.flatMap(({ lines }) => lines)].map((each) => each.id)
      return new Set(ids).size === ids.length
    },
    { message: 'has an id twice' },
  )
export type CvContent = z.infer<typeof cvContentSchema>

/** What the CV is for: a role in the user's own words, or one of our jobs. */
export const cvTargetSchema = z.object({ role: z.string().max(cvBounds.role), jobId: z.string().max(120).nullable() })
export type CvTarget = z.infer<typeof cvTargetSchema>

/** A question that only the candidate can answer. */
export const cvAskSchema = z.object({
  label: z.string(),
  hint: z.string(),
  /** The new text, with `{answer}` where the answer goes. */
  template: z.string(),
})

/** A change to one line, or to an entry's dates, that the candidate accepts or rejects. */
export const cvSuggestionSchema = z.object({
  suggestionId: z.string(),
  /** The id of the line, or of the entry if the change is to its dates. */
  lineId: z.string(),
  title: z.string(),
  reason: z.string(),
  before: z.string(),
  /**
   * The new text; each line break starts another line, and an empty text removes the line. Null until the question is
   * answered.
   */
  after: z.string().nullable(),
  ask: cvAskSchema.nullable(),
})
export type CvSuggestion = z.infer<typeof cvSuggestionSchema>

export const cvDecisions = ['accepted', 'rejected'] as const

/** A decided suggestion. */
export const cvDecidedSchema = z.object({
  suggestionId: z.string(),
  lineId: z.string(),
  title: z.string(),
  before: z.string(),
  /** The accepted text; null if the suggestion was rejected. */
  after: z.string().nullable(),
  decision: z.enum(cvDecisions),
})
export type CvDecided = z.infer<typeof cvDecidedSchema>

/**
 * A question that an interviewer may ask about a line of the CV. `inInterviews`: whether the AI interviewer can ask it in
 * a behavioural round.
 */
export const cvQuestionSchema = z.object({ lineId: z.string(), question: z.string(), inInterviews: z.boolean() })
export type CvQuestion = z.infer<typeof cvQuestionSchema>

export const cvSchema = z.object({
  /** Counts changes, starting at 1. */
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
  /** When it is deleted if nobody changes it. */
  deleteAt: z.iso.datetime(),
  content: cvContentSchema,
  target: cvTargetSchema,
  suggestions: z.array(cvSuggestionSchema),
  decided: z.array(cvDecidedSchema),
  questions: z.array(cvQuestionSchema),
})
export type Cv = z.infer<typeof cvSchema>

/** `failed`: the mail was refused, or couldn't be delivered in time. Answers go to the candidate's email, not through us. */
export const reviewStatuses = ['queued', 'sent', 'failed'] as const

export const cvReviewSchema = z.object({
  requestId: z.string(),
  targetRole: z.string(),
  status: z.enum(reviewStatuses),
  createdAt: z.iso.datetime(),
  deleteAt: z.iso.datetime(),
})
export type CvReview = z.infer<typeof cvReviewSchema>

/**
 * A call to the language model about a CV's lines. `failed`: it didn't answer, so all suggestions come from our rules.
 */
export const cvWordingRunSchema = z.object({ runId: z.string(), status: z.enum(['running', 'done', 'failed']) })
/**
 * The CV with suggestions from the model as well as from our rules. `found`: how many of the model's passed our check.
 */
export const keptWordingsSchema = z.object({ found: z.int().min(0), cv: cvSchema })
export const cvWordingParamsSchema = z.object({ runId: z.string().max(60) })

export const ownCvSchema = z.object({
  cv: cvSchema.nullable(),
  /** Whether the caller may have a person review it. `plan`: with any paid plan. `off`: not on this site. */
  review: z.enum(['open', 'plan', 'off']),
  /** Whether a language model is set up that people may ask about their lines. */
  hasModel: z.boolean(),
  /** The address that answers go to. */
  answerTo: z.string(),
  /** Latest first. */
  reviews: z.array(cvReviewSchema),
})
export type OwnCv = z.infer<typeof ownCvSchema>

export const pastedCvSchema = z.object({ text: z.string().trim().min(1).max(cvBounds.text) })

/** `version`: the version that was edited. */
export const savedCvSchema = z.object({ version: z.int().min(1), content: cvContentSchema, target: cvTargetSchema })

export const suggestionParamsSchema = z.object({ suggestionId: z.string().max(120) })
/** `open` undoes a decision. `answer` is the answer to the suggestion's question. */
export const suggestionChoiceSchema = z.object({
  decision: z.enum([...cvDecisions, 'open']),
  answer: z.string().trim().max(400).optional(),
})

export const cvFormats = ['docx', 'pdf'] as const
export const cvExportParamsSchema = z.object({ format: z.enum(cvFormats) })

/** `cv`: the text; if missing, the stored CV. */
export const reviewRequestSchema = z.object({
  cv: z.string().trim().min(1).max(cvBounds.text).optional(),
  targetRole: z.string().trim().max(cvBounds.role).default(''),
  notes: z.string().trim().max(cvBounds.notes).default(''),
})
export const acceptedReviewSchema = z.object({ requestId: z.string() })
export const reviewParamsSchema = z.object({ requestId: z.string().max(60) })
