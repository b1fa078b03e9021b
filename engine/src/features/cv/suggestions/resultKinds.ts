import { byPast } from './verbs.ts'

/** The possible questions about a line that says what somebody did but not what it achieved. */
type ResultKind = 'thing' | 'change' | 'caught' | 'figure' | 'use' | 'better'

const makes =
  /^(?:built|build|created|create|developed|develop|designed|design|established|launched|set up|set|implemented|implement|introduced|introduce)\b/i
const ofAmount = /^(?:cut|decreased|improved?|increased?|lowered|raised|reduced?)\b/i
/** Matches a line that names only tools and not what was made, as in `Developed with Vue.js`. */
const toolsOnly = /^(?:with|in|using)\b/i
const watches =
  /\b(?:tests|test (?:cases|suites?)|checks?|monitoring|alerts|alerting|linting|(?:dependency|vulnerability|security|code|image|secret) scan(?:s|ning))\b/i
const usedByPeople =
  /\b(?:apps?|applications?|calculators?|calendars?|chats?|checkouts?|dashboards?|editors?|forms?|games?|pages?|portals?|registers?|reports?|screens?|shops?|(?:web ?)?sites?|tools?|(?<!\b(?:backup|build|caching|control|design|distributed|event|file|logging|messaging|monitoring|operating|storage) )systems?)\b/i
const small =
  /\b(?:animations?|banners?|buttons?|documentation|documents?|icons?|logos?|mock-?ups?|presentations?|scripts?|slides?|styles?|stylesheets?|templates?|wireframes?)\b/i

/** The thing that a line with one of these verbs is about, up to the first preposition. */
const thingOf = (text: string): string =>
  text
    .replace(makes, '')
    .replace(/^\s+and\s+\p{L}+/u, '')
    .split(/\s(?:in|with|for|on|of|to|at|from|by|using|and|where|which|that|who)\s/i)[0] ?? ''

/** Whether a line says what the thing is for. */
const isPurposeful = (text: string): boolean => /\b(?:where|which|that|who|to \p{L}{4,})\b/iu.test(text)

/** The question about a line without a result; null if its subject is too minor to ask about. */
export function resultKind(text: string): ResultKind | null {
  const isMade = makes.test(text)
  const thing = thingOf(text)
  if (isMade && toolsOnly.test(text.replace(makes, '').trim())) return 'thing'
  if (isMade && small.test(thing)) return null
  if (ofAmount.test(text)) return 'change'
  if (isMade && watches.test(text)) return 'caught'
  if (isPurposeful(text)) return 'figure'
  return isMade && usedByPeople.test(thing) ? 'use' : 'better'
}

/** Asks what was made, as for `Developed with Vue.js`. */
export function thingAsk(text: string): { label: string; hint: string; template: string } {
  const opener = makes.exec(text)?.[0] ?? ''
  const base = byPast.get(opener.toLowerCase())?.base ?? opener.toLowerCase()
  return {
    label: `What did you ${base}?`,
    hint: 'Such as “the timetable of the school”',
    template: `${opener} {answer} ${text.slice(opener.length).trim()}`,
  }
}
