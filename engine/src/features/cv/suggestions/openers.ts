import { asDeed, leading, ofInfinitive } from './deeds.ts'
import { capital, type Finding, stopOf, type WordingRule, withoutStop } from './finding.ts'
import { hasResult } from './results.ts'
import { technologiesIn } from './technologies.ts'
import { byBase, byGerund, byNoun, byParticiple, byPast, byThird } from './verbs.ts'

const weak =
  /^(?:(?:i\s+)?(?:was|am|were|been)\s+|i['’]m\s+)?(?:(?:mainly|primarily|also|directly|solely|fully|partly)\s+)?(responsible for|in charge of|tasked with|entrusted with|charged with|accountable for|(?:my\s+)?(?:main\s+|key\s+|daily\s+)?(?:responsibilities|duties|tasks)\s*(?:include[ds]?|included|were|are|:)|had to|was able to|managed to|succeeded in)\s*:?\s+(.+)$/i

/**
 * Whether the opener's last word begins a second part, as in `responsible for X, and for Y`. After a verb, that part
 * would make no sense.
 */
function goesOn(opener: string, rest: string): boolean {
  const preposition = /\b(?:for|of|with)$/i.exec(opener)?.[0] ?? ''
  return preposition !== '' && new RegExp(String.raw`(?:\band|\bor|\bas well as|,)\s+${preposition}\s`, 'i').test(rest)
}

export const weakOpener: WordingRule = (text, { isDeed }) => {
  if (!isDeed) return null
  const [, opener = '', rest = ''] = weak.exec(text) ?? []
  if (opener === '') return null
  if (goesOn(opener, rest)) return null
  const deed = /^(?:had|was able|managed) to$/i.test(opener) ? ofInfinitive(rest) : asDeed(rest)
  const title = 'Start with what you did'
  const quoted = `“${capital(opener.toLowerCase())}”`
  if (deed !== null) return { title, reason: `${quoted} describes a duty. A verb shows you did it.`, text: deed }
  if (leading(rest, byGerund) !== null && rest.includes(' ')) return null
  const reason = `${quoted} describes a duty. Readers can’t tell what you did.`
  return { title, reason, ask: dutyAsk(withoutStop(rest), stopOf(text)) }
}

/** Things that nobody runs or prepares, so no verb fills the gap. */
const abstract =
  /^(?:the\s+|our\s+)?(?:[\p{L}-]+\s+)?(?:communication|collaboration|compliance|contact|cooperation|coordination|customer satisfaction|liaison|quality|quality assurance|relations?|relationships?|security)(?=\s+(?:with|of|to|between|in|for)\b|$)/iu
const people = /^(?:an?\s+|the\s+)?(?:[\p{L}\d-]+\s+)?(?:team|group|department|developers|engineers|testers|people)\b/iu

/** The verbs that fit a duty. */
function fittingOf(duty: string): { verbs: string; first: string } {
  if (people.test(duty)) return { verbs: 'led, hired, coached', first: 'Led' }
  if (/^(?:the\s+|an?\s+)?(?:architecture|structure)\b/i.test(duty))
    return { verbs: 'designed, drew up, reviewed', first: 'Designed' }
  return { verbs: 'ran, set up, led, prepared', first: 'Ran' }
}

/** Asks what should replace the opener of a duty. */
function dutyAsk(duty: string, stop: string): NonNullable<Finding['ask']> {
  if (abstract.test(duty))
    return {
      label: 'What is one example?',
      hint: 'For example, “explained each delay by phone the same day”',
      template: `${capital(duty)}: {answer}${stop}`,
    }
  const { verbs, first } = fittingOf(duty)
  return {
    label: `Which verb fits: ${verbs}?`,
    hint: `One verb, such as “${first}”`,
    template: `{answer} ${duty.replace(/^(team|group|department)\b/, 'a $1')}${stop}`,
  }
}

const vagueOpener =
  /^(?:i\s+)?(worked(?: closely)? (?:on|with)|helped(?: out)?(?: with| in| to| on)?|assisted(?: with| in| on)?|participated in|took part in|involved in|was involved in|contributed to|dealt with|collaborated (?:on|with)|communicated with|exposure to|exposed to|gained experience (?:in|with)|experience (?:in|with)|learn(?:ed|t)(?: a lot| much| more)? about)\s+(.+)$/i
/** What somebody learned is the fact that matters, so the opener is removed. */
const learning = /^(?:expos|gained|experience|learn)/i
/** A figure, but not one in a name such as SIL4. */
const figure = /(?<![\p{L}\d-])\d/u

export const vague: WordingRule = (text, { isDeed }) => {
  if (!isDeed) return null
  const [, opener = '', rest = ''] = vagueOpener.exec(text) ?? []
  if (opener === '' || figure.test(rest) || hasResult(rest.replace(/\d/g, '')) || /^on[- ]call\b/i.test(rest))
    return null
  // “Supported 40 stores” and “worked with a designer on X” say enough.
  const title = 'Which part was yours?'
  const matter = withoutStop(learning.test(opener) ? capital(rest) : text)
  return {
    title,
    reason: learning.test(opener)
      ? 'It says what you learned, not what you did.'
      : `“${capital(opener.trim().toLowerCase())}” can mean anything from watching to leading.`,
    ask: {
      label: 'What did you do yourself?',
      hint: 'For example, “wrote the importer and its tests”',
      template: `${matter}: {answer}${stopOf(text)}`,
    },
  }
}

const passiveForm =
  /^((?:the|a|an|all|our|new|two|three|several|\p{Lu})[^.;:]{2,60}?)\s+(?:was|were|has been|have been)\s+(?:(successfully|fully|completely)\s+)?(\p{L}+)\s+(?:by (?:me|us|myself|my team)\b\s*)?(.*)$/iu

/** Whether a text begins with a name, which keeps its capital: `Kafka was …`, but not `Reports were …`. */
function isName(subject: string, text: string): boolean {
  const [first = '', second = ''] = subject.split(' ')
  if (/^(?:the|a|an|all|our|new|two|three|several)$/i.test(first)) return false
  if (/^\p{Lu}/u.test(second) || /.\p{Lu}/u.test(first) || technologiesIn(`x, ${subject}`).size > 0) return true
  return second === '' && !text.startsWith(`${subject} were`)
}

export const passive: WordingRule = (text, { isDeed }) => {
  if (!isDeed) return null
  const [, subject = '', , form = '', rest = ''] = passiveForm.exec(text) ?? []
  const verb = byParticiple.get(form.toLowerCase())
  if (verb === undefined || /^by\s/i.test(rest) || /\b(?:which|who|that|because|when|while|if)\b/.test(subject))
    return null
  // A second verb, as in `was moved and runs`, would lose its subject.
  const second = /\band\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? ''
  if ([byParticiple, byPast, byThird, byBase].some((forms) => forms.has(second))) return null
  const object = isName(subject, text) ? subject : subject.charAt(0).toLowerCase() + subject.slice(1)
  const tail = rest.trim() === '' || rest.trim() === '.' ? stopOf(text) : ` ${rest.trim()}`
  return {
    title: 'Say who did it',
    reason: 'The passive hides who did it. Accept this if it was you.',
    text: capital(`${verb.past} ${object}${tail}`),
  }
}

/** `Development of X`: a noun in place of a verb. */
export const nounOpener: WordingRule = (text, { isDeed }) => {
  const [, noun = ''] = /^(\p{Lu}\p{Ll}+) of\s/u.exec(text) ?? []
  const deed = isDeed && (byNoun.has(noun.toLowerCase()) || byGerund.has(noun.toLowerCase())) ? asDeed(text) : null
  return deed === null
    ? null
    : {
        title: 'Start with what you did',
        reason: `“${noun} of” describes a task. A verb shows you did it.`,
        text: deed,
      }
}
