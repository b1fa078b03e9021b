/** Separate, so that visitors' pages don't load it. */
export { identityProviderSchema, oidcAwaySchema } from '@greenroom/shared/wire'
