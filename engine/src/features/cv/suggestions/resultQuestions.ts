import type { CvEntry } from '@greenroom/shared/wire'
import { isCurrent, yearsOf } from '../dates.ts'
import { acronymIn } from './acronyms.ts'
import type { Finding } from './finding.ts'
import { resultKind, thingAsk } from './resultKinds.ts'
import { lacksResult } from './results.ts'

/** The maximum number of questions about results. Asking on every line would be noise. */
const maxResultsAsked = { ofEntry: 2, ofCv: 6 }
const maxAcronyms = 2
/** The number of years after which a job's results are no longer asked about. Nobody remembers the figures. */
const remembered = 10

/** What may still be asked about a CV. */
export type Budget = { asksResult(entryId: string): boolean; asksAcronym(short: string): boolean }

/** Counts the questions asked about one CV. */
export function createBudget(): Budget {
  const asked = new Map<string, number>()
  const acronyms = new Set<string>()
  let all = 0
  return {
    asksResult(entryId) {
      const ofEntry = asked.get(entryId) ?? 0
      if (ofEntry >= maxResultsAsked.ofEntry || all >= maxResultsAsked.ofCv) return false
      asked.set(entryId, ofEntry + 1)
      all++
      return true
    },
    asksAcronym(title) {
      if (acronyms.has(title) || acronyms.size >= maxAcronyms) return false
      acronyms.add(title)
      return true
    },
  }
}

const resultAsks = {
  thing: {
    ...{ title: 'Say what it was', reason: 'It names the tools, but not what you built.', joins: '' },
    ...{ label: '', hint: '' },
  },
  change: {
    ...{
      title: 'Say by how much',
      reason: 'Without a figure, the reader can’t tell a little from a lot.',
      joins: ', ',
    },
    ...{ label: 'From what to what?', hint: 'Such as “from 900 ms to 200 ms”' },
  },
  caught: {
    ...{ title: 'Say what it caught', reason: 'It says what you did, but not what it achieved.', joins: '; ' },
    ...{ label: 'What did it catch?', hint: 'Such as “30 wrong deliveries caught in a year”' },
  },
  figure: {
    ...{
      title: 'Add a figure',
      reason: 'This says what it’s for. Add a number of people or hours to make it believable.',
      joins: '; ',
    },
    ...{ label: 'How many, or how much?', hint: 'For example, “300 people use it”. Reject this if you don’t know.' },
  },
  use: {
    ...{
      title: 'Say what it achieved',
      reason: 'This says what you did, but not what it led to.',
      joins: ', so that ',
    },
    ...{
      label: 'What can people do now?',
      hint: 'For example, “clerks find a file in seconds”. Add a figure if you have one.',
    },
  },
  better: {
    ...{ title: 'Say what got better', reason: 'This says what you did, but not what it led to.', joins: ', so that ' },
    ...{ label: 'What got better?', hint: 'For example, “a deploy takes minutes”. Add a figure if you have one.' },
  },
} as const

/** Whether a job ended too long ago to ask for its results. */
function isLongAgo({ dates }: CvEntry, year: number): boolean {
  const years = yearsOf(dates)
  return years !== null && !isCurrent(dates) && year - years.to > remembered
}

/**
 * Asks for a result, or for an acronym in full.
 * @param about.year the current year
 */
export function questionOf(
  text: string,
  change: Finding | null,
  about: { entry: CvEntry | null; budget: Budget; source: string; year: number },
): Finding | null {
  const { entry, budget, year } = about
  const kind = entry !== null && lacksResult(text) && !isLongAgo(entry, year) ? resultKind(text) : null
  if (entry !== null && kind !== null && budget.asksResult(entry.id)) {
    const stem = text.replace(/\s*[.;,]+$/, '')
    const { title, reason, joins, ...ask } = resultAsks[kind]
    return {
      title: change === null || change.isMinor === true ? title : change.title,
      reason: change === null ? reason : `${change.reason} ${reason}`,
      ...(change?.text === undefined ? {} : { text: change.text }),
      ask:
        kind === 'thing'
          ? thingAsk(text)
          : { ...ask, template: `${stem}${joins}{answer}${text.endsWith('.') ? '.' : ''}` },
    }
  }
  const acronym = change === null ? acronymIn(text, about.source) : null
  return acronym !== null && budget.asksAcronym(acronym.title) ? acronym : change
}
