import type { Place } from './place.ts'
import { placeOf } from './place.ts'

/** The pages whose numbered sections may be cited, by the word that cites them: `spec §4`, `answers §4`. */
export const numberedPages = { spec: 'docs/specification.md', answers: 'docs/answers.md' } as const

const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`
const cited = new RegExp(String.raw`(?:\b(\w+(?:\.md)?)${gap})?§(\d+)((?:(?:,|${gap}and|${gap}or)${gap}§\d+)*)`, 'gi')

/** The numbers of a page's sections: `## 4. States` is section 4. */
export const sectionsOf = (page: string): ReadonlySet<number> =>
  new Set([...page.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number)))

/** Finds every cited section that doesn't exist, and every `§` without the page's word. */
export function missingSections(
  file: string,
  text: string,
  sections: Readonly<Record<keyof typeof numberedPages, ReadonlySet<number>>>,
): Place[] {
  // A numbered page may cite its own sections by number alone.
  const own = Object.entries(numberedPages).find(([, page]) => page === file)?.[0]
  return [...text.matchAll(cited)].flatMap((match) => {
    const [, word = '', first, more = ''] = match
    const numbers = [Number(first), ...[...more.matchAll(/§(\d+)/g)].map(([, number]) => Number(number))]
    const named = word.toLowerCase()
    const known = isNumberedPage(named) ? named : isNumberedPage(own) ? own : undefined
    const place = placeOf(text, match.index)
    if (known === undefined) {
      return [{ ...place, problem: `§${first}: say whose section it is, "spec §${first}" or "answers §${first}"` }]
    }
    return numbers
      .filter((number) => !sections[known].has(number))
      .map((number) => ({ ...place, problem: `${numberedPages[known]} has no section ${number}` }))
  })
}

const isNumberedPage = (word: string | undefined): word is keyof typeof numberedPages =>
  word !== undefined && word in numberedPages
