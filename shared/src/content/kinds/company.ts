import { z } from 'zod'
import { durationsInMinutes } from '../../rules/constants.ts'
import type { LoopRound } from '../../session/companyLoop.ts'
import { companyTypeSchema } from '../../vocabulary/hiring.ts'
import {
  challengeTypeSchema,
  difficultySchema,
  interviewerPersonalitySchema,
  interviewStageSchema,
} from '../../vocabulary/interview.ts'
import { readItem } from '../page/readParts.ts'
import { itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

/** A round of a company's process, and the settings to rehearse it with. */
export const companyRoundSchema = z.object({
  name: prose.max(80),
  stage: interviewStageSchema,
  durationInMinutes: z.literal(durationsInMinutes),
  problems: z.int().min(1).max(4),
  challengeTypes: z.array(challengeTypeSchema).min(1),
  difficulty: difficultySchema,
  interviewerPersonality: interviewerPersonalitySchema,
  runsCode: z.boolean(),
  /** Whether the candidate must keep the language they named; missing if they may change it. */
  languageLocked: z.boolean().optional(),
  weighs: z.array(prose.max(60)).min(1).max(10),
  how: prose,
})

/**
 * How a company's interviews are commonly run (spec §3, company types). Claims without a public source are
 * `commonly_reported`, and shown as such; `neutral` describes no company.
 */
export const companyPresetSchema = z
  .object({
    ...itemFields,
    companyType: companyTypeSchema,
    evidence: z.enum(['sourced', 'commonly_reported', 'neutral']),
    sources: z.array(z.object({ title: prose, url: z.url({ protocol: /^https$/ }) })),
    about: prose,
    rounds: z.array(companyRoundSchema).min(1),
    advice: z.array(prose).min(2),
  })
  .refine(({ evidence, sources }) => (evidence === 'sourced') === sources.length > 0, {
    message: 'sources belong to evidence “sourced”, and to nothing else',
  })
export type CompanyPreset = z.infer<typeof companyPresetSchema>

/** The rounds that an interview takes from a released company preset; none if the preset is neutral or missing. */
export const loopOf = (preset: CompanyPreset | undefined): LoopRound[] =>
  preset === undefined || preset.evidence === 'neutral' || preset.releaseStage !== 'prod'
    ? []
    : preset.rounds.map(({ name, stage, challengeTypes, weighs }) => ({ name, stage, challengeTypes, weighs }))

export const company: Kind<CompanyPreset> = {
  name: 'company',
  folder: 'companies',
  page: 'company.md',
  schema: companyPresetSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    companyType: reader.fact('company'),
    evidence: reader.fact('evidence'),
    about: reader.prose(),
    sources: reader.items('Sources').map((item) => {
      const [, title, url] = /^\[(.+)\]\((.+)\)$/.exec(item) ?? []
      return { title: title ?? item, url }
    }),
    rounds: reader.entries('Rounds', (each) => ({
      name: each.heading,
      stage: each.fact('stage'),
      durationInMinutes: each.number('minutes'),
      problems: each.number('problems'),
      challengeTypes: each.list('types'),
      difficulty: each.fact('difficulty'),
      interviewerPersonality: each.fact('personality'),
      runsCode: each.flag('runs code'),
      languageLocked: each.flag('language locked'),
      weighs: each.list('weighs'),
      how: each.prose(),
    })),
    advice: reader.items('Advice'),
  }),
  template: `${itemHead}company: generic tech company
evidence: commonly_reported
---

## Rounds

### First round
- stage: telephone
- minutes: 45
- problems: 1
- types: coding
- difficulty: moderately_challenging
- personality: fair
- runs code: no
- weighs:

## Advice

## Sources
`,
}
