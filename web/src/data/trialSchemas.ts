/** A file of its own: the landing page does without it until somebody begins. */
export { trialAnswerSchema, trialSchema } from '@greenroom/shared/wire'
