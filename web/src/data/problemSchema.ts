/** A separate file, loaded with the first error only. */
export { problemSchema } from '@greenroom/shared/wire'
