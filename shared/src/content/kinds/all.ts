import { algorizing } from './algorizing.ts'
import { article } from './article.ts'
import { behavioural } from './behavioural.ts'
import { coding } from './coding.ts'
import { company } from './company.ts'
import { conceptList } from './conceptList.ts'
import { course } from './course.ts'
import { explainCode } from './explainCode.ts'
import { job } from './job.ts'
import { knowledge } from './knowledge.ts'
import { lowLevelDesign } from './lowLevelDesign.ts'
import { pharmacy } from './pharmacy.ts'
import { systemDesign } from './systemDesign.ts'
import { truthOrDespair } from './truthOrDespair.ts'
import { tutorial } from './tutorial.ts'
import { workshop } from './workshop.ts'

/** Every kind of content there is, by its name. */
export const kinds = {
  coding,
  knowledge,
  explain_code: explainCode,
  algorizing,
  low_level_design: lowLevelDesign,
  system_design: systemDesign,
  tutorial,
  truth_or_despair: truthOrDespair,
  behavioural,
  course,
  concepts: conceptList,
  company,
  article,
  workshop,
  job,
  pharmacy,
} as const
export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** An item of a kind, as its schema makes it. */
export type ItemOf<Name extends KindName> = ReturnType<(typeof kinds)[Name]['schema']['parse']>
