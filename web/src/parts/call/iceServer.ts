/** Converts a call's server to the browser's format. */
export function iceServer({
  urls,
  username,
  credential,
}: {
  urls: string[]
  username?: string | undefined
  credential?: string | undefined
}): RTCIceServer {
  return { urls, ...(username === undefined ? {} : { username }), ...(credential === undefined ? {} : { credential }) }
}
