/**
 * The English catalogue: texts for the machine's codes, and the interviewer's sentences about time and silence. A
 * second language is a second folder like this one.
 */
export * from './commandError.ts'
export { deckNudges, nudges } from './nudges.ts'
export * from './numbers.ts'
export { partNudges } from './partNudges.ts'
export { powerUpTexts } from './powerUps.ts'
export { problemTitles } from './problems.ts'
export { refusalTexts } from './refusals.ts'
export * from './room.ts'
export * from './time.ts'
