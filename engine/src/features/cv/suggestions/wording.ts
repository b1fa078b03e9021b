import { technologiesIn, wellSpelled } from './technologies.ts'
import { byBase, byGerund, byNoun, byParticiple, byPast, byThird, type Verb } from './verbs.ts'

/** What a rule makes of a line: its new text, or a question, and why. `template` has `{answer}` in it. */
export type Finding = {
  title: string
  reason: string
  text?: string
  /** Another change of the same line goes before this one in the title. */
  isMinor?: true
  ask?: { label: string; hint: string; template: string }
}

export type LineContext = {
  /** Whether the line tells what somebody did. Summaries and skills don't. */
  isDeed: boolean
  /** Whether it is about a job that goes on. */
  isCurrent: boolean
}

/** A rule on the wording of one line; null if it finds nothing. Rules run one after another, each on the last one's text. */
export type WordingRule = (text: string, context: LineContext) => Finding | null

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const withoutStop = (text: string): string => text.replace(/\s*[.;,]+$/, '')
const stopOf = (text: string): string => (/\.$/.test(text) ? '.' : '')

/** The longest beginning that is a verb in one of its forms, with the rest. */
function leading(text: string, forms: ReadonlyMap<string, Verb>): { verb: Verb; rest: string } | null {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  for (const [length, form] of [
    [first.length + 1 + second.length, `${first} ${second}`],
    [first.length, first],
  ] as const) {
    const verb = forms.get(form.replace(/[,;]$/, ''))
    if (verb !== undefined) return { verb, rest: text.slice(length).trimStart() }
  }
  return null
}

const article = /^(?:the|a|an|our|all|any|some)\s+/i

/** Gerunds that are also names of things, as in `reporting tools`. */
const alsoThings =
  /^(?:building|coaching|engineering|modelling|monitoring|operating|planning|processing|reporting|running|scheduling|testing|tracking|training)$/
const object = /^(?:the|a|an|our|new|all|them|it|bugs|issues|errors|defects|problems|\d+)\b/i

/** Puts a second gerund into the past, as in `taking backups and restoring them`. Null if it may be a thing's name. */
function ofGerunds(rest: string): string | null {
  const found = /^(.*?\band\s+)(\p{L}+ing)\s+(.+)$/u.exec(rest)
  if (found === null) return rest
  const [, before = '', word = '', after = ''] = found
  const verb = byGerund.get(word)
  if (verb === undefined) return null
  if (alsoThings.test(word) && !object.test(after)) return null
  return `${before}${verb.past} ${after}`
}

/**
 * Begins with the past of what the text names: `the migration of X` and `migrating X` become `Migrated X`. Null if it
 * names nothing that we know.
 */
export function asDeed(text: string): string | null {
  const plain = text.replace(article, '')
  // `testing and releasing X` and `the design and development of X` keep both.
  const pair = /^([\p{L}-]+)(?:,\s*([\p{L}-]+))?\s*(?:and|&)\s+([\p{L}-]+)\s+(of\s+)?(.+)$/iu.exec(plain)
  if (pair !== null) {
    const [, one = '', middle, other = '', of, rest = ''] = pair
    const found = [one, middle, other].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]))
    const pasts = found.map(
      (word) => byGerund.get(word)?.past ?? (of === undefined ? undefined : byNoun.get(word)?.past),
    )
    if (pasts.every((past) => past !== undefined)) {
      const last = pasts.at(-1)
      return capital(`${pasts.slice(0, -1).join(', ')} and ${last} ${rest}`)
    }
  }
  const gerund = leading(plain, byGerund)
  if (gerund !== null && gerund.rest !== '' && !/^of\b/i.test(gerund.rest)) {
    const rest = ofGerunds(gerund.rest)
    return rest === null ? null : capital(`${gerund.verb.past} ${rest}`)
  }
  const noun = /^([\p{L}-]+)\s+of\s+(.+)$/iu.exec(plain)
  const [, named = '', object = ''] = noun ?? []
  const verb = byNoun.get(named.toLowerCase()) ?? byGerund.get(named.toLowerCase())
  return verb === undefined || object === '' ? null : capital(`${verb.past} ${object}`)
}

