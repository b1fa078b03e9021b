/** A separate file, so that the landing page loads it only if it doesn't come with its document. */
export { publishedPageSchema } from '@greenroom/shared/wire'
