import { z } from 'zod'
import { durationsInMinutes } from '../rules/constants.ts'
import { conceptSchema, contentDomainSchema, contentTierSchema, releaseStageSchema } from '../vocabulary/content.ts'
import { experienceLevelSchema, roleTypeSchema } from '../vocabulary/hiring.ts'
import { difficultySchema, hintRungSchema, interviewStageSchema } from '../vocabulary/interview.ts'
import { checksSchema } from './kinds/check.ts'
import { askSchema, prose } from './prose.ts'

export { askSchema, prose }

/** The text of one interviewer turn: short, with at most one question. */
export const spoken = prose
  .refine((text) => text.split(/\s+/).length <= 45, 'An interviewer says at most 45 words in a turn.')
  .refine((text) => (text.match(/\?/g) ?? []).length <= 1, 'An interviewer asks at most one question in a turn.')

/** Phrases that match free text, in lower case; every word of a phrase must occur. */
export const signs = z.array(prose.lowercase()).min(1)

const word = String.raw`=?[\p{L}\p{N}'_^%-]+`
const group = String.raw`!?${word}(?:\|${word})*`
const plainSign = new RegExp(`^${group}(?: ?[+>] ?${group})*$`, 'u')

/**
 * Like `signs`, for free wording: groups of words that must occur within a sentence or two. `+` joins groups, or `>` if
 * their order matters. `|` separates alternatives.
 */
export const plainSigns = z.array(prose.lowercase().regex(plainSign, 'groups of words, joined by + or >')).optional()

/** The name of an item, and of its folder. */
export const itemIdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case')

export const fileName = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z]+$/, 'a plain file name')

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'm').source !== ''
  } catch {
    return false
  }
}

/** A regular expression over a candidate's code. */
export const codeSign = prose.refine(isRegularExpression, 'is not a regular expression')

/** Time and space in big-O notation, and how people say them aloud. */
export const complexitySchema = z.object({
  time: prose,
  space: prose,
  timeSpellings: signs,
  spaceSpellings: signs,
})

/** A question the candidate may ask, and its answer; `about` names its topic in a few words. */
export const clarificationSchema = z.object({ about: prose.optional(), signs, answer: spoken })

/** An approach the interviewer recognises, and the reply to it, without naming the trick. */
export const approachSchema = z.object({
  name: prose,
  signs,
  plainly: plainSigns,
  quality: z.enum(['optimal', 'acceptable', 'brute_force', 'wrong']),
  time: prose,
  space: prose,
  response: spoken,
})

/**
 * A point that a good answer makes, how to recognise it, and the signs of the opposite belief. `side` is the part of
 * the question that the point answers: a right answer covers every part.
 */
export const keyPointSchema = z.object({
  point: prose,
  signs,
  plainly: plainSigns,
  denied: plainSigns,
  /** Additional signs of the point on a whiteboard or in notes, where labels have fewer words than sentences. */
  written: z.array(prose.lowercase()).optional(),
  side: prose.optional(),
})

/**
 * A point that is part of a right answer. `asks` is the question that asks for the point; if missing, the interviewer
 * doesn't ask.
 */
export const askedPointSchema = keyPointSchema.extend({ asks: askSchema.optional() })

/** Common mistakes, how to recognise them in speech and in code, and the interviewer's reply. */
export const commonMistakeSchema = z.object({
  mistake: prose,
  signsInWords: z.array(prose.lowercase()),
  plainly: plainSigns,
  signsInCode: z.array(codeSign),
  nudge: spoken,
})

/** A question about an edge case, with signs and the gist of a good answer. */
export const edgeCaseSchema = z.object({ question: spoken, signs, plainly: plainSigns, idea: prose })

export const followUpSchema = z.object({ question: spoken, signs, plainly: plainSigns, goodAnswer: prose })

/** The five rungs of the hint ladder, as the interviewer says them. */
export const hintLadderSchema = z
  .tuple([spoken, spoken, spoken, spoken, spoken])
  .describe('reflect, restate the constraint, a small example, the family of technique, the outline')

/** A phrase that gives the trick away, and the first rung of the hint ladder that may use it. */
export const keyPhraseSchema = z.object({ phrase: prose.lowercase(), fromRung: hintRungSchema })

/** The fields that decide who may use an item: its tier and its release stage (spec §3). */
export const releaseFields = { contentTier: contentTierSchema, releaseStage: releaseStageSchema }

/** The fields every item has. */
export const itemFields = { id: itemIdSchema, title: prose.max(80), ...releaseFields }

/**
 * The head of every item that an interviewer can present as a question, whatever its type (spec §3, challenge types).
 */
export const questionFields = {
  ...itemFields,
  title: prose.max(60),
  difficulty: difficultySchema,
  durationInMinutes: z.literal(durationsInMinutes),
  stages: z.array(interviewStageSchema).min(1),
  roleTypes: z.array(roleTypeSchema).min(1),
  levels: z.array(experienceLevelSchema).min(1),
  concepts: z.array(conceptSchema).min(1),
  /**
   * The checks from `checks.md`, next to the page. If we didn't understand a candidate's explanation, they show whether
   * the candidate meant a point.
   */
  checks: checksSchema.optional(),
}

/**
 * An interviewer's material for a question of any type: the opening, the hint ladder, answers to clarifications, the
 * points of a good answer, common mistakes and their signs, and follow-ups. `editorial` is the full answer, explained;
 * it is shown only after the end.
 */
export const conversationFields = {
  opening: spoken,
  hints: hintLadderSchema,
  clarifications: z.array(clarificationSchema).min(3),
  commonMistakes: z.array(commonMistakeSchema).min(2),
  followUps: z.array(followUpSchema).min(3),
  keyPhrases: z.array(keyPhraseSchema).min(2),
  editorial: prose.min(200, 'An editorial explains; this is too short for it.'),
}

/** The field of study that a lesson or an article belongs to. */
export const domainField = { domain: contentDomainSchema }
