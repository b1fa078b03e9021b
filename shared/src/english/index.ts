/**
 * The English catalogue: the text for each code, and the interviewer's sentences about time and silence. To add a
 * language, add a folder like this one.
 */
export * from './commandError.ts'
export { deckNudges, nudges } from './nudges.ts'
export * from './numbers.ts'
export * from './pages.ts'
export { partNudges } from './partNudges.ts'
export { powerUpTexts } from './powerUps.ts'
export { problemTitles } from './problems.ts'
export { refusalTexts } from './refusals.ts'
export * from './room.ts'
export * from './time.ts'
