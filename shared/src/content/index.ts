/** The content's own door, for programs on the server; the browser has no business here. */
export * from './bank.ts'
export * from './challenge.ts'
export { contentFolder } from './contentFolder.ts'
export { InvalidContent } from './itemFiles.ts'
export * from './loadChallenges.ts'
export * from './presentable.ts'
export * from './stubs/stubFor.ts'
