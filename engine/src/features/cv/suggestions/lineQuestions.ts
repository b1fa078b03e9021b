/** A question about sentences that match `fits`: at most `most` per CV, alternating between the wordings. */
export type LineQuestion = { fits: (sentence: string) => boolean; most: number; wordings: readonly string[] }

const number = String.raw`(?:[€$£]?\d|\b(?:an? (?:half|third|quarter|tenth)|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)\b)`
const has =
  (pattern: RegExp, ...not: readonly RegExp[]) =>
  (sentence: string): boolean =>
    pattern.test(sentence) && !not.some((each) => each.test(sentence))

const person =
  /\b(?:mentor|coach|onboard)\w*|\b(?:taught|hired)\b|\btrained (?:new|two|three|four|five|six|\d+)|supervised .*students/i
const team = /\b(?:teams?|department|engineers|developers|designers|testers|people)\b/i
const leads =
  /\b(?:led|lead|leading|managed?|managing|headed|heading|supervised|coordinated|owned)\b|^(?:was )?(?:responsible for|in charge of) (?:an? |the )?(?:team|department)\b/i

const change =
  /\b(?:cut|reduc|halv|doubl|lower|rais|sped|speed|shorten|improv|increas|decreas|grew|grow|fell|rose|dropp|went|brought|shr[aiu]nk)/i
const figures = new RegExp(
  String.raw`\bfrom\s+(?:about\s+)?${number}[^;]{0,30}\sto\s|\bby\s+(?:about\s+|over\s+)?${number}|\bto\s+${number}\s*%`,
  'i',
)
const saving = new RegExp(
  String.raw`\bsaved\s+(?:about\s+)?${number}|\b(?:twice|times) (?:as fast|faster)\b|\bin an? (?:half|third|quarter|tenth) of the time\b`,
  'i',
)
/**
 * Whether a sentence gives the figures of a change. Searched in short steps, because lines may be long and contain
 * anything.
 */
const changesFigure = (sentence: string): boolean =>
  (change.test(sentence) && figures.test(sentence)) || saving.test(sentence)

const moved = /\b(?:migrat|rewrot|rewrit|replac|rebuil|moderni[sz])\w*|\b(?:mov(?:e|ed|ing)|port(?:ed|ing))\b/i
const built =
  /\b(?:built|build|wrote|writ(?:e|ing|ten)|introduced|implement(?:ed|ing|ation)|created|develop(?:ed|ing)|added|designed|designing|set up)\b/i
const watches =
  /\b(?:tests|test cases|checks?|monitoring|alerts|alerting|(?:dependency|vulnerability|security|code|image) scan(?:s|ning))\b/i
const emergencies = /\b(?:on[- ]call|incidents?|outages?|pager)\b/i
const words =
  /\b(?:articles?|documentation|guides?|guidelines|papers?|reports?|runbooks?|proposals?|course|estimates)\b/i
const chosen = /\b(?:chose|chosen|select(?:ed|ing|ion))\b/i
const whatElse = 'What else did you consider, and why did you reject it? What did you do yourself?'
const small = /\b(?:animations?|banners?|buttons?|icons?|logos?|presentations?|slides?)\b/i
const made =
  /\b(?:architect(?:ed|ure)|introduced|built|build|wrote|designed|designing|implemented|implementing|created|develop(?:ed|ing))\b/i

/** Only the first one that fits is asked. */
export const lineQuestions: readonly LineQuestion[] = [
  {
    fits: has(person, /\bcourse\b/i),
    most: 2,
    wordings: ['Tell me about one person. What did they do differently afterwards?'],
  },
  {
    fits: (sentence) => leads.test(sentence) && team.test(sentence),
    most: 2,
    wordings: ['Where did you and the team disagree, and how did you decide?'],
  },
  {
    fits: changesFigure,
    most: 2,
    wordings: ['How did you measure that? What did you do yourself, and what did it cost?'],
  },
  {
    fits: has(moved),
    most: 2,
    wordings: ['What went wrong along the way? How could you have known earlier?'],
  },
  {
    fits: has(emergencies, built, words),
    most: 2,
    wordings: ['Tell me about the worst one. What did you change afterwards?'],
  },
  {
    fits: (sentence) => built.test(sentence) && watches.test(sentence),
    most: 2,
    wordings: ['What did that catch that you’d have missed?'],
  },
  { fits: has(chosen), most: 1, wordings: [whatElse] },
  {
    fits: has(made, words, small),
    most: 3,
    wordings: [
      whatElse,
      'What was the hardest decision, and what did you give up for it?',
      'What would you do differently if you began today, and why?',
    ],
  },
]

/** The question for lines that have none of their own. */
export const anyLine: LineQuestion = {
  // “18,000 tickets were sold” isn't something the candidate did.
  fits: has(/^\D/),
  most: 4,
  wordings: [
    'What was the hardest part, and which part did you do yourself?',
    'How did you go about it, and what came of it?',
    'How did you know it was good enough?',
  ],
}