/** Like `asDeed`, of `build X` and `to build X`. */
function ofInfinitive(text: string): string | null {
  const found = leading(text.replace(/^to\s+/i, ''), byBase)
  return found === null || found.rest === '' ? null : capital(`${found.verb.past} ${found.rest}`)
}

const weak =
  /^(?:(?:i\s+)?(?:was|am|were|been)\s+|i['’]m\s+)?(?:(?:mainly|primarily|also|directly|solely|fully|partly)\s+)?(responsible for|in charge of|tasked with|entrusted with|charged with|accountable for|(?:my\s+)?(?:main\s+|key\s+|daily\s+)?(?:responsibilities|duties|tasks)\s*(?:include[ds]?|included|were|are|:)|had to|was able to|managed to|succeeded in)\s*:?\s+(.+)$/i

const weakOpener: WordingRule = (text, { isDeed }) => {
  if (!isDeed) return null
  const [, opener = '', rest = ''] = weak.exec(text) ?? []
  if (opener === '') return null
  const deed = /^(?:had|was able|managed) to$/i.test(opener) ? ofInfinitive(rest) : asDeed(rest)
  const title = 'Begin with what you did'
  const quoted = `“${capital(opener.toLowerCase())}”`
  if (deed !== null) return { title, reason: `${quoted} names a duty. A verb says that you did it.`, text: deed }
  if (leading(rest, byGerund) !== null && rest.includes(' ')) return null
  const object = withoutStop(rest.replace(/^(team|group|department)\b/, 'a $1'))
  return {
    title,
    reason: `${quoted} names a duty, and the reader can’t tell what you did.`,
    ask: {
      label: 'What did you do with it?',
      hint: 'One verb, such as “Led”, “Wrote” or “Ran”',
      template: `{answer} ${object}${stopOf(text)}`,
    },
  }
}

const vagueOpener =
  /^(?:i\s+)?(worked (?:closely )?(?:on|with)|helped (?:out )?(?:with|in|to|on)?|assisted (?:with|in|on)?|participated in|took part in|involved in|was involved in|contributed to|dealt with|collaborated (?:on|with)|exposure to|exposed to|gained experience (?:in|with)|experience (?:in|with))\s+(.+)$/i

const vague: WordingRule = (text, { isDeed }) => {
  if (!isDeed) return null
  const [, opener = '', rest = ''] = vagueOpener.exec(text) ?? []
  if (opener === '' || /\d/.test(rest) || hasResult(rest) || /^(?:code reviews?|on[- ]call)\b/i.test(rest)) return null
  // “Supported 40 stores” and “worked with a designer on X” say enough.
  const title = 'Which part was yours?'
  const stem = withoutStop(text)
  return {
    title,
    reason: `“${capital(opener.trim().toLowerCase())}” can mean anything from watching to leading.`,
    ask: {
      label: 'What did you do yourself?',
      hint: 'Such as “wrote the importer and its tests”',
      template: `${stem}: {answer}${stopOf(text)}`,
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

const passive: WordingRule = (text, { isDeed }) => {
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
    reason: 'Passive hides who did it. Accept this if it was you.',
    text: capital(`${verb.past} ${object}${tail}`),
  }
}

const firstPerson: WordingRule = (text, { isDeed }) => {
  const title = 'Leave out “I”'
  const reason = 'Everybody knows whose CV this is.'
  const alone = /^I\s+(?:have\s+)?(?:also\s+|then\s+|successfully\s+)?(\p{L}+)\s+(.+)$/u.exec(text)
  if (alone !== null) {
    const [, form = '', rest = ''] = alone
    const word = form.toLowerCase()
    const past = byPast.get(word) ?? byParticiple.get(word)
    if (past !== undefined) return { title, reason, text: capital(`${past.past} ${rest}`) }
    if (byBase.has(word) && isDeed) return { title, reason, text: capital(`${word} ${rest}`) }
  }
  const being = /^I(?:\s+am|['’]m)\s+(?:an?\s+)?(.+)$/.exec(text)
  if (being !== null && !isDeed && !/^(?:looking|seeking|responsible)/.test(being[1] ?? ''))
    return { title, reason, text: capital((being[1] ?? '').replace(/\bI am\b/g, '').replace(/\s{2,}/g, ' ')) }
  const together = /^We\s+(\p{L}+)\s+(.+)$/u.exec(text)
  const [, form = '', rest = ''] = together ?? []
  if (isDeed && byPast.has(form.toLowerCase()))
    return {
      title: '“We” hides your part',
      reason: 'The reader hires you, not the team.',
      ask: {
        label: 'Which part did you do?',
        hint: 'Such as “designed the tables”',
        template: `${capital(form)} ${withoutStop(rest)} with the team; own part: {answer}${stopOf(text)}`,
      },
    }
  return null
}

/** Verbs that are also names of things, so a line such as `Design reviews with the team` has none. */
const alsoNouns =
  /^(?:answer|audit|code|cut|design|document|extract|fix|help|host|lead|launch|model|monitor|own|patch|plan|port|process|program|release|report|research|review|run|schedule|set|support|test|track|train|update|upgrade|work)s?$/
const preposition = /^(?:of|and|for|in|on|over|with|to|from|at|by|as)\b/i

const tense: WordingRule = (text, { isDeed, isCurrent }) => {
  const [first = '', ...more] = text.split(/\s+/)
  const word = first.toLowerCase()
  const rest = more.join(' ')
  if (!isDeed || rest === '' || preposition.test(rest) || byPast.has(word)) return null
  const gerund = byGerund.get(word)
  if (gerund !== undefined && (!alsoThings.test(word) || object.test(rest))) {
    const later = isCurrent ? (/\band\s+\p{L}+ing\b/u.test(rest) ? null : rest) : ofGerunds(rest)
    if (later === null) return null
    return isCurrent
      ? {
          title: 'Begin with a plain verb',
          reason: 'It is shorter and stronger than one in -ing.',
          text: capital(`${gerund.base} ${later}`),
        }
      : { title: pastTitle, reason: pastReason, text: capital(`${gerund.past} ${later}`) }
  }
  const present = byThird.get(word) ?? byBase.get(word)
  const isVerb = present !== undefined && (!alsoNouns.test(word) || object.test(rest))
  return isCurrent || !isVerb
    ? null
    : { title: pastTitle, reason: pastReason, text: capital(`${present.past} ${rest}`) }
}
const pastTitle = 'This job is over: use the past'
const pastReason = 'What is done reads as done in the past tense.'

/** `Development of X`: a thing in place of a deed. */
const nounOpener: WordingRule = (text, { isDeed }) => {
  const [, noun = ''] = /^(\p{Lu}\p{Ll}+) of\s/u.exec(text) ?? []
  const deed = isDeed && (byNoun.has(noun.toLowerCase()) || byGerund.has(noun.toLowerCase())) ? asDeed(text) : null
  return deed === null
    ? null
    : {
        title: 'Begin with what you did',
        reason: `“${noun} of” names a task. A verb says that you did it.`,
        text: deed,
      }
}

/** Sentences of a summary that say what somebody wants, or praise them. */
const wish =
  /^(?:i am|i['’]m|now|currently)?\s*(?:looking for|seeking|eager to|hoping to|keen to)\b|^(?:i am|i['’]m)\s+an?\s+(?:great\s+|good\s+)?(?:problem[- ]solver|team[- ]player|fast learner|quick learner)\b/i
const wishes: WordingRule = (text, { isDeed }) => {
  const sentences = text.split(/(?<=[.!])\s+/)
  const kept = sentences.filter((sentence) => !wish.test(sentence))
  if (isDeed || kept.length === 0 || kept.length === sentences.length) return null
  return {
    title: 'Say what you bring',
    reason: 'What you want, or praise, takes the room that facts need.',
    text: kept.join(' '),
  }
}

const filler =
  '(?:hard[- ]?working|highly motivated|self[- ]motivated|motivated|passionate|enthusiastic|results?[- ]?(?:driven|oriented|focused)|detail[- ]oriented|dynamic|proactive|dedicated|dependable|driven|goal[- ]oriented|ambitious|energetic|creative|innovative|seasoned|accomplished|talented|outstanding|exceptional|skilled|forward[- ]thinking|versatile|diligent|reliable|committed|very)'
const fillersFirst = new RegExp(String.raw`^(?:an?\s+)?(?:${filler}(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s+))+`, 'i')
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bthe majority of\b/gi, 'most of'],
  [/\b(?:utili[sz]ed|leveraged)\b/g, 'used'],
  [/\b(?:Utili[sz]ed|Leveraged)\b/g, 'Used'],
  [/\b(?:utili[sz]ing|leveraging)\b/g, 'using'],
  [/\b(?:Utili[sz]ing|Leveraging)\b/g, 'Using'],
  [/\bby making use of\b/gi, 'with'],
  [/\bmade use of\b/g, 'used'],
  [/\b(?:successfully|effectively|efficiently|seamlessly|actively|proactively)\s+/gi, ''],
  [/\s+(?:successfully|effectively|seamlessly|proactively)(?=[.,;]|$)/gi, ''],
  [
    /\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|robust and scalable|robust)\s+/gi,
    '',
  ],
]

const fillers: WordingRule = (text, { isDeed }) => {
  const opened = isDeed ? text : text.replace(fillersFirst, '')
  let plain = opened
  for (const [pattern, replacement] of phrases) plain = plain.replace(pattern, replacement)
  plain = plain
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz])/g, '$1 ')
    .replace(/\b([Aa]) (?=[aeio]\p{Ll})/gu, '$1n ')
    .trim()
  if (plain === text || plain.split(' ').length < 3) return null
  return {
    title: opened === text ? 'Fewer words say the same' : 'Let the lines below show that',
    reason:
      opened === text ? 'Shorter, and nothing is lost.' : 'Everybody writes these adjectives, so nobody reads them.',
    text: capital(plain),
    isMinor: true,
  }
}

