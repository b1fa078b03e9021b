/** Separate, so that the landing page loads it only once a trial starts. */
export { trialAnswerSchema, trialSchema } from '@greenroom/shared/wire'
