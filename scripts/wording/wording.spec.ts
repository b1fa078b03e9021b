import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textsIn } from './textsIn.ts'
import { foreign, maxWordsAt, sentencesOf, wordingFaults, wordsIn } from './wording.ts'

const root = join(import.meta.dirname, '..', '..')
const landingPage = 'shared/src/rules/pages/landingPage.ts'
const isCatalogue = (file: string): boolean =>
  /(?:[tT]exts|[lL]etters|[wW]ords)\.ts$/.test(file) || file.startsWith('shared/src/english/') || file === landingPage
const isSpoken = (file: string): boolean => isCatalogue(file) || file.endsWith('.tsx')

/** Every file with texts that people see on a screen or in a mail. */
const files = execFileSync('git', ['ls-files', 'web/src', 'shared/src/english', landingPage, 'engine/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isSpoken(file) && !/\.spec\.|\/testing\//.test(file))

describe('the texts on screens and in mails', () => {
  it('are short, and sound like speech', () => {
    const read = files.map((file) => {
      const texts = textsIn(file, readFileSync(join(root, file), 'utf8'), { all: isCatalogue(file) })
      return { file, texts }
    })
    expect(read.reduce((sum, { texts }) => sum + texts.length, 0)).toBeGreaterThan(2_500)
    const faults = read.flatMap(({ file, texts }) =>
      texts.flatMap(({ text, line }) =>
        wordingFaults(text, maxWordsAt(file)).map((fault) => `${file}:${line} ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  it('are found anywhere in a file', () => {
    const bad = 'Who asks is told what stands there'
    const found = (source: string, all: boolean) => textsIn('Page.tsx', source, { all }).map(({ text }) => text)
    expect(found(`const a = <p>{isOpen ? '${bad}' : \`${bad}, \${name}\`}</p>`, false)).toEqual([bad, `${bad}, …`])
    expect(found(`const a = <Field label="${bad}" className="one two" />`, false)).toEqual([bad])
    expect(found(`const a = <p>\n  Who asks\n  is told\n</p>`, false)).toEqual(['Who asks is told'])
    expect(
      found(`export const texts = { ask: (n: number) => (n === 1 ? '${bad}' : \`\${n} who ask\`) } as const`, true),
    ).toEqual([bad, '… who ask'])
    expect(found(`import { a } from 'some place'\nconst b = 'not on a screen'`, false)).toEqual([])
  })
})

describe('wordingFaults', () => {
  it('counts the words of a sentence, not of a list or a paragraph', () => {
    expect(sentencesOf('Say it. Then wait!\nAn item of a list')).toEqual(['Say it.', 'Then wait!', 'An item of a list'])
    expect(wordsIn('It’s 5 minutes, or “more” – maybe.')).toBe(6)
    const sentence = (words: number) => `A${' word'.repeat(words - 2)} end.`
    expect(wordingFaults(`${sentence(14)} ${sentence(14)}`, 14)).toEqual([])
    expect(wordingFaults(sentence(15), 14)).toHaveLength(1)
  })

  it.each([
    ['Your code is kept.'],
    ['The clock goes on.'],
    ['What stands in the editor.'],
    ['You were asked about it.'],
    ['Pick a day on which you are free.'],
    ['It shows what one can do, as one is.'],
    ['What is done comes first.'],
    ['Nobody answers. Who has a link can read it.'],
  ])('finds the construction in “%s”', (text) => {
    expect(wordingFaults(text, 20)).not.toEqual([])
  })

  it.each([
    ['What is a deadline?'],
    ['It stands for time to live.'],
    ['This one is free.'],
    ['Who can see it?'],
    ['Keep going.'],
  ])('accepts “%s”', (text) => {
    expect(wordingFaults(text, 20)).toEqual([])
  })

  it('has a name for every construction', () => {
    expect(new Set(foreign.map(({ name }) => name)).size).toBe(foreign.length)
  })
})
