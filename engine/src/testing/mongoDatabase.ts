const address = /^(?<server>mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(?<options>\?.*)?$/

/** The address of another database on the same server. `URL` can't read addresses that name several hosts. */
export function mongoDatabase(url: string, name: string): string {
  const parts = address.exec(url)?.groups
  if (parts === undefined) throw new Error(`${url} isn't the address of a MongoDB`)
  return `${parts.server}/${name}${parts.options ?? ''}`
}
