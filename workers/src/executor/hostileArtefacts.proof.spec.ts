import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CodeResultStatus } from '@greenroom/shared/vocabulary'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LeftoverWatch, watchLeftovers } from '../../hostile/leftovers.ts'
import type { Blame } from './blame.ts'
import { bash } from './languages/bash.ts'
import type { Language } from './languages/language.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { createSharedWork } from './sharedWork.ts'
import { runSubmission } from './submission.ts'
import { hostToolchain } from './toolchains/toolchain.ts'

/**
 * A language whose compiler runs the source as a script. It stands for compilers that run parts of the source, as with
 * Template Haskell, and for compilers that a hostile source has taken over.
 */
const obedient: Language = {
  ...bash,
  compile: ({ tool, sourceFile }) => ({ argv: [tool('bash'), '--noprofile', '--norc', `/box/${sourceFile}`] }),
  run: () => ({ argv: ['/box/a.out'] }),
}
const program = '#!/bin/bash\\necho end'
const good = `printf '${program}' > /tmp/out/a.out; chmod +x /tmp/out/a.out`

let sandbox: Sandbox
let cacheDir: string
let leftovers: LeftoverWatch
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-artefacts-'))
  sandbox = await createSandbox({ cacheDir, slotCount: 1, name: 'artefacts', world: hostToolchain.world })
  await submit(good)
  leftovers = await watchLeftovers({ slotCount: 1, folders: [] })
})
afterAll(async () => {
  await sandbox?.stop()
  await rm(cacheDir, { recursive: true })
})

async function submit(sourceCode: string) {
  const [slot] = sandbox.slots
  const tool = (name: string): string => hostToolchain.find(name) ?? name
  if (slot === undefined) throw new Error('there is no slot')
  const blamed: Blame[] = []
  const { response } = await runSubmission(
    {
      sourceCode,
      testCases: [{ stdin: '', expected_output: 'end' }],
      stopOnFirstFailure: false,
      stopOnFirstTimeout: false,
      checkTypes: false,
    },
    {
      sandbox,
      slot,
      prepared: { language: obedient, tool, world: hostToolchain.world, isWarm: false, toolsId: 'host', version: '5' },
      compilations: createSharedWork({ maxBytes: 0, cost: () => null }),
      tellBroken: (blame) => blamed.push(blame),
      testCasesWallMs: 60_000,
      signal: new AbortController().signal,
    },
  )
  return { ...response.results, blamed }
}

