import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { c } from './languages/c.ts'
import type { Language } from './languages/language.ts'
import { python } from './languages/python.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { type ProgramOutcome, SandboxBroken } from './sandbox/session.ts'
import { createSharedWork } from './sharedWork.ts'
import { runSubmission } from './submission.ts'

const ended: ProgramOutcome = {
  verdict: 'ended',
  exitCode: 0,
  signal: 0,
  cpuMs: 1,
  wallMs: 1,
  memoryKb: 1,
  stdoutCut: false,
  stderrCut: false,
  errorNumber: 0,
  outOfMemoryKills: 0,
  stdout: Buffer.from('1'),
  stderr: Buffer.alloc(0),
  artefacts: [{ name: 'a.out', executable: true, content: Buffer.alloc(1) }],
  artefactsRefused: null,
}

/** What happens in the next sandbox: the program ends with an outcome, the sandbox breaks, or it can't be started. */
type Fate = Partial<ProgramOutcome> | 'breaks' | 'not raised'

/** Creates a fake sandbox, because a real one can't be broken in these ways. Each opened sandbox runs one program. */
function sandboxWith(fates: Fate[]): { sandbox: Sandbox; ran: string[] } {
  const ran: string[] = []
  const sandbox: Sandbox = {
    slots: [],
    description: 'of a spec',
    bubblewrap: '',
    async open() {
      if (fates[0] === 'not raised') {
        fates.shift()
        throw new SandboxBroken('it was not raised')
      }
      let before: Promise<unknown> = Promise.resolve()
      let isClosed = false
      return {
        memoryIsBounded: true,
        session: {
          isOpen: () => true,
          putFile: () => undefined,
          async close() {
            isClosed = true
          },
          run({ argv }) {
            const turn = before.then(async () => {
              await nextTurn()
              if (isClosed) throw new SandboxBroken('it is closed')
              ran.push(argv.join(' '))
              const fate = fates.shift() ?? {}
              if (typeof fate === 'string') throw new SandboxBroken('it broke')
              return { ...ended, ...fate }
            })
            before = turn
            return turn
          },
        },
      }
    },
    stop: async () => undefined,
  }
  return { sandbox, ran }
}

async function submit(
  language: Language,
  fates: Fate[],
  { stopOnFirstFailure = false, stopOnFirstTimeout = false } = {},
) {
  const { sandbox, ran } = sandboxWith(fates)
  const told: string[] = []
  const { response } = await runSubmission(
    {
      sourceCode: '',
      testCases: ['1', '2', '1'].map((expected_output) => ({ stdin: '', expected_output })),
      stopOnFirstFailure,
      stopOnFirstTimeout,
      checkTypes: false,
    },
    {
      sandbox,
      slot: { index: 0, group: null },
      prepared: {
        language,
        tool: (name) => `/usr/bin/${name}`,
        world: { root: '/', binds: [] },
        isWarm: false,
        toolsId: 'of a spec',
        version: '1',
      },
      compilations: createSharedWork({ maxBytes: 0, cost: () => null }),
      tellBroken: (blame) => told.push(blame),
      testCasesWallMs: 60_000,
      signal: new AbortController().signal,
    },
  )
  const { compilation, testCases } = response.results
  const statuses = testCases.map(({ status }) => status)
  return {
    compilation: compilation.status,
    statuses,
    notRun: testCases.map(({ notRun }) => notRun === true),
    told,
    ran,
  }
}

