/** Public entry point to the content, for programs on the server; the browser must not import it. */
export { type Archive, createArchive } from './archive.ts'
export * from './bank.ts'
export * from './challenge.ts'
export { checksOf, loadChecks, type QuestionChecks } from './checks.ts'
export { loadConcepts } from './concepts.ts'
export { contentFolder } from './contentFolder.ts'
export * from './decks.ts'
export { type DrawnInput, type InputGenerator, inputsOf, oracleOf } from './inputs/inputs.ts'
export { InvalidContent } from './itemFiles.ts'
export { type ItemTypes, type KindName, kindNames, kinds } from './kinds/all.ts'
export { articleSchema } from './kinds/article.ts'
export { behaviouralSchema } from './kinds/behavioural.ts'
export type { Check, PointChecks } from './kinds/check.ts'
export { type CompanyPreset, companyPresetSchema, loopOf } from './kinds/company.ts'
export { type ConceptCard, ringIn } from './kinds/conceptList.ts'
export type { DiagnosticItem, DiagnosticTopic } from './kinds/diagnostic.ts'
export type { ItemFiles } from './kinds/kind.ts'
export {
  extendedMatchingSchema,
  numericItemSchema,
  type PharmacyItem,
  singleBestAnswerSchema,
} from './kinds/pharmacy.ts'
export { announcedWorkshopSchema, type Workshop } from './kinds/workshop.ts'
export {
  type ContentLibrary,
  createLibrary,
  emptyShelves,
  type FoundItem,
  findItem,
  namesOfItems,
  type Versioned,
} from './library.ts'
export * from './loadChallenges.ts'
export * from './notation.ts'
export * from './ownQuestion.ts'
export { type Snippet, snippetsOf } from './page/blocks.ts'
export { programsIn } from './page/programs.ts'
export * from './presentable.ts'
export { type ItemProblem, problemsOf } from './readItem.ts'
export * from './spoken.ts'
export * from './spokenQuestion.ts'
export * from './stories.ts'
export { plainProgram } from './stubs/plainProgram.ts'
export * from './stubs/stubFor.ts'
export { findingsAbout, togetherFindings } from './togetherFindings.ts'
export * from './tutorials.ts'
