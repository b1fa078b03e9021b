import type { TestSummary } from '@greenroom/shared/wire'
import { plainWords, wordCount } from '../../reading/plainWords.ts'

/** The maximum number of words in one turn of the interviewer. */
export const maxWords = 90

export type BrokenRule =
  | 'empty'
  | 'too_long'
  | 'more_than_one_question'
  | 'untrue_about_tests'
  | 'unearned_praise'
  | 'shouting'
  | 'markup'
  | 'asks_at_the_end'

/**
 * Returns the rule of conduct that a reply breaks, or null. These rules are the same for every provider. A reply asks
 * at most one question, stays short, makes no claims about tests that their results don't support, and only praises
 * what was accepted.
 * @param turn.authored the authors' words on an approach, which are true of that approach whatever the judgement
 */
export function brokenRule(
  reply: string,
  turn: { testResults: TestSummary | null; accepted: boolean | null; mayAsk: boolean; authored?: readonly string[] },
): BrokenRule | null {
  const text = plainWords(reply)
  if (text === '') return 'empty'
  if (wordCount(reply) > maxWords) return 'too_long'
  const questions = reply.match(/\?/g)?.length ?? 0
  if (questions > 1) return 'more_than_one_question'
  if (questions > 0 && !turn.mayAsk) return 'asks_at_the_end'
  if (reply.includes('!')) return 'shouting'
  if (htmlTag.test(reply)) return 'markup'
  if (!trueAboutTests(text, turn.testResults)) return 'untrue_about_tests'
  const own = (turn.authored ?? []).reduce((rest, words) => rest.replace(plainWords(words), ' '), text)
  if (turn.accepted !== true && praise.test(own)) return 'unearned_praise'
  return null
}

/** Whether a fault is only about length, so that the text before the fault is still usable. */
export const isOfLength = (fault: string | null | undefined): boolean =>
  fault === 'too_long' || fault === 'more_than_one_question'

/** Matches HTML tags, by name, because other angle brackets may be generics or comparisons. */
const htmlTag =
  /<\/?(a|b|body|br|button|code|details|div|em|embed|form|h[1-6]|head|hr|html|iframe|img|input|li|link|meta|object|ol|p|pre|script|span|strong|style|svg|table|td|th|tr|ul|video)(\s[^<>]*)?\/?>/i

const claimsPass =
  /\b(all|every|each)( of)?( the| your)?( hidden| visible)?( \d+)? (tests?|test cases?|cases) (have |has )?(now )?(pass(es|ed)?|succeed(ed)?|went through|are green|is green)\b|\b(your )?(code|solution|program|it) (has )?(pass(es|ed)) (all|every|each|the (hidden |visible )?tests?)\b|\bno tests? fail/
const claimsFail =
  /\b(some|a few|several|one|two|three|most|many|all|\d+)( of)?( the| your)?( hidden| visible)?( \d+)? ?(tests?|test cases?|cases)? (tests? |cases )?(do(es)? not|don't|doesn't|did not|didn't) pass\b|\b(tests?|cases|code|solution|program) (has |have )?(failed|fails?)\b(?! (if|when|on|for|with)\b)|\bfail(s|ed)? (some|a few|several|\d+|all)( of)? (the )?(hidden )?(tests?|cases)\b/
const counts = /\b(\d+) (?:of|out of|\/) (?:the )?(\d+)(?= (?:hidden |of the )?(?:tests?|cases|pass)| pass)/

function trueAboutTests(text: string, results: TestSummary | null): boolean {
  const passes = claimsPass.test(text)
  const fails = claimsFail.test(text)
  const counted = counts.exec(text)
  if (results === null) return !passes && !fails && counted === null
  if (passes && !results.allTestCasesPassed) return false
  if (fails && results.allTestCasesPassed) return false
  if (counted === null) return true
  const [said, total] = [Number(counted[1]), Number(counted[2])]
  return total === results.total && (said === results.passed || said === results.total - results.passed)
}

const praise =
  /\b(great|excellent|perfect|amazing|awesome|brilliant|fantastic|impressive|wonderful|superb|well done|good job|nice (work|job|one)|spot on|exactly right|nailed it|(that is|that's) (right|correct)|you are (right|correct)|you're (right|correct)|good (answer|solution|approach|idea|work)|correct answer)\b/
