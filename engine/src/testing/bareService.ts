import { pino } from 'pino'
import { createHttpService, type HttpApp, type HttpServiceOptions } from '../platform/httpService.ts'

/** An engine's HTTP service without routes, without a web app and without a word in the log. */
export async function bareService(changes: Partial<HttpServiceOptions> = {}): Promise<HttpApp> {
  const { app } = await createHttpService({
    title: 'An engine',
    description: 'Used by a spec',
    logger: pino({ level: 'silent' }),
    isOriginAllowed: () => true,
    behindTls: false,
    readiness: {},
    ...changes,
  })
  return app
}
