/** Schemas of the user's own account, loaded with the first such call. */
export { emailLinkAnswerSchema, ownAccountSchema } from '@greenroom/shared/wire'
