/** Somebody with an account, by everything that it is known by. */
export type AccountHolder = {
  userId: number
  /** In sessions. */
  participantId: string
  /** For the provider of identities. */
  identityId: string
  /** The addresses that mail about the account went to, as far as they are still known; the present one first. */
  emails: readonly string[]
}

/** A file of an archive. Its text comes in pieces, so a long one is never in memory as a whole. */
export type ArchiveFile = { path: string; pieces: Iterable<string> | AsyncIterable<string> }

/** What one part of the product holds of the people who have an account. */
export type PersonalData = {
  /** The collections of the store that it answers for. A spec fails for a collection that nobody answers for. */
  collections: readonly string[]
  /** What the archive of an account says of it. Without secrets, and without what other people keep for themselves. */
  exported?(holder: AccountHolder): AsyncIterable<ArchiveFile>
  /** Deletes it, or takes the person out if it's other people's too. Safe to repeat. */
  erase(holder: AccountHolder): Promise<void>
}

const spaces = 2

/** A file with one JSON value, indented. */
export const jsonFile = (path: string, value: unknown): ArchiveFile => ({
  path,
  pieces: [`${JSON.stringify(value, null, spaces)}\n`],
})

/** A file with a JSON list, one entry per line and one in memory at a time. */
export const jsonListFile = (path: string, entries: AsyncIterable<unknown>): ArchiveFile => ({
  path,
  pieces: listOf(entries),
})

async function* listOf(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entries) {
    yield `${before}${JSON.stringify(entry)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
