import { inflateRawSync } from 'node:zlib'
import { CvUnreadable } from './failure.ts'

/** A CV's parts unpack to less than 1 MB, and its pictures to less than this. */
export const maxUnpackedBytes = 30 * 1024 * 1024
const maxFiles = 500
const [deflated, stored] = [8, 0]

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50

/**
 * Adds up what a ZIP file really unpacks to, one entry at a time and never more than the limit. The sizes stated in the
 * file aren't trusted.
 * @throws CvUnreadable if it is too much, or not a ZIP file
 */
export function checkUnpackedSize(zip: Buffer, maxBytes = maxUnpackedBytes): void {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMark) throw new CvUnreadable('CV_UNREADABLE')
  const count = zip.readUInt16LE(end + 10)
  if (count > maxFiles) throw new CvUnreadable('CV_UNREADABLE')
  let at = zip.readUInt32LE(end + 16)
  let left = maxBytes
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark) throw new CvUnreadable('CV_UNREADABLE')
    const [method, packed, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    left -= unpackedSize(zip, { method, packed, start, maxBytes: left })
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

type Entry = { method: number; packed: number; start: number; maxBytes: number }

function unpackedSize(zip: Buffer, { method, packed, start, maxBytes }: Entry): number {
  if (start + 30 > zip.length || zip.readUInt32LE(start) !== localMark) throw new CvUnreadable('CV_UNREADABLE')
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
  const content = zip.subarray(from, from + packed)
  if (method === stored && content.length <= maxBytes) return content.length
  if (method !== deflated || content.length !== packed) throw new CvUnreadable('CV_UNREADABLE')
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxBytes) }).length
  } catch (error) {
    throw new CvUnreadable(isTooBig(error) ? 'CV_TOO_LARGE' : 'CV_UNREADABLE', error)
  }
}

const isTooBig = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
