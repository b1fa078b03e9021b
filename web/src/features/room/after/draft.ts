import { decisionSchema, evidenceSchema, type ParticipantCommandInput } from '@greenroom/shared/session'
import { z } from 'zod'
import { nameOf } from '../../../data/sessionLabels.ts'
import { evidenceOf } from '../interviewer/evidence.ts'
import { interviewerTexts as texts } from '../interviewer/texts.ts'
import type { Quotable } from './quotables.ts'

const lineSchema = z.object({
  score: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
  evidence: z.array(evidenceSchema.pick({ eventSeq: true, quote: true })),
  nextStep: z.string(),
})

/** A scorecard in progress; a null `decision` lets the scores decide. */
export const draftSchema = z.object({
  lines: z.record(z.string(), lineSchema),
  decision: decisionSchema.nullable(),
  summary: z.string(),
})
export type Draft = z.infer<typeof draftSchema>
export type DraftLine = z.infer<typeof lineSchema>

const emptyLine: DraftLine = { score: null, evidence: [], nextStep: '' }

export const emptyDraft = (dimensions: readonly string[]): Draft => ({
  lines: Object.fromEntries(dimensions.map((dimension) => [dimension, emptyLine])),
  decision: null,
  summary: '',
})

export const lineOf = (draft: Draft, dimension: string): DraftLine => draft.lines[dimension] ?? emptyLine

export const withLine = (draft: Draft, dimension: string, changed: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: { ...draft.lines, [dimension]: { ...lineOf(draft, dimension), ...changed } },
})

/**
 * Adds the evidence noted for each dimension during the interview to the draft. If a note only repeats a message,
 * quotes the message itself.
 */
export function noted(draft: Draft, quotables: readonly Quotable[]): Draft {
  return Object.keys(draft.lines).reduce((all, dimension) => {
    const evidence = quotables
      .filter(({ kind, text }) => kind === 'notes' && text.startsWith(`${nameOf(dimension)}: `))
      .map(({ seq, text }) => {
        const said = quotables.findLast(
          (each) =>
            each.kind === 'messages' && each.seq < seq && text === texts.evidence(dimension, evidenceOf(each.text)),
        )
        return said === undefined
          ? { eventSeq: seq, quote: text }
          : { eventSeq: said.seq, quote: evidenceOf(said.text) }
      })
    return withLine(all, dimension, { evidence })
  }, draft)
}

/** Builds the scorecard to send, with a line for each dimension that has a score. */
export function submissionOf({ lines, decision, summary }: Draft) {
  return {
    lines: Object.entries(lines).flatMap(([dimension, { score, evidence, nextStep }]) =>
      score === null ? [] : [{ dimension, score, evidence, nextStep: nextStep.trim() }],
    ),
    ...(decision === null ? {} : { decision }),
    summary: summary.trim(),
  } satisfies Omit<Extract<ParticipantCommandInput, { type: 'SubmitScorecard' }>, 'type'>
}
