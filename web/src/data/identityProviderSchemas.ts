/** A file of its own: the pages of visitors do without it. */
export { identityProviderSchema, oidcAwaySchema } from '@greenroom/shared/wire'
