import { strFromU8, unzipSync } from 'fflate'

/** The files of a zip archive as texts, by path. */
export const openedArchive = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]))

/** Requests the export for the user with this cookie. */
export async function askForExport(url: string, cookie: string, body: object) {
  const answer = await fetch(`${url}/api/account/export`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
