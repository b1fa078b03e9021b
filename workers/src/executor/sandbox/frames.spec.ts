import { describe, expect, it } from 'vitest'
import { decodeResult, encodeFrame, encodeRun, type Frame, frameReader, type ProgramLimits } from './frames.ts'

describe('frameReader', () => {
  it('assembles frames from pieces of any size', () => {
    const bytes = Buffer.concat([
      encodeFrame('O', Buffer.from('first')),
      encodeFrame('E', Buffer.alloc(0)),
      encodeFrame('X', Buffer.from('last')),
    ])
    for (let size = 1; size <= bytes.length; size++) {
      const frames: Frame[] = []
      const read = frameReader((frame) => frames.push(frame))
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size))
      expect(frames.map(({ type, payload }) => [type, payload.toString()])).toEqual([
        ['O', 'first'],
        ['E', ''],
        ['X', 'last'],
      ])
    }
  })

  it('refuses a frame that no init would send', () => {
    const read = frameReader(() => undefined)
    expect(() => read(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x4f]))).toThrow('too long')
  })
})

it('refuses a result that makes no sense', () => {
  expect(() => decodeResult(Buffer.alloc(40, 0xff))).toThrow("can't be read")
})

it('prevents an argument from containing another one', () => {
  const limits: ProgramLimits = {
    cpuMs: 1,
    wallMs: 1,
    memoryKb: 1,
    memoryIsBounded: 1,
    stdoutBytes: 1,
    stderrBytes: 1,
    stderrKeptBytes: 1,
    processes: 1,
    stackKb: 1,
    fileKb: 1,
    temporaryKb: 1,
    openFiles: 1,
    artefactKb: 1,
  }
  const run = { argv: ['/bin/true', 'a\0b'], environment: {}, stdin: new Uint8Array(), limits }
  expect(() => encodeRun(run)).toThrow('NUL')
})
