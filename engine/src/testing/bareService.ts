import { undescribedRefusal } from '@greenroom/shared/service'
import { pino } from 'pino'
import { createHttpService, type HttpApp, type HttpServiceOptions } from '../platform/httpService.ts'

/**
 * Creates an engine's HTTP service without routes, web app or log output. Closing it fails if an operation refused with
 * a code that the API's description doesn't list.
 */
export async function bareService(changes: Partial<HttpServiceOptions> = {}): Promise<HttpApp> {
  const undescribed: string[] = []
  const write = (line: string) => {
    if (line.includes(undescribedRefusal)) undescribed.push(line)
  }
  const { app } = await createHttpService({
    title: 'An engine',
    description: 'Used by a spec',
    logger: pino({ level: 'error' }, { write }),
    isOriginAllowed: () => true,
    behindTls: false,
    readiness: {},
    ...changes,
  })
  app.addHook('onClose', async () => {
    if (undescribed.length > 0) throw new Error(undescribed.join(''))
  })
  return app
}
