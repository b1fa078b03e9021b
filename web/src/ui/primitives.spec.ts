import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
const primitives = join(source, 'ui', 'primitives.module.css')

/** Neither types nor browsers report a missing class: the element just looks wrong. */
describe('class names', () => {
  const { missing, used } = classesInUse()

  it('are all defined in the stylesheet they come from', () => {
    expect(missing).toEqual([])
  })

  it('leave no primitive unused', () => {
    expect([...classesOf(primitives)].filter((name) => !used.has(name))).toEqual([])
  })
})

/** `missing`: every use of a class that its stylesheet doesn't have. `used`: the primitives in use. */
function classesInUse() {
  const missing: string[] = []
  const used = new Set<string>()
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    for (const [, name, path] of text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)) {
      const sheet = resolve(dirname(file), path ?? '')
      const known = classesOf(sheet)
      for (const [, key = ''] of text.matchAll(new RegExp(`(?<!\\.)\\b${name}\\.([A-Za-z]\\w*)`, 'g'))) {
        if (!known.has(key)) missing.push(`${file.slice(source.length + 1)}: ${name}.${key}`)
        if (sheet === primitives) used.add(key)
      }
    }
  }
  return { missing, used }
}

function classesOf(sheet: string) {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Set(Array.from(rules.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name))
}
