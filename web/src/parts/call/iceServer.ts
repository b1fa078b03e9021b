/** A server of a call as the browser wants it. */
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
