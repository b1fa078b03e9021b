/** Entry point to the specification's vocabulary (spec §3), each word with its schema. */
export * from './audit.ts'
export * from './code.ts'
export * from './content.ts'
export * from './conversation.ts'
export * from './hiring.ts'
export * from './interview.ts'
export * from './people.ts'
export * from './signature.ts'
