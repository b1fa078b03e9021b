import { capital, stopOf, type WordingRule, withoutStop } from './finding.ts'

const changes = new Set(
  'built build created create developed develop designed design implemented implement improved improve reduced reduce optimised optimized automated automate introduced introduce refactored refactor redesigned rewrote rebuilt migrated migrate moved replaced simplified increased cut launched led restructured streamlined modernised modernized upgraded scaled enhanced established integrated set'.split(
    ' ',
  ),
)
const result =
  /\b(?:so that|so (?:the|we|they|it|users|customers|teams?)\b|which (?:let|made|cut|saved|reduced|allowed|gave|meant|took|now)|that (?:let|cut|saved|reduced|now)|reducing|cutting|saving|increasing|improving|lowering|raising|allowing|letting|enabling|resulting|leading to|instead of|from .+ to |used? by|uses?|without|no longer|never|halved?|doubled?|first|faster|fewer|half|twice|by (?:one|two|three|a (?:third|half|quarter)))\b/i
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundreds?|thousands?|millions?)\b/i

const makes =
  /^(?:built|build|created|create|developed|develop|designed|design|established|launched|set|implemented|implement|introduced|introduce)$/i
/** Whether a line is about something new. What got better is asked about the others. */
export const isNew = (text: string): boolean => makes.test(text.split(/\s+/)[0] ?? '')

/** Whether a line says what the thing is for. */
export const isPurposeful = (text: string): boolean => /\b(?:where|which|that|who|to \p{L}{4,})\b/iu.test(text)

export const hasResult = (text: string): boolean => /\d/.test(text) || result.test(text) || numberWord.test(text)

/** Whether a line says what changed, with a verb that lets one expect it, and without what came of it. */
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

const vagueThings =
  /\s+(?:on|in|across|for|with)\s+(?:various|several|different|multiple|many|numerous|a (?:variety|number|range) of)\s+(?:\p{L}+\s+)?(projects|tasks|things|technologies|tools|systems|applications|activities|initiatives|features|products|components|services|areas|languages|modules)(?=[.,;]|$)/iu

export const whichOnes: WordingRule = (text, { isDeed }) => {
  const found = vagueThings.exec(text)
  if (!isDeed || found === null) return null
  const things = (found[1] ?? '').toLowerCase()
  const preposition = found[0].trim().split(' ')[0]
  return {
    title: `Vague: which ${things}?`,
    reason: 'Name one or two. A real name says more than a vague word.',
    ask: {
      label: `Which ${things}?`,
      hint: 'One or two names',
      template: text.replace(found[0], ` ${preposition} {answer}`),
    },
  }
}
