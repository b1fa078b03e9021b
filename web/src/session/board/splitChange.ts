import type { BoardChange, BoardElement } from '@greenroom/shared/session'

/** A message holds less than 64 KB, including the envelope and commas. */
const maxBytes = 48 * 1024
const bytesOfAnId = 70

const encoder = new TextEncoder()
const bytesOf = (element: BoardElement): number => encoder.encode(JSON.stringify(element)).length + 1

/** Splits a change into parts that each fit in a message. */
export function splitChange({ changed, removed }: BoardChange, roomBytes = maxBytes): BoardChange[] {
  const parts: { changed: BoardElement[]; removed: string[] }[] = []
  let part = { changed: [] as BoardElement[], removed: [] as string[] }
  let left = roomBytes
  const take = (bytes: number) => {
    if (bytes > left && left < roomBytes) {
      parts.push(part)
      part = { changed: [], removed: [] }
      left = roomBytes
    }
    left -= bytes
    return part
  }
  for (const id of removed) take(bytesOfAnId).removed.push(id)
  for (const element of changed) take(bytesOf(element)).changed.push(element)
  return left < roomBytes ? [...parts, part] : parts
}
