/** What is read of answers about one's own account: fetched with the first of them. */
export { emailLinkAnswerSchema, ownAccountSchema } from '@greenroom/shared/wire'
