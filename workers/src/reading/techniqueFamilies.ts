/** Techniques by family. Naming two from the same family, such as map and dictionary, isn't a choice. */
const families: readonly (readonly [string, RegExp])[] = [
  [
    'hash',
    /\b(hash(ing|es)?|hash ?(map|table|set)s?|dictionar(y|ies)|dicts?|maps?|sets?|counters?|lookups?|frequency|tabla hash|diccionario|dictionnaire)\b/,
  ],
  ['sort', /\b(\w*sort(ed|ing|s)?|sortier\w*|ordenar|trier|tri|ordinare|sorteren)\b/],
  ['heap', /\b(heaps?|priority queues?|min-?heap|max-?heap)\b/],
  ['stack', /\b(stacks?|stapel|pila|pile)\b/],
  ['queue', /\b((?<!priority )queues?|deques?|fifo|cola|file d'attente)\b/],
  ['pointers', /\b(pointers?|dos punteros|zeiger)\b/],
  ['window', /\b((sliding |moving )?windows?|ventana)\b/],
  [
    'binary search',
    /\b(binary search(es)?|bisect(ion)?|bin[aä]re suche|b[uú]squeda binaria|recherche binaire|dichotomi\w+)\b/,
  ],
  ['dynamic programming', /\b(dynamic programming|dp|memo\w*|tabulation|knapsack)\b/],
  ['recursion', /\b(recurs\w+|backtrack\w*|divide and conquer)\b/],
  ['breadth first', /\b(bfs|breadth[ -]first|level order)\b/],
  ['depth first', /\b(dfs|depth[ -]first)\b/],
  ['shortest paths', /\b(dijkstra|bellman[ -]ford|floyd|a ?star)\b/],
  ['topological', /\b(topological|topo sort|kahn)\b/],
  ['union find', /\b(union[ -]find|disjoint sets?|dsu)\b/],
  ['trie', /\b(tries?|prefix tree|segment tree|fenwick|tree|trees)\b/],
  ['prefix sums', /\b(prefix|cumulative|running (sum|total)s?)\b/],
  ['greedy', /\b(greedy|greedily|gierig|gloutonne?|voraz)\b/],
  ['brute force', /\b(brute[ -]?force|(nested|double|two) (for )?loops?|every pair|all pairs)\b/],
  ['bits', /\b(xor|bit\w*)\b/],
  ['list', /\blinked lists?\b/],
  ['graph', /\b(graphs?)\b/],
  ['maths', /\b(formula|maths?|modulo|arithmetic)\b/],
  ['voting', /\b(kadane|boyer|moore|voting)\b/],
  [
    'pass',
    /\b(one|single|two|second|another|1|2) (pass|passes|scan|sweep|loop|walk)\b|\b(pass|scan|sweep|loop|walk)(es)? (through|over|along)\b|\blinear (pass|scan|sweep)\b/,
  ],
  ['linear', /\blinear (time|space)?\b|\bo ?\(n\)/],
  ['quadratic', /\bquadratic\b|\bo ?\(n ?(\^|\*\*) ?2\)/],
  ['n log n', /\bn ?log ?n\b/],
  ['logarithmic', /\blogarithmic\b|\bo ?\(log ?n\)/],
  ['constant', /\bconstant (time|space)\b|\bo ?\(1\)/],
]

/** Returns the families named in a plain text, each once. */
export const techniqueFamiliesIn = (text: string): string[] =>
  families.flatMap(([name, words]) => (words.test(text) ? [name] : []))

/** Like `techniqueFamiliesIn`, but leaves out costs and a mere pass over the input. */
export const structuresIn = (text: string): string[] => techniqueFamiliesIn(text).filter((name) => !ways.has(name))
const ways = new Set(['pass', 'linear', 'quadratic', 'n log n', 'logarithmic', 'constant', 'maths'])

/** Removes the names of techniques from a plain text. */
export const withoutTechniques = (text: string): string => text.replaceAll(familyWord, ' ')

const familyWord = new RegExp(families.map(([, words]) => words.source).join('|'), 'g')
