import { bearerGuard } from '@greenroom/shared/service'
import { problems } from './problems.ts'

/** A hook that only lets requests with `Authorization: Bearer <token>` pass. All others get 401 UNAUTHORIZED. */
export const requireBearer = (token: string) => bearerGuard(token, problems)
