/** Separate, so that it is only loaded on the first error. */
export { problemSchema } from '@greenroom/shared/wire'
