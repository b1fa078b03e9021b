import { expect, it } from 'vitest'
import { readJvmSource } from './jvmSource.ts'

const java = { main: '\\bvoid\\s+main\\s*\\(' }
const kotlin = { main: '\\bfun\\s+main\\s*\\(' }
const scala = { main: '\\bdef\\s+main\\s*\\(', objectThatRuns: '\\s+extends\\s+App\\b' }

it.each([
  ['class A { void f() {} static void main(String[] a) {} }', java, [['A']]],
  ['class A {} // class B { void main(\nclass C { void main(String[] a) {} }', java, [['C']]],
  ['class A { String s = "}}{ class X"; char c = \'{\'; class B { void main() {} } }', java, [['A', 'B']]],
  ['/* void main( ', java, []],
  ['class A { Object o = A.class; }\nrecord P(int x) { static void main(String[] a) {} }', java, [['P']]],
  ['fun main() {}', kotlin, [[]]],
  ['data class Edge(val to: Int, val f: (Int) -> Int)\nfun main(args: Array<String>) { }', kotlin, [[]]],
  ['data class Edge(val to: Int)\nfun other() { fun main() {} }', kotlin, [[]]],
  ['object Main { @JvmStatic fun main(args: Array<String>) {} }', kotlin, [['Main']]],
  ['class App { companion object { @JvmStatic fun main(args: Array<String>) {} } }', kotlin, [['App']]],
  ['val kind = String::class\nfun main() { }', kotlin, [[]]],
  ['case object None_ extends X\nobject Main extends App { }', scala, [['Main']]],
  ['object Helper { def f() = 1 }\nobject Run { def main(args: Array[String]): Unit = {} }', scala, [['Run']]],
] as const)('finds where %j begins', (source, pattern, mains) => {
  expect(readJvmSource(source, pattern).mains).toEqual(mains)
})

it.each([
  ['package org.example;\nclass A {}', 'org.example.'],
  ['package solutions\nfun main() {}', 'solutions.'],
  ['// package no\nclass A {}', ''],
  ['package ..x;', ''],
])('reads the package of %j', (source, prefix) => {
  expect(readJvmSource(source, java).packagePrefix).toBe(prefix)
})

// A backtracking pattern would take minutes.
it.each(['/*', '"', '"""', "'", '{', '(', 'public ', 'class ', 'object A extends ', 'package ', '\t', '\\'])(
  'reads a long source of nothing but %j',
  (part) => {
    const { mains } = readJvmSource(part.repeat(Math.floor(262_144 / part.length)), scala)
    expect(mains).toEqual([])
  },
)
