import { describe, expect, it } from 'vitest'
import { labelOf } from './labelOf.ts'

describe('a language with its version, for people', () => {
  it.each([
    ['python', '3.13.5', 'Python 3.13'],
    ['java', '21.0.8', 'Java 21'],
    ['swift', '6.0.3', 'Swift 6.0'],
    ['typescript', '7.0.2', 'TypeScript 7.0'],
  ] as const)('%s %s is %s', (name, version, label) => {
    expect(labelOf(name, version)).toBe(label)
  })

  it.each([
    ['csharp', '6.12.0', 'C# 7 (Mono 6.12)'],
    ['cpp', '14.2.0', 'C++20 (GCC 14.2)'],
    ['c', '14.2.0', 'C (GCC 14.2)'],
    ['javascript', '24.21.0', 'JavaScript (Node 24.21)'],
  ] as const)('%s names its tool, whose version %s is: %s', (name, version, label) => {
    expect(labelOf(name, version)).toBe(label)
  })
})
