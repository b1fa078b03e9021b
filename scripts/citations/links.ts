import { posix } from 'node:path'
import { type Place, placeOf } from './place.ts'

/** A repository's files and folders, as paths from the root. */
export type Held = {
  has: (path: string) => boolean
  hasEnding: (path: string) => boolean
  read: (path: string) => string
}

const link = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g
const elsewhere = /^([a-z]+:|\/)/i

/** Finds every relative link on a Markdown page that leads to a missing file or heading. */
export function brokenLinks(file: string, text: string, held: Held): Place[] {
  const prose = withoutCode(text)
  return [...prose.matchAll(link)].flatMap((match) => {
    const [, target = ''] = match
    if (elsewhere.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const found =
      path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path))).replace(/\/$/, '')
    const place = placeOf(text, match.index)
    if (!held.has(found)) return [{ ...place, problem: `the link to ${target} leads nowhere` }]
    if (anchor === undefined || !found.endsWith('.md')) return []
    const page = found === file ? text : held.read(found)
    return headingsOf(page).has(anchor) ? [] : [{ ...place, problem: `${found} has no heading #${anchor}` }]
  })
}

/** Blanks out the page's code. All other characters stay in place. */
const withoutCode = (text: string): string =>
  text.replace(/^ *(```+|~~~+)[\s\S]*?^ *\1|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, ' '))

/** The anchors of a page's headings, generated the way GitHub does. */
function headingsOf(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )
}

const path = /(?<![\w@/.:*-])((?:docs|engine|scripts|shared|web|workers)\/[\w./-]*\w)(?![\w*<{…/])/g
const quotedName = /`((?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md))`/g
const decision = /\bdecisions? (\d{1,3})\b(?! ?[\w%])/gi

/**
 * Finds every file, folder or decision that prose (a comment or a Markdown page) mentions but that doesn't exist. A
 * path that starts with a workspace, such as `scripts/citations/main.ts`, is looked up from the root. A quoted name
 * such as `main.ts` may be in any folder.
 */
export function missingFiles(text: string, held: Held): Place[] {
  const problems = new Map<string, Place>()
  const add = (index: number, problem: string) =>
    problems.set(`${index} ${problem}`, { ...placeOf(text, index), problem })
  for (const match of text.matchAll(path)) {
    const [, cited = ''] = match
    if (!held.has(cited)) add(match.index, `there is no ${cited}`)
  }
  for (const match of text.matchAll(quotedName)) {
    const [, cited = ''] = match
    if (!held.hasEnding(cited)) add(match.index, `there is no ${cited}`)
  }
  for (const match of text.matchAll(decision)) {
    const [, number = ''] = match
    if (!held.hasEnding(`docs/decisions/${number.padStart(3, '0')}-`))
      add(match.index, `there is no decision ${number}`)
  }
  return [...problems.values()]
}
