const call = `(?:single |one )?(?:calls?|operations?|ops?|methods?|functions?|requests?|of (?:them|the (?:calls|methods|three|two|four)))`
/** Matches what a cost is counted for: "O(1) per call", "constant time for each of them", "O(1) each". */
const forACall = new RegExp(
  String.raw`(?<=\)|\bconstant|\blogarithmic|\blinear|\btime|\bwork|\bsteps) ?,? ?(?:(?:per|for (?:each|every|any|a|one)|on (?:each|every)|in (?:each|every)|each|every|an?) ${call}|for each|each)\b`,
  'gi',
)
/** Matches a cost of all calls together: "O(n) in total", "O(n log n) for n calls". */
const forAllCalls =
  /\bO ?\( ?n( ?log ?n)? ?\)(?= (?:time )?(?:in total|altogether|overall|for (?:all(?: of)?|n|the n|all n)(?: the)? (?:calls|operations)))/gi

/**
 * Rewrites what a text says about the costs of a class's methods to the cost of one call, which is what authors state:
 * "O(1) per call" is O(1), and so is "O(n) in total".
 */
export const costOfACall = (text: string): string =>
  text
    .replaceAll(forAllCalls, (_total, log?: string) => (log === undefined ? 'O(1)' : 'O(log n)'))
    .replaceAll(forACall, '')
