/** Separate, so that visitors' pages don't load it. */

export { userSchema } from '@greenroom/shared/vocabulary'
export { meSchema } from '@greenroom/shared/wire'
