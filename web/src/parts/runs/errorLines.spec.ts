import { expect, it } from 'vitest'
import { errorLinesIn } from './errorLines.ts'

it.each([
  ['main.cpp:3:5: error: expected ‘;’ before ‘}’ token', 3, 5, 'expected ‘;’ before ‘}’ token'],
  ['Main.java:7: error: cannot find symbol', 7, null, 'cannot find symbol'],
  ['main.ts(4,9): error TS2322: Type is wrong.', 4, 9, 'TS2322: Type is wrong.'],
  ['error[E0425]: cannot find value `x`\n --> main.rs:2:5\n  |', 2, 5, 'error[E0425]: cannot find value `x`'],
  ['./main.go:6:2: declared and not used: x', 6, 2, 'declared and not used: x'],
  ['  File "/box/main.py", line 3\n    x = = 1\nSyntaxError: invalid syntax', 3, null, 'SyntaxError: invalid syntax'],
])('%j', (text, line, column, message) => {
  expect(errorLinesIn(text, 100)).toEqual([{ line, column, message }])
})

it('leaves out lines that aren’t in the file, and a library’s', () => {
  expect(errorLinesIn('main.cpp:300:1: error: x\n/usr/include/c++/vector:12:1: note: y', 20)).toEqual([])
  expect(errorLinesIn('main.py:1: a\nmain.py:1: b', 20)).toHaveLength(1)
  expect(errorLinesIn('no line at all', 20)).toEqual([])
})
