import type { AuditRecord } from '@greenroom/shared/vocabulary'
import { type AdminAuditEntry, adminAuditPageSchema, adminAuditQuerySchema, adminPaths } from '@greenroom/shared/wire'
import type { AuditTrail } from '../../audit/audit.ts'
import type { HttpApp } from '../../platform/httpService.ts'

export type AuditRoutesOptions = {
  audit: Pick<AuditTrail, 'latest' | 'of' | 'record'>
  /** The user's name; undefined if the account is gone. */
  nameOf: (userId: number) => Promise<string | undefined>
}

/** Adds the names of the people concerned to the records. */
export async function entriesOf(
  records: readonly AuditRecord[],
  nameOf: AuditRoutesOptions['nameOf'],
): Promise<AdminAuditEntry[]> {
  return Promise.all(
    records.map(async (record) => ({
      ...record,
      aboutName: record.about === null ? null : ((await nameOf(record.about)) ?? null),
    })),
  )
}

/** `GET /api/admin/audit`: the audit trail. */
export function auditRoutes(app: HttpApp, { audit, nameOf }: AuditRoutesOptions): void {
  app.get(
    adminPaths.audit,
    {
      schema: {
        summary: 'The audit trail: who changed what about whom, and why',
        tags: ['administration'],
        querystring: adminAuditQuerySchema,
        response: { 200: adminAuditPageSchema },
      },
    },
    async (request, reply) => {
      const { limit, after, userId } = request.query
      const page = { limit: limit + 1, after }
      const records = await (userId === undefined ? audit.latest(page) : audit.of(userId, page))
      const found = records.slice(0, limit)
      const next = records.length > limit ? (found.at(-1)?.id ?? null) : null
      return reply.header('cache-control', 'no-store').send({ entries: await entriesOf(found, nameOf), next })
    },
  )
}
