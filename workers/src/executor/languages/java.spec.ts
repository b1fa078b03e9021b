import { expect, it } from 'vitest'
import { java } from './java.ts'
import { kotlin } from './kotlin.ts'
import type { Language } from './language.ts'
import { scala } from './scala.ts'

const main = 'public static void main(String[] a) { }'

const argumentsFor = (language: Language, source: string) =>
  language.run({
    tool: (name) => `/usr/bin/${name}`,
    isWarm: false,
    source,
    sourceFile: language.sourceFile(source),
    memoryMb: 512,
  }).argv

it.each([
  [`public class Solution { class Inner { } ${main} }`, 'Solution.java', 'Solution'],
  [`class Helper {}\npublic final class Answer { ${main} }`, 'Answer.java', 'Answer'],
  [`class Helper { }\nclass Main { ${main} }`, 'Main.java', 'Main'],
  [`class Helper { ${main} }\nclass Main { ${main} }`, 'Helper.java', 'Main'],
  [`class Only { ${main} }`, 'Only.java', 'Only'],
  [`public interface Shape { }\nclass Round implements Shape { ${main} }`, 'Shape.java', 'Round'],
  [`class Outer { static class Inner { ${main} } }`, 'Outer.java', 'Outer$Inner'],
  [`package org.example;\n\npublic class Main { ${main} }`, 'Main.java', 'org.example.Main'],
  ['class NoMain { }', 'Main.java', 'NoMain'],
  ['', 'Main.java', 'Main'],
])('names the file and the class of %s', (source, file, name) => {
  expect(java.sourceFile(source)).toBe(file)
  expect(argumentsFor(java, source).at(-1)).toBe(name)
})

it('leaves room for memory outside the heap', () => {
  expect(argumentsFor(java, '')).toContain('-Xmx384m')
})

it.each([
  ['fun main() { }', 'MainKt'],
  ['package org.example\nfun main(args: Array<String>) { }', 'org.example.MainKt'],
  ['@file:JvmName("Solution")\nfun main() { }', 'Solution'],
  ['object Main { @JvmStatic fun main(args: Array<String>) { } }', 'Main'],
  ['class App { companion object { @JvmStatic fun main(args: Array<String>) { } } }', 'App'],
])('starts Kotlin’s class for %s', (source, name) => {
  expect(argumentsFor(kotlin, source).at(-1)).toBe(name)
})

it.each([
  ['object Main extends App { }', 'Main'],
  ['object Solution { def main(args: Array[String]): Unit = { } }', 'Solution'],
  ['package a.b\nobject Helper { }\nobject Run extends Base with App { }', 'a.b.Run'],
])('starts the object of %s', (source, name) => {
  expect(argumentsFor(scala, source).at(-1)).toBe(name)
})
