import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildWebApp } from './webBuild.ts'

let checkout: string
const inCheckout = (file: string) => join(checkout, file)
const build = () => buildWebApp(checkout, new AbortController().signal)

function write(file: string, content: string): void {
  mkdirSync(dirname(inCheckout(file)), { recursive: true })
  writeFileSync(inCheckout(file), content)
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'greenroom-web-'))
  symlinkSync(join(import.meta.dirname, '..', '..', 'node_modules'), inCheckout('node_modules'))
  write('package-lock.json', '{}')
  write('web/index.html', '<script type="module" src="/src/main.ts"></script>')
  write('web/src/main.ts', "document.title = 'first'")
})
afterEach(() => rmSync(checkout, { recursive: true }))

it('builds once, and again only after a source has changed', async () => {
  expect(await build()).toEqual({ ok: true })
  expect(readFileSync(inCheckout('web/dist/index.html'), 'utf8')).toContain('<script')

  // A build empties the folder, so if this file is still there, nothing was built.
  write('web/dist/left-alone', '')
  write('web/src/main.spec.ts', 'a spec is not a source')
  expect(await build()).toEqual({ ok: true })
  expect(existsSync(inCheckout('web/dist/left-alone'))).toBe(true)

  write('shared/src/text.ts', 'export {}')
  expect(await build()).toEqual({ ok: true })
  expect(existsSync(inCheckout('web/dist/left-alone'))).toBe(false)
})

it('says why the build failed, and doesn’t count it as built', async () => {
  write('web/src/main.ts', "import './missing.ts'")
  for (const attempt of [await build(), await build()]) {
    expect(attempt).toMatchObject({ ok: false, reason: expect.stringContaining('missing.ts') })
  }
})
