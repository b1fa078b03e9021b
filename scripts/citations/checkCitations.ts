import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { filesIn, isMade } from './files.ts'
import { brokenLinks, type Held, missingFiles } from './links.ts'
import type { Place } from './place.ts'
import { missingSections, numberedPages, sectionsOf } from './sections.ts'

const isProgram = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file)
const isPage = (file: string) => file.endsWith('.md')
/** Other files that may cite a section: styles, data. */
const isOtherText = (file: string) => /\.(css|html|json)$/.test(file)
/** Settings and scripts in which `#` starts a comment. */
const hasHashComments = (file: string) => /\.(py|sh|ya?ml)$|(^|\/)(\.env\.example|Dockerfile|run)$/.test(file)
const citesIn = [isProgram, isPage, isOtherText, hasHashComments]
/** Ignored, because pages for candidates refer to the world, not to this repository. */
const isContent = (file: string) => file.startsWith('shared/content/') && file !== 'shared/content/README.md'

/**
 * Finds everything that programs, comments and pages cite but that doesn't exist: sections of the numbered pages,
 * decisions, files, and link targets. One line for each: `docs/architecture.md:12: the link to … leads nowhere`.
 */
export function checkCitations(root: string): { problems: string[]; fileCount: number } {
  const files = filesIn(root)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const held = holding(files, read)
  const sections = {
    spec: sectionsOf(held.has(numberedPages.spec) ? read(numberedPages.spec) : ''),
    answers: sectionsOf(held.has(numberedPages.answers) ? read(numberedPages.answers) : ''),
  }
  const citing = files.filter((file) => !isContent(file) && citesIn.some((cites) => cites(file)))
  const problems = citing.flatMap((file) => {
    const text = read(file)
    const found: Place[] = missingSections(file, text, sections)
    if (isPage(file)) found.push(...brokenLinks(file, text, held), ...missingFiles(withoutTargets(text), held))
    if (isProgram(file)) found.push(...missingFiles(commentsOf(file, text), held))
    if (hasHashComments(file)) found.push(...missingFiles(hashCommentsOf(text), held))
    return found.sort((one, other) => one.line - other.line).map(({ line, problem }) => `${file}:${line}: ${problem}`)
  })
  return { problems, fileCount: citing.length }
}

function holding(files: readonly string[], read: (file: string) => string): Held {
  const paths = new Set<string>()
  for (const file of files) {
    for (let path = file; path !== '.'; path = posix.dirname(path)) paths.add(path)
  }
  const all = `\n${files.join('\n')}\n`
  return {
    has: (path) => paths.has(path) || isMade(path),
    hasEnding: (path) => all.includes(`/${path}`) || all.includes(`\n${path}`),
    read,
  }
}

/** Blanks out everything in a program but its comments. */
function commentsOf(file: string, source: string): string {
  const blank = source.replace(/[^\n]/g, ' ')
  return parseSync(file, source).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + source.slice(start, end) + text.slice(end),
    blank,
  )
}

/** Blanks out everything in a text except what follows a `#` at the start of a line or after a space. */
const hashCommentsOf = (text: string): string =>
  text.replace(/^.*$/gm, (line) => {
    const at = line.search(/(^|\s)#/)
    return at < 0 ? '' : ' '.repeat(at) + line.slice(at)
  })

/** Blanks out a page's link targets, because they are checked separately. */
const withoutTargets = (page: string): string =>
  page.replace(/\]\([^)\s]+\)/g, (target) => target.replace(/[^\n]/g, ' '))
