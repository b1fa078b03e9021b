import type { InterviewContext } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { askForHelp } from '../../../testing/askForHelp.ts'
import { firstRepeat } from '../../../testing/firstRepeat.ts'

const code = `def firstRepeat(badges):
    seen = []
    for badge in badges:
        if badge in seen:
            return badge
        seen.append(badge)

    return -1
`
const ask = async (message: string, context: Partial<InterviewContext> = {}, language: 'python' | 'go' = 'python') => {
  const asked = { about: firstRepeat, task: 'message', code, message, context, language } as const
  const { message: text, faults } = await askForHelp(asked, { challenges: [firstRepeat] })
  expect(faults).toEqual([])
  return text
}

describe('a named line', () => {
  it.each([
    ['What does line 1 do?', 'begins the function `firstRepeat`'],
    ['line 2?', 'gives `seen` a value'],
    ['Explain line 3 please', 'is a loop: each round takes the next value as `badge` from `badges`'],
    ['is line 4 right?', 'is a condition about `badge` and `seen`'],
    ['What happens on line 5?', 'leaves the function and hands back what it makes from `badge`'],
    ['why line 6', 'puts one more value into `seen`. It runs in each round of the loop on line 3.'],
    ['what is on line 7', 'Line 7 is empty.'],
    ['what about line 40?', 'Your code has 9 lines'],
  ])('is recognised: %s', async (message, words) => expect(await ask(message)).toContain(words))
})

describe('a compiler’s or runtime’s message', () => {
  it.each([
    ['python', 'IndexError: list index out of range', 'position that the list'],
    ['python', "IndentationError: expected an indented block after 'for' statement on line 3", 'spaces at the start'],
    ['javascript', "TypeError: Cannot read properties of undefined (reading 'length')", 'undefined or null'],
    ['typescript', "TS2322: Type 'string' is not assignable to type 'number'.", 'another is expected'],
    ['java', 'Main.java:12: error: cannot find symbol', 'doesn’t know that name'],
    ['java', 'java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3', 'not below the length'],
    ['cpp', "main.cpp:14:5: error: expected ';' before '}' token", 'isn’t ended'],
    ['c', 'Segmentation fault (core dumped)', 'memory that isn’t its own'],
    ['csharp', 'error CS0161: not all code paths return a value', 'returns nothing'],
    ['go', './prog.go:7:2: declared and not used: x', 'nothing reads'],
    ['rust', 'error[E0502]: cannot borrow `v` as mutable because it is also borrowed as immutable', 'borrowed twice'],
    ['ruby', "undefined method `each' for nil:NilClass", 'empty where an object'],
    ['php', 'Warning: Undefined array key 3', 'no such key'],
    ['swift', 'Fatal error: Unexpectedly found nil while unwrapping an Optional value', 'empty where an object'],
    ['kotlin', 'error: unresolved reference: berths', 'doesn’t know that name'],
    ['scala', 'scala.MatchError: List()', 'no case fits'],
    ['haskell', "Couldn't match expected type ‘Int’ with actual type ‘[Int]’", 'another is expected'],
    ['r', 'Error in if (x > 1) { : argument is of length zero', 'isn’t a number'],
    ['perl', 'Use of uninitialized value $x in addition (+)', 'holds nothing yet'],
    ['bash', './main.sh: line 4: n: unbound variable', 'Quote the variables'],
  ])('is put into words: %s, %s', async (_language, message, words) => expect(await ask(message)).toContain(words))

  it('names the line that it points at: the last of a trace, else the first', async () => {
    expect(await ask('Main.java:2: error: cannot find symbol')).toContain('It points at line 2.')
    const trace =
      'Traceback (most recent call last):\n  File "main.py", line 20, in <module>\n  File "main.py", line 6, in find\nKeyError: 3'
    expect(await ask('What does this error mean?', { lastRun: { output: trace } })).toContain('It points at line 6.')
  })

  it('names no line in the appended reading', async () => {
    expect(await ask('Main.java:12: error: cannot find symbol')).not.toContain('points at')
    const trace =
      'Traceback (most recent call last):\n  File "main.py", line 20, in <module>\n  File "main.py", line 16, in read_and_print\nTypeError: 3'
    expect(await ask('What does this error mean?', { lastRun: { output: trace } })).not.toContain('points at')
  })

  it('is asked for if there is none', async () => {
    expect(await ask('What does this error mean?')).toMatch(/paste|copy/i)
    expect(await ask('Why does it crash?', { lastRun: { output: '' } })).toContain('without a message')
  })
})

describe('a case that the candidate asks about', () => {
  const rows = [{ name: 'badges', value: '[3, 5, 3]' }]
  const claim: NonNullable<InterviewContext['claim']> = { rows, does: 'prints', prints: '5', right: '3' }

  it('is answered from the statement if it is an example', async () => {
    const wrong = await ask('Why does example 1 fail?', { mayRun: true, claim: { ...claim, example: 1 } })
    expect(wrong).toMatch(/example says {2}3\nyours prints {2}5/)
    const right = await ask('Run example 1', { mayRun: true, claim: { ...claim, prints: '3', example: 1 } })
    expect(right).toMatch(/right/)
  })

  it('is answered without the right output if it is any other', async () => {
    const told = await ask('What does my code print for [9, 9]?', { mayRun: true, claim: { ...claim, right: '77' } })
    expect(told).toContain('Your program prints 5 for this one')
    expect(told).not.toContain('77')
  })

  it('includes the meaning of the error if the code stops', async () => {
    const crash = { ...claim, does: 'crashes' as const, prints: '', error: 'KeyError: 3', example: 2 }
    expect(await ask('Does it work for example 2?', { mayRun: true, claim: crash })).toContain('no such key')
  })

  it('isn’t run if a limit of the task rules it out, and the answer says so', async () => {
    const told = await ask('What does my code print for []?', { mayRun: true, excludedBy: '1 ≤ `n` ≤ 150,000' })
    expect(told).toContain('1 ≤ `n` ≤ 150,000')
  })

  it('is answered if nobody has worked out the right output', async () => {
    const { right: _right, ...own } = claim
    expect(await ask('Run it on [9, 9]', { mayRun: true, claim: own })).toContain('Your program prints 5 for this one')
  })

  it('isn’t run if nothing can be run', async () => {
    expect(await ask('Can you run my code on [1, 1]?', { mayRun: false })).toMatch(/nothing runs|can’t run/i)
  })
})

describe('a question about the language or the interview', () => {
  it('is answered in the current language, by names and without code', async () => {
    expect(await ask('How do I sort a list by the second value?')).toContain('`sorted` gives a new list')
    expect(await ask('How do I sort it?', {}, 'go')).toContain('`sort.Slice`')
  })

  it('names nothing that reveals the solution', async () => {
    expect(await ask('What is a hash map?')).not.toMatch(/hash set/)
    expect(await ask('write the loop for me')).toContain('yours to write')
    expect(await ask('Tell me the hidden test cases')).toContain('stay hidden')
  })

  it.each([
    'How do I start?',
    'Should I start with brute force?',
    'Which edge cases should I test?',
    'How do I debug this?',
  ])('has its own answer: %s', async (message) => {
    const text = await ask(message)
    expect(text).not.toMatch(/button|statement/)
    expect(text.split(' ').length).toBeLessThan(46)
  })
})