const spelling: WordingRule = (text) => {
  const spelled = wellSpelled(text)
  if (spelled === text) return null
  return {
    title: 'Spell it as its makers do',
    reason: 'Readers of CVs notice the spelling of tools.',
    text: spelled,
    isMinor: true,
  }
}

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

const needsFigure: WordingRule = (text, { isDeed }) => {
  const found = degree.exec(text)
  if (!isDeed || found === null || /\d/.test(text)) return null
  const plain = capital(text.replace(new RegExp(String.raw`\s*${degree.source}`, 'i'), '').trim())
  return {
    title: `“${capital(found[0].toLowerCase())}” needs a figure`,
    reason: 'From what to what? Without a figure, the word adds nothing.',
    text: plain,
    ask: {
      label: 'From what to what?',
      hint: 'Such as “from 900 ms to 200 ms”',
      template: `${withoutStop(plain)}, {answer}${stopOf(text)}`,
    },
  }
}

const vagueThings =
  /\s+(?:on|in|across|for|with)\s+(?:various|several|different|multiple|many|numerous|a (?:variety|number|range) of)\s+(?:\p{L}+\s+)?(projects|tasks|things|technologies|tools|systems|applications|activities|initiatives|features|products|components|services|areas|languages|modules)(?=[.,;]|$)/iu

