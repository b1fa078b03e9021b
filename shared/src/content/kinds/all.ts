import type { AuthoredChallenge } from '../challenge.ts'
import { type AlgorizingQuestion, algorizing } from './algorizing.ts'
import { type Article, article } from './article.ts'
import { type BehaviouralPrompt, behavioural } from './behavioural.ts'
import { type ChallengeList, challengeList } from './challengeList.ts'
import { coding } from './coding.ts'
import { type CompanyPreset, company } from './company.ts'
import { type ConceptList, conceptList } from './conceptList.ts'
import { type Course, course } from './course.ts'
import { type DiagnosticTopic, diagnostic } from './diagnostic.ts'
import { type ExplainCodeQuestion, explainCode } from './explainCode.ts'
import { type Job, job } from './job.ts'
import type { Kind } from './kind.ts'
import { type KnowledgeQuestion, knowledge } from './knowledge.ts'
import { type LowLevelDesignQuestion, lowLevelDesign } from './lowLevelDesign.ts'
import { type PharmacyItem, pharmacy } from './pharmacy.ts'
import { type SystemDesignQuestion, systemDesign } from './systemDesign.ts'
import { type TruthDeck, truthOrDespair } from './truthOrDespair.ts'
import { type Tutorial, tutorial } from './tutorial.ts'
import { type Workshop, workshop } from './workshop.ts'

/** The item type of each kind. */
export type ItemTypes = {
  coding: AuthoredChallenge
  knowledge: KnowledgeQuestion
  explain_code: ExplainCodeQuestion
  algorizing: AlgorizingQuestion
  low_level_design: LowLevelDesignQuestion
  system_design: SystemDesignQuestion
  tutorial: Tutorial
  truth_or_despair: TruthDeck
  behavioural: BehaviouralPrompt
  course: Course
  concepts: ConceptList
  company: CompanyPreset
  list: ChallengeList
  article: Article
  workshop: Workshop
  job: Job
  pharmacy: PharmacyItem
  diagnostic: DiagnosticTopic
}
export type KindName = keyof ItemTypes

/** Every kind of content, by name. */
export const kinds: { [Name in KindName]: Kind<ItemTypes[Name]> } = {
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
  list: challengeList,
  article,
  workshop,
  job,
  pharmacy,
  diagnostic,
}
export const kindNames = Object.keys(kinds) as KindName[]
