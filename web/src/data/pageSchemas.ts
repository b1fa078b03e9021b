/** Separate, so that the landing page loads it only if the page didn't come with the document. */
export { publishedPageSchema } from '@greenroom/shared/wire'
