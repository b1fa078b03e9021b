import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** The address of a request without its query, which may hold private data such as an email. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url

/** Logs one line when a request ends: at info if it failed on our side or was slow, else at debug. */
export class RequestLog extends LogController {
  readonly slowAfterMs: number

  constructor(slowAfterMs: number) {
    super()
    this.slowAfterMs = slowAfterMs
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply
    const durationMs = Math.round(elapsedTime)
    const line = { method: request.method, path: pathOf(request), status: statusCode, durationMs }
    if (error) request.log.info({ ...line, err: error }, 'a request was aborted')
    else if (statusCode >= 500) request.log.info(line, 'request failed')
    else if (elapsedTime >= this.slowAfterMs) request.log.info(line, 'slow request')
    else request.log.debug(line, 'request')
  }
}
