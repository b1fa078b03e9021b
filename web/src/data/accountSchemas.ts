/** A file of its own: the pages of visitors do without it. */

export { userSchema } from '@greenroom/shared/vocabulary'
export { meSchema } from '@greenroom/shared/wire'
