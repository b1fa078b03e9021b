import type { SpokenQuestion } from '@greenroom/shared/content'
import { plainWords } from '../../../reading/plainWords.ts'

/** Parts of a system that can fail, in the singular. */
const parts = new Set(
  `database store storage cache queue broker topic log stream bus balancer gateway proxy server service worker consumer producer index
  replica shard partition node cluster network api scheduler job bucket warehouse registry aggregator collector notifier monitor router
  dispatcher processor leaderboard counter limiter coordinator pipeline publisher subscriber combiner`.split(/\s+/),
)
/** The users of a system. They aren't part of it, so we never ask what happens without them. */
const users = new Set(
  'phone client browser app user player passenger staff website page frontend mat device'.split(' '),
)
/** Names of classes, apart from the task's own words. */
const classes = new Set(
  `policy strategy manager factory repository clock source generator controller facade interface handler observer listener rule calculator
  registry service store validator scheduler queue builder state machine engine adapter port`.split(/\s+/),
)
/** Qualifiers: words before a part's name that say which one it is. */
const qualifiers = new Set(
  `load read write main primary secondary message event dead letter job task edge file object photo image user session auth order payment
  search notification mail email web app application api data raw hot cold backup internal external time rate memory key value relational
  graph websocket push intake upload download retry delay batch stream metrics config content delivery connection front back end result
  leader board job work content media request response`.split(/\s+/),
)
const spelled: Record<string, string> = {
  api: 'API',
  db: 'database',
  lb: 'load balancer',
  cdn: 'CDN',
}
const products: Record<string, string> = {
  ...{
    redis: 'Redis',
    kafka: 'Kafka',
    postgres: 'Postgres',
    postgresql: 'Postgres',
    mysql: 'MySQL',
    mongodb: 'MongoDB',
    nginx: 'Nginx',
  },
  ...{
    cassandra: 'Cassandra',
    dynamodb: 'DynamoDB',
    elasticsearch: 'Elasticsearch',
    memcached: 'Memcached',
    rabbitmq: 'RabbitMQ',
  },
}

/** The maximum number of characters of a label that are read. */
const longestRead = 60
const maxWords = 4

/**
 * A box in a design. `name` is our name for the box. `head` is the noun that says what it is, and `before` holds the
 * candidate's words that say which one.
 */
export type Component = { name: string; head: string; before: readonly string[]; kind: 'part' | 'user' | 'class' }

/** Returns the singular of "users", "caches", "indexes" or "queues". Leaves "redis" as it is. */
function singular(word: string): string {
  if (products[word] !== undefined) return word
  const plain = word.replace(/ies$/, 'y').replace(/s$/, '')
  const short = word.replace(/es$/, '')
  return word.length <= 3 || /ss$/.test(word) ? word : parts.has(short) ? short : plain
}

/**
 * Names the component a label is about, or null if we don't know it. A label is untrusted input, so it is never
 * repeated; the name is put together from our own words.
 */
export function componentIn(
  label: string,
  { challengeType, points }: Pick<SpokenQuestion, 'challengeType' | 'points'>,
): Component | null {
  const words = wordsOfLabel(label)
  if (words.length === 0 || words.length > maxWords) return null
  const head = singular(words.at(-1) ?? '')
  const before = words.slice(0, -1)
  if (challengeType === 'low_level_design') {
    const authored = new Set(
      points.flatMap(({ point, dimension, weight }) =>
        dimension === null && weight === 'essential' ? plainWords(point).split(/\W+/).map(singular) : [],
      ),
    )
    const known = (word: string) => word.length > 3 && (classes.has(word) || authored.has(word))
    return known(head) && before.every((word) => known(singular(word)) || qualifiers.has(word))
      ? { name: nameOf(before, head), head, before, kind: 'class' }
      : null
  }
  const product = products[head]
  if (product !== undefined) return before.length === 0 ? { name: product, head, before, kind: 'part' } : null
  if (spelled[head] === undefined && !parts.has(head) && !users.has(head)) return null
  // If we don't know the qualifiers, only name the kind of thing.
  const isKnown = before.every((word) => qualifiers.has(word) || parts.has(singular(word)) || users.has(singular(word)))
  return { name: nameOf(isKnown ? before : [], head), head, before, kind: users.has(head) ? 'user' : 'part' }
}

const nameOf = (before: readonly string[], head: string): string =>
  `the ${[...before, head].map((word) => spelled[word] ?? word).join(' ')}`

/**
 * Returns the words of a label before its first punctuation mark, because brackets and colons introduce explanations.
 * Drops counts of copies.
 */
function wordsOfLabel(label: string): string[] {
  const [name = ''] = label
    .slice(0, longestRead)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}\s_/-]/u)
  return plainWords(name)
    .split(/[\s_/-]+/)
    .filter((word) => word !== '' && !/^x?\d+x?$/.test(word))
}
