import { describe, expect, it } from 'vitest'
import { generatorsFor, readOptions, usage } from './options.ts'

describe('the options of npm run load', () => {
  it('are numbers with fallbacks', () => {
    expect(readOptions([])).toMatchObject({ sessions: 50, engines: 1, minutes: 1, seed: 1, store: 'sqlite', kills: 0 })
    expect(readOptions(['--sessions', '200', '--minutes', '0.5', '--find-limit'])).toMatchObject({
      sessions: 200,
      minutes: 0.5,
      'find-limit': true,
    })
    expect(readOptions(['--url', 'http://a:1/, http://b:2'])).toMatchObject({ url: ['http://a:1', 'http://b:2'] })
  })

  it.each([
    [['--sessions', 'many'], '--sessions takes a number'],
    [['--sessions', '0'], '--sessions takes a number from 1 on'],
    [['--sessions', '1.5'], '--sessions takes a whole number'],
    [['--minutes', '0'], '--minutes takes a number from 0.05 on'],
    [['--interviewers', '2'], '--interviewers takes a number up to 1'],
    [['--store', 'files'], '--store takes sqlite or mongo'],
    [['--url', 'localhost'], '--url takes addresses'],
    [['--url', 'http://a', '--kills', '1'], '--kills only works with engines'],
    [['--metrics', 'http://a'], '--metrics needs --url'],
    [['--record', 'best'], '--record takes one-engine'],
    [['--record', 'limit'], '--record limit needs --find-limit'],
    [['--record', 'two-engines'], '--record two-engines needs --engines 2'],
    [['--session', '5'], "Unknown option '--session'"],
  ])('%j is refused with a reason', (words, reason) => {
    expect(() => readOptions(words)).toThrow(reason)
  })

  it('are all explained', () => {
    const explained = [...usage.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name)
    expect(explained.toSorted()).toEqual(Object.keys({ ...readOptions([]), ...optional }).toSorted())
  })

  it('add a process that plays people for each 400 interviews', () => {
    expect(generatorsFor(readOptions(['--sessions', '400']))).toBe(1)
    expect(generatorsFor(readOptions(['--sessions', '401']))).toBe(2)
    expect(generatorsFor(readOptions(['--sessions', '401', '--generators', '5']))).toBe(5)
  })
})

const optional = { generators: 0, url: [], metrics: [], json: '', record: '', keep: '' }
