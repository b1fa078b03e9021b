import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'
import type { ArchiveFile } from '../../platform/personalData.ts'

/** After compressing this much, which takes about a millisecond, let other work run. */
const maxBytesAtOnce = 64 * 1024

/**
 * Zips these files, chunk by chunk. The next piece is read only once the previous one has been consumed, so even the
 * largest archive needs memory for only one piece. No file may exceed 4 GB.
 */
export async function* zipOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { path, pieces } of files) {
    const file = new ZipDeflate(path)
    zip.add(file)
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      for (let from = 0; from < bytes.length; from += maxBytesAtOnce) {
        file.push(bytes.subarray(from, from + maxBytesAtOnce))
        yield* ready.splice(0)
        await nextTurn()
      }
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
