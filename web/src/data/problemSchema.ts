/** A file of its own, so that it is fetched with the first error only. */
export { problemSchema } from '@greenroom/shared/wire'
