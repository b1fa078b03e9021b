import { Readable } from 'node:stream'
import { type Confirmation, confirmationSchema, ownDataPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Allowance, Allowances } from '../../platform/allowances.ts'
import { refuses } from '../../platform/describe.ts'
import { confirmRefusals, onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { AccountHolder, ArchiveFile, PersonalData } from '../../platform/personalData.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import { zipOf } from './archive.ts'
import type { OneAtATime } from './oneAtATime.ts'
import { readmeOf } from './readme.ts'

/** An account may ask for three exports at once, then one every 20 minutes. */
const allowance: Allowance = { burst: 3, everyMs: 20 * 60_000 }
/** A download that takes longer is cut off and must be requested again. */
const longestMs = 30 * 60_000

export type ExportRouteOptions = {
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf(request: FastifyRequest): Promise<{ userId: number }>
  /** @throws 401, 403 if the caller hasn't confirmed that they own the account */
  confirmedHolder(request: FastifyRequest, given: Confirmation): Promise<AccountHolder>
  allowances: Allowances
  running: OneAtATime
  parts: readonly PersonalData[]
  now: () => number
}

/** Routes that return all of an account's data as one archive. */
export function exportRoute(app: HttpApp, options: ExportRouteOptions): void {
  const { accountOf, confirmedHolder, allowances, running, parts, now } = options

  async function* filesOf(holder: AccountHolder): AsyncGenerator<ArchiveFile> {
    const at = new Date(now()).toISOString().slice(0, 16).replace('T', ' ')
    yield { path: 'README.txt', pieces: [readmeOf({ email: holder.emails[0] ?? '', at })] }
    for (const part of parts) if (part.exported !== undefined) yield* part.exported(holder)
  }

  app.post(
    ownDataPaths.export,
    {
      onRequest: onlyAccounts(accountOf),
      config: refuses(...confirmRefusals, 'EXPORT_RUNNING'),
      schema: {
        summary: 'Export all data about my account',
        description:
          'A zip archive of JSON and text, with a README.txt that explains the files. 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, SIGN_IN_TOO_OLD. One at a time: 409 EXPORT_RUNNING. 429 after three, then one every 20 minutes.',
        tags: ['accounts'],
        body: confirmationSchema,
        response: { 200: z.unknown().describe('application/zip') },
      },
    },
    async (request, reply) => {
      const holder = await confirmedHolder(request, request.body)
      const name = String(holder.userId)
      const release = await running.take(name)
      if (release === undefined) throw new ProblemError('EXPORT_RUNNING')
      try {
        throttle(await allowances.take([{ key: `export ${name}`, allowance }]))
      } catch (error) {
        await release()
        throw error
      }
      const archive = Readable.from(zipOf(filesOf(holder)), { objectMode: false })
      const tooLong = setTimeout(() => archive.destroy(new Error('the export was read too slowly')), longestMs).unref()
      archive.once('close', () => {
        clearTimeout(tooLong)
        void release()
      })
      const day = new Date(now()).toISOString().slice(0, 10)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="greenroom-${day}.zip"`)
        .type('application/zip')
        .send(archive)
    },
  )
}