const whichOnes: WordingRule = (text, { isDeed }) => {
  const found = vagueThings.exec(text)
  if (!isDeed || found === null) return null
  const things = (found[1] ?? '').toLowerCase()
  const preposition = found[0].trim().split(' ')[0]
  return {
    title: `Vague: which ${things}?`,
    reason: 'Name one or two. One real name says more than “various”.',
    ask: {
      label: `Which ${things}?`,
      hint: 'One or two names',
      template: text.replace(found[0], ` ${preposition} {answer}`),
    },
  }
}

const etc: WordingRule = (text) => {
  const open = /,?\s*(?:\betc\b\.?|\band so on\b|\band more\b|\band others\b|\.{3}|…)(?=\s*[.,;)]|\s*$)/gi
  const plain = text.replace(open, '').trim()
  if (plain === text || plain.length < 8) return null
  // The last comma of the list is now its end.
  const ended = plain.replace(/,\s+((?:[^\s,]+\s?){1,3}\.?)$/u, ' and $1')
  return {
    title: 'Drop “etc.”',
    reason: 'It makes the reader guess. Name everything that matters.',
    text: ended,
    isMinor: true,
  }
}

/** The rules, in the order in which they run. */
export const wordingRules: Readonly<Record<string, WordingRule>> = {
  spelling,
  etc,
  wishes,
  firstPerson,
  fillers,
  weakOpener,
  nounOpener,
  passive,
  tense,
  needsFigure,
  whichOnes,
  vague,
}
