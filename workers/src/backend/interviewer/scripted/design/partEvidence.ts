import { isNoteHeading, type noteSections } from '@greenroom/shared/session'
import { wordCount } from '../../../../reading/plainWords.ts'
import type { Turn } from '../../provider.ts'
import { candidateWords, interviewerWords, slotIn } from '../conversation.ts'
import { sketchOf } from '../sketch.ts'

/** The parts of a design, in order. After the architecture come questions about the whole design. */
export const designParts = ['requirements', 'estimates', 'interface', 'data', 'architecture'] as const
export type DesignPart = (typeof designParts)[number]

/** Returns the lines in the notes below one of our headings. */
function linesUnder(notes: string, heading: (typeof noteSections)[number]): string[] {
  const lines = notes.split('\n').map((line) => line.trim())
  const from = lines.indexOf(`## ${heading}`)
  if (from < 0) return []
  const rest = lines.slice(from + 1)
  const to = rest.findIndex(isNoteHeading)
  return rest.slice(0, to < 0 ? undefined : to).filter((line) => line !== '')
}

const fewestQuestions = 2
const fewestLines = 2
const wordsOfAPart = 6
const wordsOfRequirements = 20

const figured =
  /\d[\d.,_]*\s?(k|m|bn|thousand|million|billion|%|kb|mb|gb|tb|pb)?\s?(\/ ?(s|sec|min|h|day)|per \w+|a (second|minute|day|month|year)|an hour|qps|rps|requests?|reports?|reads?|writes?|users?|bytes|kb|mb|gb|tb|pb|times|things|items|messages|rows|people)\b/gi
const called =
  /\b(get|post|put|patch|delete)\b ?[`/]|\b(endpoints?|api|rest|graphql|grpc|websockets?|push|rpc|webhook)\b|\w+\([^)]*\)|\b(calls?|requests?|methods?|function|operation)\b/i
const calledByPath = /\b(GET|POST|PUT|PATCH|DELETE) [`/]\w/
const stored =
  /\b(tables?|fields?|columns?|rows?|primary key|keys?|index(es)?|schema|documents?|records?|entit(y|ies)|ids?|foreign key|status|timestamp)\b/gi
const storedByTable = /\b(tables?|columns?|schema|primary key|foreign key)\b/i
const required =
  /\b(requirements?|must|has to|have to|needs? to|should|may not|nobody may|can't|cannot|in scope|out of scope|users?)\b/i

const countIn = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/**
 * Whether a message, no matter in which part it was sent, already covers a later part so well that we needn't ask about
 * that.
 */
const givesAway: Readonly<Record<'estimates' | 'interface' | 'data', (text: string) => boolean>> = {
  estimates: (text) => !text.includes('?') && countIn(text, figured) >= 2,
  interface: (text) => calledByPath.test(text),
  data: (text) => !text.includes('?') && storedByTable.test(text) && countIn(text, stored) >= 2,
}

const fewestWordsOfAJump = 10

/** Whether a message that moves on to a part already has that part's minimum. */
export function bringsMinimum(part: DesignPart, text: string): boolean {
  if (part === 'requirements' || part === 'architecture') return false
  return part === 'estimates'
    ? countIn(text, figured) > 0
    : wordCount(text) >= fewestWordsOfAJump && givesAway[part](text)
}

const isAboutAnotherPart = (text: string): boolean =>
  !required.test(text) && Object.values(givesAway).some((gives) => gives(text))

const boxesOfADesign = 3
const linksOfADesign = 2
const partsInWords =
  /\b(client|app|application|browser|phone|server|service|database|db|cache|queue|worker|load balancer|gateway|store|storage|cdn|broker|scheduler|topic|replica|bucket|api)\b/gi
const wayInWords =
  /(→|->|\bto the\b|\binto the\b|\bfrom the\b|\bcalls?\b|\bsends?\b|\btalks? to\b|\bwrites? (to|into)\b|\breads? from\b|\bgoes\b|\bbehind\b)/gi

/** Whether the candidate has said that they would rather not draw. */
export const talksOnly = (turn: Turn): boolean => interviewerWords(turn).some((said) => slotIn(said, 'mayTalkOnly'))

/** Whether parts are drawn and connected. If the candidate doesn't draw, describing the parts counts as much. */
function isConnected(turn: Turn, said: readonly string[]): boolean {
  const { boxes, links } = sketchOf(turn.board)
  if (boxes.length >= boxesOfADesign && links.length >= linksOfADesign) return true
  if (!talksOnly(turn)) return false
  const told = said.join('\n')
  const named = new Set([...told.matchAll(partsInWords)].map(([part]) => part.toLowerCase()))
  return named.size >= boxesOfADesign && countIn(told, wayInWords) >= linksOfADesign
}

/**
 * Whether a part has its minimum, going by the messages sent during that part and anything said, written or drawn at
 * any time.
 */
export function hasMinimum(turn: Turn, part: DesignPart, said: readonly string[]): boolean {
  const long = said.filter((message) => wordCount(message) >= wordsOfAPart)
  const ever = candidateWords(turn)
  switch (part) {
    case 'requirements': {
      const asked = said.filter((message) => message.includes('?')).length
      const told = said.some((message) => wordCount(message) >= wordsOfRequirements && !isAboutAnotherPart(message))
      return asked >= fewestQuestions || told || linesUnder(turn.code, 'Requirements').length >= fewestLines
    }
    case 'estimates':
      return (
        [...said, ...linesUnder(turn.code, 'Estimates')].some((text) => countIn(text, figured) > 0) ||
        ever.some(givesAway.estimates)
      )
    case 'interface':
      return (
        long.some((text) => called.test(text)) ||
        linesUnder(turn.code, 'API').length > 0 ||
        ever.some(givesAway.interface)
      )
    case 'data':
      return long.some((text) => countIn(text, stored) > 0) || ever.some(givesAway.data)
    case 'architecture':
      return isConnected(turn, ever)
  }
}
