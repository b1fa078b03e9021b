/** A file of its own: the pages of visitors do without it. */
export { meSchema, userSchema } from '@greenroom/shared'
