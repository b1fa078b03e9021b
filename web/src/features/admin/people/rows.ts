import type { adminPersonRowSchema, adminSessionRowSchema } from '@greenroom/shared/wire'
import type { z } from 'zod'

export type AdminPersonRow = z.infer<typeof adminPersonRowSchema>
export type AdminSessionRow = z.infer<typeof adminSessionRowSchema>
