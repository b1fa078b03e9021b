import { capital, type WordingRule } from './finding.ts'
import { afterCut } from './summary.ts'
import { wellSpelled } from './technologies.ts'

/** Sentences of a summary in which people say what they want, or praise themselves. */
const wish =
  /^(?:i am|i['’]m|now|currently)?\s*(?:looking for|seeking|eager to|hoping to|keen to)\b|^(?:i am|i['’]m)\s+an?\s+(?:great\s+|good\s+)?(?:problem[- ]solver|team[- ]player|fast learner|quick learner)\b/i
export const wishes: WordingRule = (text, { isDeed }) => {
  const sentences = text.split(/(?<=[.!])\s+/)
  const kept = sentences.filter((sentence) => !wish.test(sentence))
  if (isDeed || kept.length === 0 || kept.length === sentences.length) return null
  return {
    title: 'Say what you offer',
    reason: 'Wishes and self-praise leave less space for facts.',
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

export const fillers: WordingRule = (text, { isDeed }) => {
  const opened = isDeed ? text : text.replace(fillersFirst, '')
  let plain = opened
  for (const [pattern, replacement] of phrases) plain = plain.replace(pattern, replacement)
  plain = plain
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz])/g, '$1 ')
    .replace(/\b([Aa]) (?=[aeio]\p{Ll})/gu, '$1n ')
    .trim()
  if (plain === text || (opened === text && plain.split(' ').length < 3) || !/\p{L}/u.test(plain)) return null
  return {
    title: opened === text ? 'Say the same in fewer words' : 'Let the lines below show that',
    reason:
      opened === text
        ? 'It’s shorter, and no facts are lost.'
        : 'Everyone uses these adjectives, so nobody reads them.',
    ...(opened === text ? { text: capital(plain) } : afterCut(capital(plain))),
    isMinor: true,
  }
}

export const spelling: WordingRule = (text) => {
  const spelled = wellSpelled(text)
  if (spelled === text) return null
  return {
    title: 'Use the official spelling',
    reason: 'People who read CVs notice misspelled tools.',
    text: spelled,
    isMinor: true,
  }
}

export const etc: WordingRule = (text) => {
  const open = /,?\s*(?:\betc\b\.?|\band so on\b|\band more\b|\band others\b|\.{3}|…)(?=\s*[.,;)]|\s*$)/gi
  const plain = text.replace(open, '').trim()
  if (plain === text || plain.length < 8) return null
  // The list now ends earlier, so its last comma becomes “and”.
  const ended = plain.replace(/,\s+((?:[^\s,]+\s?){1,3}\.?)$/u, ' and $1')
  return {
    title: 'Drop “etc.”',
    reason: 'It makes readers guess. List everything that matters.',
    text: ended,
    isMinor: true,
  }
}
