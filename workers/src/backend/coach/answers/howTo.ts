import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

type Names = Partial<Record<ProgrammingLanguage, string>>

/** How to do small things in a language: names to look up, but never code to copy. */
export const howTo: readonly { asks: RegExp; topic: string; names: Names }[] = [
  {
    asks: /\bsort(ing|ed)?\b/,
    topic: 'To sort',
    names: {
      python: '`sorted` gives a new list, the method `sort` changes the list and gives nothing back. Both take a `key`',
      javascript:
        'the method `sort` changes the array and compares as text, unless you give it a function that compares',
      typescript:
        'the method `sort` changes the array and compares as text, unless you give it a function that compares',
      java: '`Arrays.sort` for arrays, `Collections.sort` for lists; a `Comparator` says by what',
      cpp: '`std::sort` takes begin, end and a function that says what is less',
      c: '`qsort` takes a function that compares through pointers',
      csharp: '`Array.Sort` and the list’s `Sort` change in place, `OrderBy` gives a new sequence',
      go: '`sort.Slice` takes a function on two positions; `slices.Sort` does for plain values',
      rust: '`sort` on a vector, `sort_by_key` with a key; `sort_unstable` is faster',
      ruby: '`sort` and `sort_by` give a new array, with an exclamation mark they change it',
      php: '`sort` changes the array, `usort` takes a function that compares',
      swift: '`sort` changes the array, `sorted` gives a new one',
      kotlin: '`sorted` and `sortedBy` give a new list, `sort` changes it',
      scala: '`sorted` and `sortBy` give a new collection',
      haskell: '`sort` and `sortOn` from `Data.List`',
      r: '`sort` for values, `order` for the positions',
      perl: '`sort` compares as text, unless the block uses the spaceship operator',
      bash: 'the command `sort`, with `-n` for numbers',
    },
  },
  {
    asks: /\b(dict(ionary)?|hash ?map|map|key.?value|count(ing)? (how often|occurrences|words))\b/,
    topic: 'To keep values by key',
    names: {
      python: 'a `dict`; `get` takes a default, `defaultdict` and `Counter` stand in `collections`',
      javascript: 'a `Map` with `get`, `set` and `has`',
      typescript: 'a `Map` with `get`, `set` and `has`',
      java: 'a `HashMap`; `getOrDefault` and `merge` save a condition',
      cpp: '`unordered_map`; the square brackets add a missing key',
      csharp: 'a `Dictionary`; `TryGetValue` reads without an exception',
      go: 'a `map`; reading gives a second value that says whether the key was there',
      rust: 'a `HashMap`; `entry` with `or_insert` adds what is missing',
      ruby: 'a `Hash`; a default goes into `Hash.new`',
      kotlin: 'a `mutableMapOf`; `getOrDefault` and `getOrPut`',
      swift: 'a `Dictionary`; the subscript takes a `default`',
      scala: 'a `mutable.Map`; `getOrElse` and `updateWith`',
      haskell: '`Data.Map` with `insertWith` and `findWithDefault`',
      php: 'an array with text keys; `isset` asks for one',
    },
  },
  {
    asks: /\b(heap|priority queue)\b/,
    topic: 'For a heap',
    names: {
      python: '`heapq` works on a plain list, the smallest first; negate for the largest',
      javascript: 'there is none ready made, so say that you’d write one or sort',
      java: '`PriorityQueue`, the smallest first unless a `Comparator` says otherwise',
      cpp: '`priority_queue`, the largest first; `greater` turns it round',
      csharp: '`PriorityQueue`, with a priority for each element',
      go: '`container/heap` wants five small methods',
      rust: '`BinaryHeap`, the largest first; `Reverse` turns it round',
      kotlin: 'Java’s `PriorityQueue`',
      scala: '`mutable.PriorityQueue`, the largest first',
    },
  },
  {
    asks: /\b(queue|deque|fifo)\b/,
    topic: 'For a queue',
    names: {
      python: '`deque` in `collections`; taking from the front of a list is slow',
      javascript: 'an array with a position for the front, since `shift` moves everything',
      java: '`ArrayDeque`',
      cpp: '`queue` or `deque`',
      csharp: '`Queue`',
      go: 'a slice, taking from the front by slicing',
      rust: '`VecDeque`',
    },
  },
  {
    asks: /\bread\w*( the)? (input|lines?|stdin|numbers?)\b|\binput\b.*\bread\b|\bparse the input\b/,
    topic: 'Your function gets the input as its arguments. To read it yourself',
    names: {
      python:
        '`input` reads a line as text, `split` cuts it, `int` turns it into a number; `sys.stdin` is faster for much',
      javascript: '`readFileSync` from `fs` on file 0, then split by white space',
      java: 'a `BufferedReader` with a `StringTokenizer`; `Scanner` is slow for much',
      cpp: '`cin` reads word by word, `getline` a line',
      csharp: '`Console.ReadLine`, then `Split`',
      go: '`bufio.Scanner` or `fmt.Fscan` on a buffered reader',
      rust: '`read_to_string` on stdin, then `split_whitespace`',
      ruby: '`gets` for a line, `STDIN.read` for all',
      kotlin: '`readLine`, then `split`',
    },
  },
  {
    asks: /\b(split|join|substring|slice|reverse)\b.*\b(string|text|word|list|array)\b|\bstring\b.*\b(split|join|substring|reverse)\b/,
    topic: 'For texts',
    names: {
      python: '`split`, `join` on the separator, and slices; a step of minus one reverses',
      javascript: '`split`, `join`, `slice`; reverse goes over an array',
      java: '`split`, `substring`, and a `StringBuilder` with `reverse`',
      cpp: '`substr`, a `stringstream` to cut, `std::reverse`',
      csharp: '`Split`, `Substring`, `string.Join`',
      go: '`strings.Split`, `strings.Join`, and slices of runes',
      rust: '`split`, `join`, and `chars` with `rev`',
    },
  },
  {
    asks: /\b(max|min)(imum)? (int|integer|value)\b|\binfinity\b|\blargest (int|integer|number)\b/,
    topic: 'For a number beyond all others',
    names: {
      python: '`math.inf`; whole numbers never overflow',
      javascript: '`Infinity`; whole numbers are exact up to `Number.MAX_SAFE_INTEGER`',
      java: '`Integer.MAX_VALUE` and `Long.MAX_VALUE`; adding to them wraps round',
      cpp: '`INT_MAX` and `LLONG_MAX`, or `numeric_limits`',
      go: '`math.MaxInt`',
      rust: '`i64::MAX`',
      csharp: '`int.MaxValue`',
    },
  },
]

/** Whether a question is about the language rather than this task. */
export const asksHowTo =
  /\bhow (do|can|would|to|does one)\b|\bwhat('s| is) the (syntax|function|method|name|command)\b|\bwhich (function|method|class|module|structure)\b|\bsyntax\b|\bis there (a|an|any) (function|method|built[- ]?in|way)\b/
