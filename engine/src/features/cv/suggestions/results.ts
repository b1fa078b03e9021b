import { capital, stopOf, type WordingRule, withoutStop } from './finding.ts'

const changes = new Set(
  'built build created create developed develop designed design implemented implement improved improve reduced reduce lowered decreased raised optimised optimized automated automate introduced introduce refactored refactor redesigned rewrote rebuilt migrated migrate moved replaced simplified increased cut launched led restructured streamlined modernised modernized upgraded scaled enhanced established integrated set'.split(
    ' ',
  ),
)
const result =
  /\b(?:so that|so (?:the|we|they|it|users|customers|teams?)\b|which (?:let|made|cut|saved|reduced|allowed|gave|meant|took|now)|that (?:let|cut|saved|reduced|now)|reducing|cutting|saving|increasing|improving|lowering|raising|allowing|letting|enabling|resulting|leading to|instead of|from .+ to |used? by|uses?|without|no longer|never|halved?|doubled?|first|faster|fewer|half|twice|by (?:one|two|three|a (?:third|half|quarter)))\b/i
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundreds?|thousands?|millions?)\b/i

export const hasResult = (text: string): boolean => /\d/.test(text) || result.test(text) || numberWord.test(text)

/** Whether a line describes a change with a verb that promises a result, but gives none. */
export const lacksResult = (text: string): boolean =>
  changes.has(text.split(/\s+/)[0]?.toLowerCase() ?? '') && !hasResult(text) && text.split(/\s+/).length >= 4

const degree =
  /\b(?:significantly|greatly|drastically|substantially|considerably|dramatically|massively|noticeably|remarkably|tremendously)\b/i

export const needsFigure: WordingRule = (text, { isDeed }) => {
  const found = degree.exec(text)
  if (!isDeed || found === null || /\d/.test(text)) return null
  const plain = capital(text.replace(new RegExp(String.raw`\s*${degree.source}`, 'i'), '').trim())
  return {
    title: `“${capital(found[0].toLowerCase())}” needs a figure`,
    reason: 'How much did it change? Without a figure, the word adds nothing.',
    text: plain,
    ask: {
      label: 'What did it change from and to?',
      hint: 'For example, “from 900 ms to 200 ms”',
      template: `${withoutStop(plain)}, {answer}${stopOf(text)}`,
    },
  }
}

const things =
  'projects|tasks|things|technologies|tools|systems|applications|activities|initiatives|features|products|components|services|areas|languages|modules'
const joint = String.raw`\s+(?:with|in|on|for|and|of|to|at|from|by|across|using|via|through|that|which|as)\b(?!\s+as\b)`
const vagueThings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\s(?:on|in|across|for|with)\s)(?:various|several|different|multiple|many|numerous|a (?:variety|number|range) of)\s+(?:\p{L}+\s+)?(${things})(?=[.,;]|$)`,
    'iu',
  ),
  // “Various” is vague about anything; “several doctors” is clear enough.
  new RegExp(
    String.raw`(?<!\d\s)\b(?:various|different|diverse|numerous|a (?:variety|range) of)\s+(?:\p{L}+\s+)??(\p{L}{2,}[^\Ws]s|\p{L}{3,}ies|people|staff)(?=[.;]|$|${joint})`,
    'iu',
  ),
]

export const whichOnes: WordingRule = (text, { isDeed }) => {
  const found = vagueThings.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  if (!isDeed || found === undefined || /\b(?:such as|including|like)\b|:/.test(text)) return null
  const named = (found[1] ?? '').toLowerCase()
  return {
    title: `Vague: which ${named}?`,
    reason: 'Name one or two. A real name says more than a vague word.',
    ask: {
      label: `Which ${named}?`,
      hint: 'One or two names',
      template: `${text.slice(0, found.index)}{answer}${text.slice(found.index + found[0].length)}`,
    },
  }
}
