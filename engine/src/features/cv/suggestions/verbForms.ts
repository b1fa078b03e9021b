import { alsoThings, object, ofGerunds } from './deeds.ts'
import { capital, stopOf, type WordingRule, withoutStop } from './finding.ts'
import { byBase, byGerund, byParticiple, byPast, byThird } from './verbs.ts'

export const firstPerson: WordingRule = (text, { isDeed }) => {
  const title = 'Leave out “I”'
  const reason = 'Everyone knows whose CV this is.'
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
      reason: 'Employers are hiring you, not your team.',
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
/** Recurring work, which is in the present tense for a current job. Other verbs may describe a single project. */
const duties =
  /^(?:administer|analy[sz]e|answer|assist|check|coach|collaborate|communicate|coordinate|ensure|handle|help|host|lead|maintain|manage|mentor|monitor|onboard|operate|organi[sz]e|oversee|own|plan|provide|report|represent|resolve|respond|review|run|schedule|supervise|support|teach|track|troubleshoot|work)$/
const preposition = /^(?:of|and|for|in|on|over|with|to|from|at|by|as)\b/i

export const tense: WordingRule = (text, { isDeed, isCurrent }) => {
  const [first = '', ...more] = text.split(/\s+/)
  const word = first.toLowerCase()
  const rest = more.join(' ')
  if (!isDeed || rest === '' || preposition.test(rest) || byPast.has(word)) return null
  const gerund = byGerund.get(word)
  if (gerund !== undefined && (!alsoThings.test(word) || object.test(rest))) {
    if (isCurrent && !duties.test(gerund.base)) return null
    const later = isCurrent ? (/\band\s+\p{L}+ing\b/u.test(rest) ? null : rest) : ofGerunds(rest)
    if (later === null) return null
    return isCurrent
      ? {
          title: 'Start with a plain verb',
          reason: 'It’s shorter and stronger than an -ing form.',
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
const pastTitle = 'Use the past tense'
const pastReason = 'You’ve left this job, so describe it in the past tense.'
