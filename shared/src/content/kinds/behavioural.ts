import { z } from 'zod'
import { durationsInMinutes } from '../../rules/constants.ts'
import { competencies } from '../../session/publicChallenge.ts'
import { experienceLevelSchema, roleTypeSchema } from '../../vocabulary/hiring.ts'
import { readItem } from '../page/readParts.ts'
import { itemFields, prose, signs, spoken } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

/** The parts of a story: the interviewer listens for each, and asks for any that is missing. */
export const storyParts = ['situation', 'task', 'action', 'result', 'reflection'] as const

/** A question about past work, answered with a story and judged by what the candidate personally did. */
export const behaviouralSchema = z.object({
  ...itemFields,
  competency: z.enum(competencies),
  levels: z.array(experienceLevelSchema).min(1),
  roleTypes: z.array(roleTypeSchema).min(1),
  durationInMinutes: z.union([z.literal(10), z.literal(15), z.literal(durationsInMinutes)]),
  /** The question, as the interviewer asks it. */
  prompt: spoken,
  /** Why we ask the question; shown to the candidate after the answer. */
  looksFor: z.array(prose).min(3),
  parts: z
    .array(z.object({ part: z.enum(storyParts), signs, nudge: spoken }))
    .refine((parts) => storyParts.every((each) => parts.some(({ part }) => part === each)), {
      message: `needs each of: ${storyParts.join(', ')}`,
    }),
  followUps: z.array(z.object({ question: spoken, listenFor: prose })).min(3),
  redFlags: z.array(prose).min(2),
  strongAnswer: prose.min(300, 'A strong answer is told; this is too short for it.'),
  weakAnswer: prose.min(80),
  whyItIsWeak: prose,
})
export type BehaviouralPrompt = z.infer<typeof behaviouralSchema>

export const behavioural: Kind<BehaviouralPrompt> = {
  name: 'behavioural',
  folder: 'behavioural',
  page: 'prompt.md',
  schema: behaviouralSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    competency: reader.fact('competency'),
    levels: reader.list('levels'),
    roleTypes: reader.list('roles'),
    durationInMinutes: reader.number('minutes'),
    prompt: reader.prose(),
    looksFor: reader.items('What it looks for'),
    parts: reader.entries('Parts', (each) => ({
      part: each.heading.toLowerCase(),
      signs: each.list('signs'),
      nudge: each.prose(),
    })),
    followUps: reader.entries('Follow-ups', (each) => ({ question: each.heading, listenFor: each.prose() })),
    redFlags: reader.items('Red flags'),
    strongAnswer: reader.text('A strong answer'),
    weakAnswer: reader.text('A weak answer'),
    whyItIsWeak: reader.text('Why it is weak'),
  }),
  template: `${itemHead}competency: ownership
levels: JUNIOR; SENIOR
roles: software engineer (back-end); software engineer (front-end); software engineer (full-stack)
minutes: 10
---

## What it looks for

## Parts

${storyParts.map((part) => `### ${part}\n- signs:\n\n`).join('')}## Follow-ups

## Red flags

## A strong answer

## A weak answer

## Why it is weak
`,
}
