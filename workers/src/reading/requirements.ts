import { plainWords, wordCount } from './plainWords.ts'
import { tellingParts, wordsOf } from './signs.ts'

/** Topics that people ask about before designing a system, and words that show which requirement has the answer. */
const topics: readonly { asks: RegExp; answers: RegExp }[] = [
  {
    asks: /\b(fast|latency|latencies|quick(ly)?|how long|how soon|response times?|real[- ]?time|delays?)\b/,
    answers: /\bwithin (a|an|one|two|five|ten|\d+) (second|minute|hour)s?\b/,
  },
  {
    asks: /\b(availab\w+|uptime|down(time)?|nines|sla|slo|outages?|maintenance)\b/,
    answers: /\b(be down|may stop|parts fail|server dies)\b|99/,
  },
  {
    asks: /\b(durab\w+|lose|losing|lost|loss|data loss|survive)\b/,
    answers: /\b(lost|vanish|is counted|no passing is)\b/,
  },
  {
    asks: /\b(how many|users?|traffic|load|scale|requests?|qps|volume|concurrent)\b/,
    answers: /\b(million|thousand|hundred|at once)\b/,
  },
  {
    asks: /\b(consisten\w+|stale|eventual(ly)?|exactly once|duplicates?|accurate|accuracy|correctness)\b/,
    answers: /\b(twice|official|old results|fair|the first one counts|answers? that was confirmed)\b/,
  },
  {
    asks: /\b(secur\w+|privacy|private|personal|gdpr|who (can|may)|access|permissions?)\b/,
    answers: /\b(nobody can|deleted|names and addresses|only the owner)\b/,
  },
  { asks: /\b(costs?|budget|money|cheap|expensive)\b/, answers: /\b(costs?|overhead|budget)\b/ },
]

const asksForFeatures =
  /\b(functional requirements?|features?|use cases?|in scope|scope|what (should|does|must|will) (the system|the service|it|this) (actually |exactly )?(do|support|offer))\b/

const maxWords = 50
const fewestSharedWords = 2

/** Words that don't show what a question asks about. */
const everyday =
  /^(what|when|where|which|that|this|there|they|them|with|from|have|does|should|must|every|each|then|than|more|most|some|many|much|only|also|over|into|after|before|within|least)/

/**
 * Returns the requirements a question asks about, as the design's author wrote them. These are the ones on its topic,
 * or else the one that shares the most words. Empty if there are none.
 */
export function requirementsAsked(message: string, requirements: readonly string[]): string {
  const plain = plainWords(message)
  const named = topics.filter(({ asks }) => asks.test(plain) && !isOfTheTask(asks, requirements))
  const byTopic = named.flatMap(({ answers }) => requirements.findLast((line) => answers.test(plainWords(line))) ?? [])
  if (byTopic.length > 0) return asFits(byTopic)
  if (asksForFeatures.test(plain)) return asFits(requirements)
  return requirementSharing(message, requirements)
}

/** Whether a message asks about a requirement, using some of its words: "does it have to work without a network?" */
export const asksAboutRequirement = (message: string, requirements: readonly string[]): boolean =>
  plainWords(message)
    .split(/(?<=[.!?\n])/)
    .some((sentence) => sentence.endsWith('?') && requirementSharing(sentence, requirements) !== '')

/** Returns the requirement that shares the most words with a message; empty if none shares enough. */
function requirementSharing(message: string, requirements: readonly string[]): string {
  const words = wordsOf(message)
  const shared = (line: string): number =>
    tellingParts(line).filter((word) => word.length > 3 && !everyday.test(word) && words.has(word)).length
  const [best] = requirements
    .map((line) => ({ line, count: shared(line) }))
    .sort((one, other) => other.count - one.count)
  return best === undefined || best.count < fewestSharedWords ? '' : best.line
}

/**
 * Whether a topic's words belong to the task itself: in a system about lost property, "lost" isn't about losing data.
 */
const isOfTheTask = (asks: RegExp, requirements: readonly string[]): boolean =>
  requirements.filter((line) => asks.test(plainWords(line))).length >= fewestLinesOfTheTask
const fewestLinesOfTheTask = 2

/** Fits two requirements into one answer if possible. More would be hard to follow. */
function asFits(lines: readonly string[]): string {
  const [first = '', second] = [...new Set(lines)]
  const both = second === undefined ? first : `${first} ${second}`
  return wordCount(both) <= maxWords ? both : first
}
