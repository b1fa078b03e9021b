import { z } from 'zod'

/** Sentinels, and what ioredis needs to ask them for the Redis that is in charge. */
export type SentinelOptions = {
  sentinels: { host: string; port: number }[]
  /** What the Sentinels call this Redis, as in `sentinel monitor NAME …`. */
  name: string
  username?: string
  password?: string
  sentinelPassword?: string
  db?: number
  tls?: object
  enableTLSForSentinelMode?: boolean
  /** Leaves a Redis as soon as the Sentinels have replaced it, even if it still answers. */
  failoverDetector: true
}

const sentinelPort = 26_379
const example = 'redis-sentinel://:PASSWORD@one:26379,two:26379,three:26379/NAME'
/** `redis-sentinel://[user:password@]host[:port],…/name[?db=n&tls=true&sentinelPassword=…]` */
const sentinelAddress =
  /^redis-sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[\w.-]+(?::\d{1,5})?(?:,[\w.-]+(?::\d{1,5})?)*)\/(?<name>[\w.-]+)(?:\?(?<query>\S*))?$/

const query = z.strictObject({
  db: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional(),
  tls: z.enum(['true', 'false']).optional(),
  sentinelPassword: z.string().optional(),
})

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Undefined if the address isn't one of Sentinels, or is wrong. */
export function sentinelsIn(address: string): SentinelOptions | undefined {
  const parts = sentinelAddress.exec(address)?.groups
  if (parts === undefined) return undefined
  const { user = '', password = '', hosts = '', name = '' } = parts
  const options = query.safeParse(Object.fromEntries(new URLSearchParams(parts.query ?? '')))
  const [username, secret] = [decoded(user), decoded(password)]
  const sentinels = hosts.split(',').map((each) => {
    const [host = '', port] = each.split(':')
    return { host, port: port === undefined ? sentinelPort : Number(port) }
  })
  const arePorts = sentinels.every(({ port }) => port >= 1 && port <= 65_535)
  if (!options.success || username === undefined || secret === undefined || !arePorts) return undefined
  const { db, tls, sentinelPassword } = options.data
  return {
    sentinels,
    name,
    failoverDetector: true,
    ...(username === '' ? {} : { username }),
    ...(secret === '' ? {} : { password: secret }),
    ...(sentinelPassword === undefined ? {} : { sentinelPassword }),
    ...(db === undefined ? {} : { db }),
    ...(tls === 'true' ? { tls: {}, enableTLSForSentinelMode: true } : {}),
  }
}

/** The address of one Redis, or of the Sentinels that know which one is in charge. */
export const redisAddress = z
  .string()
  .refine(
    (address) => sentinelsIn(address) !== undefined || (/^rediss?:\/\/[^/?]/.test(address) && URL.canParse(address)),
    { error: `accepts an address that begins with redis:// or rediss://, or Sentinels such as ${example}.` },
  )
