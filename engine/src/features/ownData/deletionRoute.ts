import { askedDeletionSchema, type Confirmation, confirmationSchema, ownDataPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { AccountHolder } from '../../platform/personalData.ts'

export type DeletionRouteOptions = {
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf(request: FastifyRequest): Promise<{ userId: number }>
  /** @throws 401, 403 if the caller hasn't confirmed that they own the account */
  confirmedHolder(request: FastifyRequest, given: Confirmation): Promise<AccountHolder>
  /**
   * @returns when it will be deleted, ms since 1970.
   * @throws 409 LAST_ADMIN
   */
  askDeletion(holder: AccountHolder): Promise<{ deleteAt: number }>
}

/** `POST /api/account/deletion`: signs the account out everywhere immediately, and deletes it in seven days. */
export function deletionRoute(app: HttpApp, { accountOf, confirmedHolder, askDeletion }: DeletionRouteOptions): void {
  app.post(
    ownDataPaths.deletion,
    {
      onRequest: onlyAccounts(accountOf),
      config: refuses(...confirmRefusals, 'LAST_ADMIN'),
      schema: {
        summary: 'Delete my account, after seven days',
        description:
          'Ends every sign-in, revokes open invites and links to scorecards, and mails a link that keeps the account. Until the deletion, a sign-in allows nothing but keeping it. 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, SIGN_IN_TOO_OLD; 409 LAST_ADMIN. Safe to repeat.',
        tags: ['accounts'],
        body: confirmationSchema,
        response: { 202: askedDeletionSchema },
      },
    },
    async (request, reply) => {
      const holder = await confirmedHolder(request, request.body)
      const { deleteAt } = await askDeletion(holder)
      return reply.code(202).send({ deleteAt: new Date(deleteAt).toISOString() })
    },
  )
}
