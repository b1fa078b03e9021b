import { z } from 'zod'
import { readClaims, readConversation, readQuestion } from '../page/readParts.ts'
import { conversationFields, keyPointSchema, prose, questionFields, signs, spoken } from '../parts.ts'
import { arithmetic } from './arithmetic.ts'
import type { Kind } from './kind.ts'
import { conversationTemplate, questionHead } from './templates.ts'

/** The dimensions a design is judged on; the scorecard sets their weights. */
export const designDimensions = [
  'requirements',
  'api and data',
  'architecture',
  'scale',
  'storage and consistency',
  'reliability',
  'operability',
  'trade-offs',
] as const

/**
 * For one dimension: what a good and a poor answer look like, the signs of a good answer, and a question that asks for
 * one.
 */
export const designBarSchema = z.object({
  dimension: z.enum(designDimensions),
  signs,
  strong: prose,
  weak: prose,
  question: spoken,
})

/** A claim that a design can make in a dimension, and its signs. */
export const designClaimSchema = keyPointSchema.extend({ dimension: z.enum(designDimensions) })

/** A back-of-the-envelope estimate. The content check evaluates its calculation. */
export const estimateSchema = z.object({
  what: prose,
  calculation: arithmetic,
  result: z.number(),
  unit: prose,
  so: prose,
})

/** A design of a large system (spec §3), scored by rubric, without tests. */
export const systemDesignSchema = z.object({
  ...questionFields,
  challengeType: z.literal('system_design'),
  statement: prose,
  /** The requirements, which the candidate should find out by asking. */
  functional: z.array(prose).min(3),
  qualities: z.array(prose).min(3),
  estimates: z.array(estimateSchema).min(2),
  /** The API calls of one good design. The fields below describe its data and its parts. */
  calls: prose,
  data: prose,
  architecture: prose,
  bars: z
    .array(designBarSchema)
    .refine((bars) => designDimensions.every((each) => bars.some(({ dimension }) => dimension === each)), {
      message: `the rubric needs each of: ${designDimensions.join(', ')}`,
    }),
  /** The claims a design can make. If a dimension has no claims, the dimension itself counts as a point. */
  claims: z.array(designClaimSchema),
  ...conversationFields,
})
export type SystemDesignQuestion = z.infer<typeof systemDesignSchema>

export const systemDesign: Kind<SystemDesignQuestion> = {
  name: 'system_design',
  folder: 'system-design',
  page: 'question.md',
  schema: systemDesignSchema,
  read: (reader, _files, id) => ({
    id,
    challengeType: 'system_design',
    ...readQuestion(reader),
    statement: reader.prose(),
    functional: reader.items('What it does'),
    qualities: reader.items('How well'),
    estimates: reader.entries('Estimates', (each) => ({
      what: each.heading,
      calculation: each.fact('calculation'),
      result: each.number('result'),
      unit: each.fact('unit'),
      so: each.prose(),
    })),
    calls: reader.text('Calls'),
    data: reader.text('Data'),
    architecture: reader.text('Architecture'),
    bars: reader.entries('Rubric', (each) => ({
      dimension: each.heading.toLowerCase(),
      signs: each.list('signs'),
      question: each.fact('ask'),
      strong: each.fact('strong'),
      weak: each.fact('weak'),
    })),
    claims: readClaims(reader),
    ...readConversation(reader),
  }),
  template: `${questionHead.replace('minutes: 20', 'minutes: 45')}---

## What it does

## How well

## Estimates

## Calls

## Data

## Architecture

## Rubric

${designDimensions.map((each) => `### ${each}\n- signs:\n- ask:\n- strong:\n- weak:\n\n`).join('')}${conversationTemplate}`,
}
