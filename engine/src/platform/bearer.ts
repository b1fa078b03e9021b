import { bearerGuard } from '@greenroom/shared/service'
import { problems } from './problems.ts'

/** A hook that lets only `Authorization: Bearer <token>` pass; 401 UNAUTHORIZED otherwise. */
export const requireBearer = (token: string) => bearerGuard(token, problems)
