import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCitations } from './checkCitations.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

// Added only at run time, because otherwise this spec would itself contain the citation.
const section = '\u00a7'

/** Finds the wrong citations in a small repository that has both numbered pages, one decision and these files. */
function problemsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-citations-'))
  folders.push(root)
  const all = {
    'docs/specification.md': '# Specification\n\n## 1. Users\n\n## 2. Pages\n',
    'docs/answers.md': `# Answers\n\n## 1. Users\n\nMore than ${section}1 asks for.\n`,
    'docs/decisions/001-one-commit.md': '# 1. One commit',
    'engine/src/clock.ts': 'export const clock = 1',
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return checkCitations(root).problems
}

describe('a broken citation is reported', () => {
  it.each([
    ['a section', 'engine/src/a.ts', `// The users (spec ${section}9).`, ':1: docs/specification.md has no section 9'],
    [
      'a section in a string',
      'engine/src/a.spec.ts',
      `it('spec ${section}8')`,
      ':1: docs/specification.md has no section 8',
    ],
    ['the last of several', 'web/src/a.tsx', `// spec ${section}1, ${section}2 and ${section}7`, ' has no section 7'],
    [
      'on the next line',
      'web/src/a.ts',
      `/**\n * as spec\n * ${section}9 says\n */`,
      ':2: docs/specification.md has no section 9',
    ],
    ['of the answers', 'web/src/a.css', `/* answers ${section}2 */`, ':1: docs/answers.md has no section 2'],
    ['of no page', 'README.md', `See decisions ${section}1.`, `say whose section it is`],
    ['a bare section', 'engine/src/a.ts', `// By ${section}1.`, 'say whose section it is'],
    ['a decision', 'engine/src/a.ts', '// Why: decision 12.', ':1: there is no decision 12'],
    [
      'a link',
      'docs/page.md',
      'One\n[two](../engine/src/gone.ts)',
      ':2: the link to ../engine/src/gone.ts leads nowhere',
    ],
    ['an image', 'README.md', '![Room](docs/images/room.png)', ':1: the link to docs/images/room.png leads nowhere'],
    ['a heading', 'README.md', '[Users](docs/answers.md#2-users)', ':1: docs/answers.md has no heading #2-users'],
    ['a path', 'engine/src/a.ts', 'const a = 1 // engine/src/gone.ts', ':1: there is no engine/src/gone.ts'],
    ['a folder', 'docs/page.md', 'All in `engine/src/gone`.', ':1: there is no engine/src/gone'],
    [
      'a path in settings',
      '.env.example',
      'PORT=3000 # read by engine/src/gone.ts',
      ':1: there is no engine/src/gone.ts',
    ],
    [
      'a path in a script',
      'docker-compose.yml',
      'a: engine/src/any.ts\n# docs/gone.md',
      ':2: there is no docs/gone.md',
    ],
    ['a name', 'engine/src/a.ts', '/** As in `gone.ts`. */', ':1: there is no gone.ts'],
  ])('%s', (_name, file, text, problem) => {
    const problems = problemsIn({ [file]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(file)
    expect(problems[0]).toContain(problem)
  })

  it('every section of a missing numbered page', () => {
    const problems = problemsIn({ 'docs/specification.md': 'moved', 'engine/src/a.ts': `// spec ${section}1` })
    expect(problems).toEqual(['engine/src/a.ts:1: docs/specification.md has no section 1'])
  })
})

it('valid citations aren’t reported', () => {
  const problems = problemsIn({
    'engine/src/a.ts': [
      `/** Spec ${section}1, ${section}2; answers ${section}1; decision 1; engine/src/clock.ts, \`clock.ts\`, engine/src/*.ts. */`,
      "const path = 'engine/src/gone.ts'",
    ].join('\n'),
    'docs/page.md': [
      '[one](../engine/src/clock.ts) [two](answers.md#1-users) [three](#a-heading-of-its-own) [four](https://example.org/x)',
      '## A heading, of its own',
      '```sh\nsee [this](nowhere.md)\n```',
      'Built into `web/dist`.',
    ].join('\n\n'),
    'shared/content/coding/one/challenge.md': `The law in ${section}9 and [a link](nowhere.md).`,
  })
  expect(problems).toEqual([])
})
