/** A person with an account, and every name and id they have. */
export type AccountHolder = {
  userId: number
  /** Their id in sessions. */
  participantId: string
  /** Their id at the identity provider. */
  identityId: string
  /** The known addresses that the account's mail has been sent to, the current one first. */
  emails: readonly string[]
}

/** A file in an archive. Its text comes in pieces, so a long one never has to fit in memory. */
export type ArchiveFile = { path: string; pieces: Iterable<string> | AsyncIterable<string> }

/** One feature's data about people with an account. */
export type PersonalData = {
  /** The store collections it is responsible for. A spec fails if a collection belongs to no feature. */
  collections: readonly string[]
  /** The account's data for the archive, without secrets or other people's private data. */
  exported?(holder: AccountHolder): AsyncIterable<ArchiveFile>
  /** Deletes the data, or if it also belongs to others, removes the person from it. Idempotent. */
  erase(holder: AccountHolder): Promise<void>
}

const spaces = 2

/** A file containing one JSON value, indented. */
export const jsonFile = (path: string, value: unknown): ArchiveFile => ({
  path,
  pieces: [`${JSON.stringify(value, null, spaces)}\n`],
})

/** A file containing a JSON list, one entry per line. Only one is in memory at a time. */
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
