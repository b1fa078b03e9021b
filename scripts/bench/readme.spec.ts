import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { parts, withBenches } from './readme.ts'

const checkout = dirname(dirname(import.meta.dirname))
const read = (file: string) => readFileSync(join(checkout, file), 'utf8')

it('marks the rows that miss their goal', () => {
  const page = [
    'Measured 2026-11-21 21:19 UTC on a machine.',
    '',
    '| what | ours | floor | compared | reach | reached |',
    '|---|---|---|---|---|---|',
    '| a start | 2 s | – | 2 s | ≤ 3 s | yes |',
    '| a tick | 44 ms | 32 ms (emit) | 1.52× | ≤ 1.3× | no |',
  ].join('\n')
  const readme = withBenches('Before.\n<!-- benches:start -->\nold\n<!-- benches:end -->\nAfter.', [
    { part: 'engine', page },
  ])
  expect(readme.split('\n')).toEqual([
    'Before.',
    '<!-- benches:start -->',
    '| what | ours | floor | compared | goal | |',
    '|---|---|---|---|---|---|',
    '| a start | 2 s | – | 2 s | ≤ 3 s | |',
    '| a tick | 44 ms | 32 ms (emit) | 1.52× | ≤ 1.3× | **missed** |',
    '',
    '- engine: Measured 2026-11-21 21:19 UTC on a machine. Notes: [latest.md](engine/bench/results/latest.md).',
    '<!-- benches:end -->',
    'After.',
  ])
})

it('shows every row of the latest results in the README', () => {
  const latest = Object.entries(parts).map(([part, folder]) => ({ part, page: read(`${folder}/results/latest.md`) }))
  expect(withBenches(read('README.md'), latest)).toBe(read('README.md'))
})

it('refuses a README without its marks', () => {
  expect(() => withBenches('Nothing.', [])).toThrow('README.md has no <!-- benches:start -->')
})
