import { constants } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isUnexplained, limitsFor, resultOf, rule } from './judge.ts'
import { c } from './languages/c.ts'
import { java } from './languages/java.ts'
import { python } from './languages/python.ts'
import type { ProgramReport } from './programs.ts'

const report = (changes: Partial<ProgramReport> = {}): ProgramReport => ({
  verdict: 'ended',
  exitCode: 0,
  signal: 0,
  cpuMs: 10,
  wallMs: 12,
  memoryKb: 2_000,
  stdoutCut: false,
  stderrCut: false,
  errorNumber: 0,
  outOfMemoryKills: 0,
  stdout: Buffer.from('42\n'),
  stderr: Buffer.alloc(0),
  artefacts: [],
  artefactsRefused: null,
  outOfMemory: false,
  ...changes,
})

describe('limitsFor', () => {
  it('has the defaults of the contract', () => {
    expect(limitsFor(python)).toMatchObject({ cpuMs: 5_000, wallMs: 15_000, memoryMb: 256, outputBytes: 1024 * 1024 })
    expect(limitsFor(java)).toMatchObject({ memoryMb: 512 })
  })

  it('allows three times the processor time as wall time, at least 2 s', () => {
    expect(limitsFor(c, { timeMs: 100 }).wallMs).toBe(2_000)
    expect(limitsFor(c, { timeMs: 1_000, memoryMb: 64, outputKb: 2 })).toMatchObject({
      wallMs: 3_000,
      memoryMb: 64,
      outputBytes: 2_048,
    })
  })
})

describe('rule', () => {
  const { EAGAIN, ENOEXEC, ENOENT } = constants.errno
  const { SIGSEGV, SIGXCPU } = constants.signals
  it.each([
    ['a sandbox that tells nothing', { verdict: 'broken' }, false, true],
    ['a sandbox that tells nothing, out of memory', { verdict: 'broken', outOfMemory: true }, false, false],
    ['an artefact that is no program', { verdict: 'not-started', errorNumber: ENOEXEC }, false, false],
    ['an artefact that found no room', { verdict: 'not-started', errorNumber: EAGAIN }, false, true],
    ['an interpreter that was not started', { verdict: 'not-started', errorNumber: ENOEXEC }, true, true],
    ['a program that ended', {}, true, false],
  ] as const)('knows whether %s is due to the program', (_name, changes, isOurs, expected) => {
    expect(isUnexplained(report(changes), isOurs)).toBe(expected)
  })

  it.each([
    ['the right output', c, {}, 'ACCEPTED', null],
    ['another output', c, { stdout: Buffer.from('41') }, 'WRONG_ANSWER', null],
    ['the right output with a non-zero exit', c, { exitCode: 1 }, 'RUNTIME_ERROR', null],
    ['a signal', c, { signal: SIGSEGV }, 'RUNTIME_ERROR', null],
    ['too much processor time', c, { verdict: 'cpu', signal: 9 }, 'TIME_LIMIT_EXCEEDED', null],
    ['too much processor time, seen only at the end', c, { cpuMs: 1_001 }, 'TIME_LIMIT_EXCEEDED', null],
    ['the processor limit of the kernel', c, { signal: SIGXCPU }, 'TIME_LIMIT_EXCEEDED', null],
    ['too much time on the wall', c, { verdict: 'wall', signal: 9 }, 'TIME_LIMIT_EXCEEDED', null],
    ['too much memory', c, { verdict: 'memory', outOfMemory: true, signal: 9 }, 'RUNTIME_ERROR', 'memory'],
    ['a child without memory and the right output', c, { outOfMemory: true }, 'RUNTIME_ERROR', 'memory'],
    [
      'what the runtime says of memory',
      python,
      { exitCode: 1, stderr: Buffer.from('MemoryError\n') },
      'RUNTIME_ERROR',
      'memory',
    ],
    ['too much output', c, { verdict: 'output', signal: 9 }, 'RUNTIME_ERROR', 'output'],
    ['an artefact that is no program', c, { verdict: 'not-started', errorNumber: ENOEXEC }, 'EXEC_FORMAT_ERROR', null],
    [
      'an artefact whose loader is missing',
      c,
      { verdict: 'not-started', errorNumber: ENOENT },
      'EXEC_FORMAT_ERROR',
      null,
    ],
    ['an interpreter that is gone', python, { verdict: 'not-started', errorNumber: ENOENT }, 'INTERNAL_ERROR', null],
    ['a sandbox that failed', c, { verdict: 'broken' }, 'INTERNAL_ERROR', null],
    [
      'a sandbox that failed for want of memory',
      c,
      { verdict: 'broken', outOfMemory: true },
      'RUNTIME_ERROR',
      'memory',
    ],
  ] as const)('reads %s', (_name, language, changes, status, reason) => {
    expect(rule(language, report(changes), '42', 1_000)).toEqual({ status, reason })
  })
})

describe('a case without an expected output', () => {
  it('is accepted whatever it prints, and fails otherwise as usual', () => {
    expect(rule(c, report(), null, 1_000)).toEqual({ status: 'ACCEPTED', reason: null })
    expect(rule(c, report({ exitCode: 3 }), null, 1_000)).toEqual({ status: 'RUNTIME_ERROR', reason: null })
    expect(rule(c, report({ verdict: 'wall', signal: 9 }), null, 1_000).status).toBe('TIME_LIMIT_EXCEEDED')
    expect(rule(c, report({ verdict: 'output', signal: 9 }), null, 1_000).reason).toBe('output')
  })

  it('says so in its result', () => {
    const result = resultOf(c, report(), { stdin: '1', expected_output: null }, limitsFor(c), {
      outputBytes: 100,
      characters: 100,
    })
    expect(result).toMatchObject({ status: 'ACCEPTED', stdin: '1', expected_output: null, actual_output: '42\n' })
  })
})

describe('resultOf', () => {
  const testCase = { stdin: '', expected_output: '42' }
  it('names signals and then leaves out the exit code', () => {
    const result = resultOf(c, report({ signal: 11 }), testCase, limitsFor(c), { outputBytes: 100, characters: 100 })
    expect(result).toMatchObject({ signal: 'SIGSEGV', exitCode: null })
  })

  it('compares the whole output even if only its beginning is shown', () => {
    const result = resultOf(c, report(), testCase, limitsFor(c), { outputBytes: 1, characters: 100 })
    expect(result).toMatchObject({ status: 'ACCEPTED', actual_output: '4', truncated: true })
  })
})
