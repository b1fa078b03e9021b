import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ArchiveFile, jsonFile, jsonListFile } from '../../platform/personalData.ts'
import { zipOf } from './archive.ts'

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values
}
const read = async (...files: ArchiveFile[]): Promise<Record<string, string>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(each(files))) chunks.push(chunk)
  const opened = unzipSync(Buffer.concat(chunks))
  return Object.fromEntries(Object.entries(opened).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

describe('an archive', () => {
  it('has its files under their names, whatever their content', async () => {
    const files = await read(
      { path: 'notes.txt', pieces: ['Größe: ', '≤ 3 ', '🎭'] },
      jsonFile('a/one.json', { name: 'Ada' }),
      jsonListFile('a/many.json', each([{ n: 1 }, { n: 2 }])),
      jsonListFile('a/none.json', each([])),
    )
    expect(files['notes.txt']).toBe('Größe: ≤ 3 🎭')
    expect(JSON.parse(files['a/one.json'] ?? '')).toEqual({ name: 'Ada' })
    expect(JSON.parse(files['a/many.json'] ?? '')).toEqual([{ n: 1 }, { n: 2 }])
    expect(JSON.parse(files['a/none.json'] ?? '')).toEqual([])
  })

  it('is read piece by piece on demand, and never ahead', async () => {
    let read = 0
    function* pieces(): Generator<string> {
      for (; read < 1_000; read += 1) yield Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('')
    }
    const zip = zipOf(each([{ path: 'long.txt', pieces: pieces() }]))
    for (let taken = 0; taken < 20; taken += 1) await zip.next()
    expect(read).toBeLessThan(20)
    await zip.return(undefined)
  })
})
