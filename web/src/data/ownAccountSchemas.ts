/** Schemas for the user's own account, loaded on the first call that needs them. */
export { emailLinkAnswerSchema, ownAccountSchema } from '@greenroom/shared/wire'
