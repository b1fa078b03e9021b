import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { actionAddressProblem, isPublicAddress } from './publicAddress.ts'

export type ResolvedAddress = { address: string; family: number }

/** What happened to a call: it arrived, it may arrive later, or it never will. */
export type ActionOutcome = { kind: 'delivered' } | { kind: 'later' | 'never'; reason: string }

/** The time limit for the whole call: resolving, connecting, sending and reading. */
export const actionTimeoutMs = 5_000
/** We read no more of the answer than this. Only its status matters. */
export const maxAnswerBytes = 64 * 1024

/** Replaced in specs, which have no public server to call. */
export type ActionConditions = {
  resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>
  /** Whether an address may be connected to; only public ones by default. */
  isAllowed?: (address: string) => boolean
  /** The port to connect to instead of 443. */
  port?: number
  /** The certificate authority to trust, in addition to the usual ones. */
  ca?: string
  timeoutMs?: number
}

const resolveAll = (hostname: string) => lookup(hostname, { all: true, verbatim: true })
const later = (reason: string): ActionOutcome => ({ kind: 'later', reason })
const never = (reason: string): ActionOutcome => ({ kind: 'never', reason })

/** Whether a later attempt may get another status. */
const isTemporary = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429

function outcomeOf(status: number): ActionOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  return isTemporary(status) ? later(`STATUS_${status}`) : never(`STATUS_${status}`)
}

/** Reads at most `maxAnswerBytes` of an answer and throws it away. */
async function readSome(body: AsyncIterable<Uint8Array>): Promise<void> {
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes >= maxAnswerBytes) return
  }
}

/**
 * Posts JSON to an external address. The host name is resolved once, and all its addresses are checked. The connection
 * goes to a checked address, so a name that changes in between has no effect. Redirects aren't followed, and no cookies
 * or credentials are sent.
 * @param id sent as `idempotency-key`, so that the other side can tell repeated calls
 */
export async function postToAction(
  { url, id, json }: { url: string; id: string; json: unknown },
  conditions: ActionConditions = {},
): Promise<ActionOutcome> {
  const { resolve = resolveAll, isAllowed = isPublicAddress, timeoutMs = actionTimeoutMs, port, ca } = conditions
  const problem = actionAddressProblem(url)
  if (problem !== null) return never(problem)
  const ends = AbortSignal.timeout(timeoutMs)
  // Once we know the status, we don't need the rest, even if it is endless.
  let answered: ActionOutcome | undefined
  const tooLate = sleep(timeoutMs, undefined, { ref: false }).then(() => answered ?? later('TIMED_OUT'))
  const call = async (): Promise<ActionOutcome> => {
    const target = new URL(url)
    if (port !== undefined) target.port = String(port)
    const found = await resolve(target.hostname)
    const [first] = found
    if (first === undefined) return later('NO_ADDRESS')
    // One private address among several is enough to refuse: public services have none.
    if (!found.every(({ address }) => isAllowed(address))) return never('ADDRESS_NOT_PUBLIC')
    const agent = new Agent({
      connect: {
        ...(ca === undefined ? {} : { ca }),
        timeout: timeoutMs,
        lookup(_hostname, { all }, done) {
          if (all === true) done(null, [first])
          else done(null, first.address, first.family)
        },
      },
      pipelining: 0,
    })
    try {
      const { statusCode, body } = await request(target, {
        dispatcher: agent,
        method: 'POST',
        signal: ends,
        headers: { 'content-type': 'application/json', 'user-agent': 'Greenroom forms', 'idempotency-key': id },
        body: JSON.stringify(json),
      })
      answered = outcomeOf(statusCode)
      await readSome(body).catch(() => undefined)
      return answered
    } finally {
      await agent.destroy()
    }
  }
  return Promise.race([call().catch((error: unknown) => later(reasonOf(error))), tooLate])
}

/** The system's code for a failed connection, such as `ECONNREFUSED`. The message could reveal internal networks. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMED_OUT'
  const code: unknown = Object(error).code
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : 'NOT_REACHED'
}
