import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { challengesFolder } from '../../shared/src/content/loadChallenges.ts'
import { fill } from './fill.ts'
import { startRunner } from './runner.ts'

const runner = await startRunner()
const folder = mkdtempSync(join(tmpdir(), 'fill-'))
afterAll(async () => {
  await runner.stop()
  rmSync(folder, { recursive: true })
})

const id = 'tea-for-everyone'
function copied(): { file: string; text: string } {
  cpSync(join(challengesFolder, id), join(folder, 'challenges', id), { recursive: true })
  const file = join(folder, 'challenges', id, 'cases.json')
  return { file, text: readFileSync(file, 'utf8') }
}

it('writes the outputs that are missing or wrong exactly as an author did, and nothing else', async () => {
  const { file, text } = copied()
  const spoilt = text
    .replace(', "expected_output": "7\\n" }', ' }')
    .replace(',\n      "expected_output": "4151292155\\n"', '')
    .replace('"25\\n"', '"24\\n"')
  writeFileSync(file, spoilt)
  const filled = await fill(id, folder, runner)
  expect(filled.says[0]).toBe('3 of 19 outputs written; 4 programs agree')
  expect(filled.says).toContain('from the optimal solutions alone: hidden case 15, “large input, many machines”')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it('writes nothing where brute force disagrees, and names the case and both outputs', async () => {
  const { file, text } = copied()
  writeFileSync(join(folder, 'challenges', id, 'solutions/brute_force.py'), 'print(7)\n')
  const spoilt = text.replace('"25\\n"', '"24\\n"')
  writeFileSync(file, spoilt)
  const filled = await fill(id, folder, runner)
  expect(filled.ok).toBe(false)
  expect(filled.says).toContain('visible case 2: optimal.cpp prints "25\\n", and brute_force.py prints "7\\n"')
  expect(readFileSync(file, 'utf8')).toBe(spoilt)
})
