import { callMessageSchema } from '@greenroom/shared/wire'
import { z } from 'zod'

/** A call signal in transit, with its sender's role. It goes to the sockets of the other role. */
export const callNewsSchema = z.object({ by: z.enum(['candidate', 'interviewer']), message: callMessageSchema })
export type CallNews = z.infer<typeof callNewsSchema>