const refused = 'COMPILATION_ERROR'
const cases: [string, string, CodeResultStatus | CodeResultStatus[]][] = [
  ['a program', good, 'ACCEPTED'],
  ['nothing', 'true', refused],
  ['a link to a file of the host', `${good}; ln -s /etc/shadow /tmp/out/link`, refused],
  ['a link as the program', 'ln -s /bin/echo /tmp/out/a.out', refused],
  ['a link to itself', 'ln -s a.out /tmp/out/a.out', refused],
  ['a pipe that nobody fills', `${good}; mkfifo /tmp/out/pipe`, refused],
  ['a pipe as the program', 'mkfifo /tmp/out/a.out', refused],
  ['a socket', `${good}; python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("/tmp/out/socket")'`, refused],
  ['a link to a device', 'ln -s /dev/zero /tmp/out/a.out', refused],
  ['a folder as the program', 'mkdir /tmp/out/a.out', [refused, 'EXEC_FORMAT_ERROR']],
  ['another folder in its place', 'rm -r /tmp/out; ln -s /etc /tmp/out', refused],
  ['no folder at all', 'rm -r /tmp/out', refused],
  ['a file in its place', 'rm -r /tmp/out; echo > /tmp/out', refused],
  [
    'folders of a hundred levels',
    `${good}; d=/tmp/out; for i in {1..100}; do d=$d/d; done; mkdir -p $d; echo > $d/x`,
    refused,
  ],
  ['two thousand files', `${good}; for i in {1..2000}; do echo > /tmp/out/$i; done`, refused],
  ['a file of 100 MB', `${good}; head -c 100000000 /dev/zero > /tmp/out/large`, refused],
  ['a sparse file of 100 MB', `${good}; truncate -s 100M /tmp/out/sparse`, refused],
  ['60 MB in sixty files', `${good}; for i in {1..60}; do head -c 1000000 /dev/zero > /tmp/out/$i; done`, 'ACCEPTED'],
  ['a file that nobody may read', `${good}; echo > /tmp/out/closed; chmod 0 /tmp/out/closed`, ['ACCEPTED', refused]],
  [
    'a folder that nobody may enter',
    `${good}; mkdir /tmp/out/d; echo > /tmp/out/d/x; chmod 0 /tmp/out/d`,
    ['ACCEPTED', refused],
  ],
  ['a hard link', `${good}; ln /tmp/out/a.out /tmp/out/b.out`, 'ACCEPTED'],
  ['a name with a line feed', `${good}; echo > $'/tmp/out/a\\nb'`, 'ACCEPTED'],
  ['a name of 255 letters', `${good}; echo > /tmp/out/$(printf 'x%.0s' {1..255})`, ['ACCEPTED', refused]],
  // Artefacts that the sandbox can't collect break it, which is the source's fault.
  ['a name with two dots', `${good}; echo > /tmp/out/a..b`, ['ACCEPTED', refused, 'RUNTIME_ERROR']],
  [
    'names that are not UTF-8',
    `${good}; echo > $'/tmp/out/\\xff'; echo > $'/tmp/out/\\xfe'`,
    ['ACCEPTED', refused, 'RUNTIME_ERROR'],
  ],
  ['a program that is none', 'echo nonsense > /tmp/out/a.out; chmod +x /tmp/out/a.out', 'EXEC_FORMAT_ERROR'],
  ['an empty program', 'touch /tmp/out/a.out; chmod +x /tmp/out/a.out', 'EXEC_FORMAT_ERROR'],
  [
    'a program whose interpreter is missing',
    "printf '#!/nowhere' > /tmp/out/a.out; chmod +x /tmp/out/a.out",
    'EXEC_FORMAT_ERROR',
  ],
  ['a program that may not be executed', `printf '${program}' > /tmp/out/a.out`, 'EXEC_FORMAT_ERROR'],
  ['a program of root', `cp /usr/bin/id /tmp/out/a.out; chmod 6755 /tmp/out/a.out`, 'WRONG_ANSWER'],
  [
    'half of a program',
    'head -c 1000 /bin/true > /tmp/out/a.out; chmod +x /tmp/out/a.out',
    ['EXEC_FORMAT_ERROR', 'RUNTIME_ERROR'],
  ],
  [
    'a program of another machine',
    "printf '\\177ELF\\002\\001\\001\\000\\000\\000\\000\\000\\000\\000\\000\\000\\002\\000\\363\\000' > /tmp/out/a.out; chmod +x /tmp/out/a.out",
    'EXEC_FORMAT_ERROR',
  ],
  ['a daemon that goes on writing', `${good}; (while :; do echo x >> /tmp/out/growing; done) & disown`, 'ACCEPTED'],
  [
    'a daemon that swaps files for links',
    `${good}; (while :; do ln -sf /etc/shadow /tmp/out/x; rm /tmp/out/x; echo > /tmp/out/x; done) & disown; sleep 0.2`,
    ['ACCEPTED', refused],
  ],
  ['a signal to itself', `${good}; kill -9 $$`, refused],
  ['frames on its outputs', `${good}; printf '\\044\\0\\0\\0X%036d' 0; printf '\\003\\0\\0\\0Nabc' >&2`, 'ACCEPTED'],
  [
    'a full file system',
    `${good}; head -c 600000000 /dev/zero | split -b 100000000 - /tmp/part; true`,
    ['ACCEPTED', refused],
  ],
]

it.each(cases)('collects from a compiler only what is a program: %s', async (_name, source, expected) => {
  const { compilation, testCases, blamed } = await submit(source)
  const [result] = testCases
  const seen = JSON.stringify({ compilation, result, blamed }).slice(0, 600)
  expect([expected].flat(), seen).toContain(result?.status)
  expect(seen).not.toMatch(/root:/)
  expect(blamed).not.toContain('executor')
  expect(await leftovers.find()).toEqual([])
  expect((await submit(good)).allTestCasesPassed).toBe(true)
})
