/** A person with an account, and all names and ids they have. */
export type AccountHolder = {
  userId: number
  /** Their id in sessions. */
  participantId: string
  /** Their id at the identity provider. */
  identityId: string
  /** The addresses that the account's mail was sent to, as far as they are still known; the current one first. */
  emails: readonly string[]
}

/** A file in an archive. Its text comes in pieces, so a long one never has to fit into memory. */
export type ArchiveFile = { path: string; pieces: Iterable<string> | AsyncIterable<string> }

/** One feature's data about people with an account. */
export type PersonalData = {
  /** The collections of the store that it is responsible for. A spec fails if a collection belongs to no feature. */
  collections: readonly string[]
  /** The account's data for the archive, without secrets and other people's private data. */
  exported?(holder: AccountHolder): AsyncIterable<ArchiveFile>
  /** Deletes the data, or removes the person from it if it also belongs to others. Idempotent. */
  erase(holder: AccountHolder): Promise<void>
}

const spaces = 2

/** A file with one JSON value, indented. */
export const jsonFile = (path: string, value: unknown): ArchiveFile => ({
  path,
  pieces: [`${JSON.stringify(value, null, spaces)}\n`],
})

/** A file with a JSON list, one entry per line. Only one is in memory at a time. */
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
