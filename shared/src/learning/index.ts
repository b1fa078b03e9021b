/** Entry point to what a learner's work adds up to: skills, and what is done. Pure, for browser and server. */
export * from './card.ts'
export { conceptInWords } from './conceptInWords.ts'
export * from './happening.ts'
export * from './learner.ts'
export * from './recommend.ts'
export * from './repeat.ts'
export * from './skill.ts'
export * from './skillModel.ts'