describe('a sandbox that breaks under a program', () => {
  it('is raised again for the same test case, and nobody is blamed if that works', async () => {
    const { statuses, told } = await submit(python, ['breaks'])
    expect(statuses).toEqual(['ACCEPTED', 'WRONG_ANSWER', 'ACCEPTED'])
    expect(told).toEqual([])
  })

  it.each<[string, Fate]>([
    ['breaks', 'breaks'],
    ['cannot tell how the program ended', { verdict: 'broken' }],
    ['does not start the interpreter', { verdict: 'not-started', errorNumber: 8 }],
    ['is not raised', 'not raised'],
  ])('twice is the program’s fault if a greeting still runs: when it %s', async (_name, fate) => {
    const { statuses, told } = await submit(python, [{}, fate, fate, {}, {}])
    expect(statuses).toEqual(['ACCEPTED', 'RUNTIME_ERROR', 'ACCEPTED'])
    expect(told).toEqual(['program'])
  })

  it.each<[string, Fate]>([
    ['breaks', 'breaks'],
    ['cannot tell how it ended', { verdict: 'broken' }],
    ['does not start it', { verdict: 'not-started', errorNumber: 2 }],
    ['is not raised', 'not raised'],
  ])('is the executor’s fault if it %s under a greeting as well, for everything that follows', async (_name, fate) => {
    const { statuses, told } = await submit(python, [{}, fate, fate, fate])
    expect(statuses).toEqual(['ACCEPTED', 'INTERNAL_ERROR', 'INTERNAL_ERROR'])
    expect(told).toEqual(['executor'])
  })

  it('ends a submission that stops on its first failure', async () => {
    const { statuses } = await submit(python, ['breaks', 'breaks', 'breaks'], { stopOnFirstFailure: true })
    expect(statuses).toEqual(['INTERNAL_ERROR'])
  })

  it('differs from an artefact that can’t be executed', async () => {
    const { statuses, told } = await submit(c, [{}, { verdict: 'not-started', errorNumber: 8 }])
    expect(statuses).toEqual(['EXEC_FORMAT_ERROR', 'WRONG_ANSWER', 'ACCEPTED'])
    expect(told).toEqual([])
  })
})

describe('a program that runs out of time', () => {
  const late: Fate = { verdict: 'cpu' }

  it('is tried on every case unless told otherwise', async () => {
    const { statuses, notRun } = await submit(python, [late])
    expect(statuses).toEqual(['TIME_LIMIT_EXCEEDED', 'WRONG_ANSWER', 'ACCEPTED'])
    expect(notRun).toEqual([false, false, false])
  })

  it('isn’t run on the others if the submission stops then: they are listed as not run', async () => {
    const { statuses, notRun } = await submit(python, [late], { stopOnFirstTimeout: true })
    expect(statuses).toEqual(Array(3).fill('TIME_LIMIT_EXCEEDED'))
    expect(notRun).toEqual([false, true, true])
  })

  it('doesn’t stop a submission on other failures', async () => {
    const { statuses, notRun } = await submit(python, [{}, late], { stopOnFirstTimeout: true })
    expect(statuses).toEqual(['ACCEPTED', 'TIME_LIMIT_EXCEEDED', 'TIME_LIMIT_EXCEEDED'])
    expect(notRun).toEqual([false, false, true])
    const wrong = await submit(python, [{}, { exitCode: 1 }], { stopOnFirstTimeout: true })
    expect(wrong.statuses).toEqual(['ACCEPTED', 'RUNTIME_ERROR', 'ACCEPTED'])
  })

  it('lists nothing after it if the submission stops on any failure', async () => {
    const { statuses } = await submit(python, [late], { stopOnFirstTimeout: true, stopOnFirstFailure: true })
    expect(statuses).toEqual(['TIME_LIMIT_EXCEEDED'])
  })
})

describe('a sandbox that breaks under a compiler', () => {
  it('is raised again', async () => {
    const { compilation, statuses } = await submit(c, ['breaks'])
    expect([compilation, statuses[0]]).toEqual(['ACCEPTED', 'ACCEPTED'])
  })

  it.each<[string, Fate]>([
    ['breaks', 'breaks'],
    ['does not start it', { verdict: 'not-started', errorNumber: 2 }],
  ])('twice is the source’s fault if the compiler can still print its version: when it %s', async (_name, fate) => {
    const { compilation, statuses, told, ran } = await submit(c, [fate, fate])
    expect(ran.at(-1)).toBe('/usr/bin/gcc -dumpfullversion')
    expect([compilation, ...new Set(statuses)]).toEqual(['COMPILATION_ERROR', 'COMPILATION_ERROR'])
    expect(told).toEqual(['program'])
  })

  it('is the executor’s fault if not even that works', async () => {
    const { compilation, statuses, told } = await submit(c, ['breaks', 'breaks', 'not raised'])
    expect([compilation, ...new Set(statuses)]).toEqual(['INTERNAL_ERROR', 'INTERNAL_ERROR'])
    expect(told).toEqual(['executor'])
  })
})
