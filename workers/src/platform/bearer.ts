import { bearerGuard } from '@greenroom/shared/service'
import { problems } from './problems.ts'

/** Creates a hook that admits only requests with `Authorization: Bearer <token>`. All others get 401 UNAUTHORIZED. */
export const requireBearer = (token: string) => bearerGuard(token, problems)
