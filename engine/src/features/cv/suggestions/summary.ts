import { capital, type Finding, stopOf, type WordingRule, withoutStop } from './finding.ts'
import { technologiesIn } from './technologies.ts'
import { byBase } from './verbs.ts'

/** A summary of at most this many words may have nothing but a title. */
const barest = 5
const isBare = (text: string): boolean =>
  text.split(/\s+/).length <= barest && !/\d/.test(text) && technologiesIn(text).size === 0

/** A summary after a cut. If nothing is left of it, asks for what belongs there. */
export function afterCut(text: string): Pick<Finding, 'text' | 'ask'> {
  if (!isBare(text)) return { text }
  return {
    text,
    ask: {
      label: 'What do you bring?',
      hint: 'Such as “six years of payments in Java”',
      template: `${withoutStop(text)}: {answer}${stopOf(text)}`,
    },
  }
}

const withFamily =
  /,?\s+(?:after|because of|due to|following|for|with)\s+(?:(?!\b(?:and|but|which|who)\b)[^,.;])*\b(?:her|his|my|our|their)\s+(?:baby|children|daughters?|family|husband|kids|partner|sons?|wife)\b/giu

/** Cuts family details out of a sentence. Lines that are only about family are removed elsewhere. */
export const family: WordingRule = (text, { isDeed }) => {
  const plain = text.replace(withFamily, '')
  if (isDeed || plain === text) return null
  return {
    title: 'Your family doesn’t belong on a CV',
    reason: 'Employers mustn’t decide based on it, and some have to discard CVs that include it.',
    ...afterCut(plain),
  }
}

/** `Architect, I bridge X` says the same as `Architect, bridging X`. */
export const innerPerson: WordingRule = (text, { isDeed }) => {
  const found = /^([^,.;]+),\s+I\s+(\p{L}+)\s+/u.exec(text)
  const [all = '', before = '', form = ''] = found ?? []
  const verb = byBase.get(form)
  if (isDeed || found === null || verb === undefined) return null
  return {
    title: 'Leave out “I”',
    reason: 'Everyone knows whose CV this is.',
    text: capital(`${before}, ${verb.gerund} ${text.slice(all.length)}`),
  }
}
