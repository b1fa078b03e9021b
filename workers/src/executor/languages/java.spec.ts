import { expect, it } from 'vitest'
import { java } from './java.ts'

it.each([
  ['public class Solution { class Inner {} }', 'Solution.java'],
  ['class Helper {}\npublic final class Answer { }', 'Answer.java'],
  ['class Helper {}\nclass Main { }', 'Main.java'],
  ['class Only { public static void main(String[] a) { } }', 'Only.java'],
  ['package org.example;\n\npublic class Main { }', 'org/example/Main.java'],
  ['package ..x;\nclass Main { }', 'Main.java'],
  ['', 'Main.java'],
])('names the file of %s', (source, name) => {
  expect(java.sourceFile(source)).toBe(name)
})

it('starts the class of the file by its full name', () => {
  const { argv } = java.run({
    tool: (name) => `/usr/bin/${name}`,
    isWarm: false,
    sourceFile: 'org/example/Main.java',
    memoryMb: 512,
  })
  expect(argv.at(-1)).toBe('org.example.Main')
  expect(argv).toContain('-Xmx384m')
})
