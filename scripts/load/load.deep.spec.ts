import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it, onTestFinished } from 'vitest'
import { lossesInStore } from './losses.ts'
import { allCommands } from './measurement.ts'
import { acknowledgedLineSchema } from './messages.ts'
import { readOptions } from './options.ts'
import { reportOf } from './report.ts'
import { runLoad } from './run.ts'

it('a small load with broken connections and a killed engine loses nothing, and a missing commit would be found', async () => {
  const keep = mkdtempSync(join(tmpdir(), 'greenroom-load-spec-'))
  onTestFinished(() => rmSync(keep, { recursive: true, force: true }))
  const habits = [
    '--think',
    '1',
    '--runs',
    '60',
    '--interviewers',
    '0.4',
    '--drops',
    '0.3',
    '--seed',
    `${inject('seed')}`,
  ]
  const scale = ['--sessions', '5', '--minutes', '0.3', '--ramp', '2', '--kills', '1', '--keep', keep]
  const lines: string[] = []
  const outcome = await runLoad(readOptions([...scale, ...habits]), (line) => lines.push(line))
  const { measurements, acknowledged, lost, acknowledgedFiles, store } = outcome
  const [measurement] = measurements
  if (measurement === undefined || store === null) throw new Error('nothing was measured')
  console.log(lines.join('\n'), reportOf({ head: '', command: '', measurements, acknowledged, lost }))

  expect(lost).toEqual([])
  expect(measurement.kills).toBe(1)
  expect(measurement.drops).toBeGreaterThan(0)
  expect(measurement.reconnects.count).toBeGreaterThan(0)
  expect(allCommands(measurement).count).toBeGreaterThan(0)
  // The beginnings of the interviews were acknowledged before the measurement.
  expect(acknowledged).toBeGreaterThan(allCommands(measurement).count)
  expect(measurement.parts.engine?.cpuMs).toBeGreaterThan(0)
  expect(measurement.parts.Redis?.memoryBytes).toBeGreaterThan(0)

  const [file = ''] = acknowledgedFiles
  const [first = ''] = readFileSync(file, 'utf8').split('\n')
  const { sessionId, seq, commandId } = acknowledgedLineSchema.parse(JSON.parse(first))
  const database = new DatabaseSync(join(store.dataDir, 'greenroom.sqlite'))
  database.prepare('DELETE FROM collection_commits WHERE id = ?').run(`${sessionId}:${seq}`)
  database.close()
  expect((await lossesInStore(acknowledgedFiles, store)).lost).toEqual([expect.stringContaining(commandId)])
})
