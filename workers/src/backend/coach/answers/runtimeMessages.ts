/** A compiler or runtime message, and its meaning in plain English. */
export type MessageMeaning = { pattern: RegExp; says: string }

/** Explains messages that runtimes print when a program stops. Languages with the same message share an entry. */
export const runtimeMessages: readonly MessageMeaning[] = [
  {
    pattern: /\bIndexError\b|list index out of range|string index out of range/,
    says: 'you asked for a position that the list or string doesn’t have. Print the index and the length right before that line.',
  },
  {
    pattern: /\bKeyError\b|key not found|KeyNotFoundException|NoSuchElementException: key|no such key/i,
    says: 'the map has no such key. Check that the key is put in before it’s read, and that its type is the same both times.',
  },
  {
    pattern:
      /ArrayIndexOutOfBounds|IndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfRangeException|ArgumentOutOfRange|index out of (range|bounds)|out_of_range|Index out of range|subscript out of bounds/i,
    says: 'an index is below zero or not below the length. Look at the first and the last round of the loop that makes it.',
  },
  {
    pattern: /'NoneType' object/,
    says: 'something is `None` there. Often a function ends without a return, or a method such as `sort` changes in place and gives nothing back.',
  },
  {
    pattern:
      /NullPointerException|NullReferenceException|nil pointer dereference|undefined method .* for nil|Unexpectedly found nil|null object reference|on null\b/i,
    says: 'the value on that line is empty where an object is expected. Find where it’s set, and on which path it isn’t.',
  },
  {
    pattern:
      /Cannot read propert(y|ies) of (undefined|null)|undefined is not an object|Cannot set propert(y|ies) of (undefined|null)/,
    says: 'what stands before the dot or bracket is undefined or null. Print that value; an index past the end gives undefined too.',
  },
  {
    pattern: /is not a function\b/,
    says: 'what you call isn’t a function. Look at the spelling of the method and at the type it’s called on.',
  },
  {
    pattern: /is not iterable\b|object is not iterable/,
    says: 'the loop or the spread gets one value where it needs a list. Look at what that name holds there.',
  },
  {
    pattern:
      /\bis not defined\b|\bNameError\b|uninitialized constant|undefined local variable|Undefined variable|object '[^']*' not found/,
    says: 'that name has no value at this point. Look for a typing error, or a value that’s set only on another path.',
  },
  {
    pattern: /UnboundLocalError|referenced before assignment|cannot access local variable/,
    says: 'a name that the function assigns somewhere is read before that. Give it its first value above the loop or condition.',
  },
  {
    pattern: /not subscriptable/,
    says: 'square brackets follow a value that has no elements, such as a number or a function. Check what the name holds.',
  },
  {
    pattern: /unhashable type|Unhashable/,
    says: 'a list, set or dict is used as a key. Keys must not change: a tuple of the same values does.',
  },
  {
    pattern:
      /unsupported operand type|can only concatenate|must be str, not|TypeError: can't convert|no implicit conversion|String can't be coerced/,
    says: 'the two sides have types that don’t go together, such as text and number. What’s read from input is text until you convert it.',
  },
  {
    pattern:
      /missing \d+ required positional argument|takes \d+ positional arguments? but|wrong number of arguments|Too few arguments|unused argument/,
    says: 'the call and the function disagree on how many values go in. Compare the two lines.',
  },
  {
    pattern:
      /invalid literal for int|NumberFormatException|could not convert string to float|ParseIntError|invalid digit found|FormatException|Input string was not in a correct format|invalid value for Integer|strconv\.\w+: parsing|stoi\b/,
    says: 'text that isn’t a number is turned into one. An empty line, a space or two numbers on one line do that.',
  },
  {
    pattern:
      /\bEOFError\b|EOF when reading|NoSuchElementException|No line found|unexpected end of input stream|Prelude\.getLine: end of file/,
    says: 'the program reads more input than there is. Compare what it reads with the input format, line by line.',
  },
  {
    pattern:
      /RecursionError|maximum recursion depth|StackOverflowError|Maximum call stack|stack overflow|stack level too deep|evaluation nested too deeply/i,
    says: 'a function calls itself without an end, or too deep. Which input stops it, and does each call get nearer to that one?',
  },
  {
    pattern:
      /ZeroDivisionError|division by zero|divide by zero|\/ by zero|DivideByZero|divided by 0|Floating point exception|SIGFPE/i,
    says: 'something is divided by zero. Which input makes the divisor zero: an empty list, a single element?',
  },
  {
    pattern: /MemoryError|OutOfMemory|out of memory|bad_alloc|heap limit|memory limit|Cannot allocate/i,
    says: 'it holds more than the memory allows. What do you keep that you’ve already used, and how large does it get?',
  },
  {
    pattern: /time limit|timed out|TIME_LIMIT|took too long/i,
    says: 'it ran out of time: too slow for the size, or a loop that never ends. Try a tiny input; if that hangs too, look at what ends the loop.',
  },
  {
    pattern: /Segmentation fault|SIGSEGV|core dumped|EXC_BAD_ACCESS|AddressSanitizer/i,
    says: 'it touched memory that isn’t its own: an index past the end, a pointer to nothing, or recursion without an end.',
  },
  {
    pattern: /double free|free\(\): invalid|heap-use-after-free|munmap_chunk|SIGABRT|Aborted\b/,
    says: 'memory was given back twice, or used after that. Look at who owns what you free.',
  },
  {
    pattern: /ConcurrentModificationException|changed size during iteration|Collection was modified|iterator invalid/i,
    says: 'a collection changes while a loop walks through it. Loop over a copy, or collect the changes and make them after.',
  },
  {
    pattern: /ClassCastException|InvalidCastException|cannot be cast|Could not cast/i,
    says: 'a value is taken for a type that it isn’t. Look at what was put into the collection it comes from.',
  },
  {
    pattern: /AttributeError|has no attribute|NoMethodError|undefined method|Can't locate object method/,
    says: 'that type has no such method or field. Check the spelling, and what type the value really has there.',
  },
  {
    pattern: /ValueError: too many values to unpack|not enough values to unpack/,
    says: 'the names on the left and the values on the right differ in number. Print the right side once.',
  },
  {
    pattern: /ValueError: .* is not in list|substring not found/,
    says: 'you look for the place of something that isn’t there. Ask first whether it’s in, or handle the miss.',
  },
  {
    pattern: /assignment to entry in nil map/,
    says: 'the map was declared and never made. Make it before the first write.',
  },
  {
    pattern: /all goroutines are asleep|deadlock/i,
    says: 'everything waits for something that nobody does. For a single function, look for a channel or lock that’s not needed.',
  },
  {
    pattern: /called `?(Option|Result)::unwrap\(\)`? on|unwrap\(\).*(None|Err)/,
    says: 'a value was unwrapped that isn’t there. Which input leads to none, and what should happen then?',
  },
  {
    pattern: /already borrowed|BorrowMutError/,
    says: 'something is borrowed to be changed while another borrow is alive. End the first one before.',
  },
  {
    pattern:
      /attempt to (add|subtract|multiply|negate) with overflow|arithmetic overflow|integer overflow|OverflowException|Swift runtime failure: arithmetic/i,
    says: 'a number got too large or below zero for its type. Which input makes the largest value?',
  },
  {
    pattern: /Non-exhaustive patterns|MatchError|no match of right hand side/,
    says: 'no case fits this value. Which shape of input did you leave out: empty, or a single element?',
  },
  {
    pattern: /Prelude\.head: empty list|Prelude\.!!|empty list/,
    says: 'the first element of an empty list was asked for. Handle the empty list before.',
  },
  {
    pattern: /<<loop>>/,
    says: 'a value is defined by itself. Look for a name that stands on both sides.',
  },
  {
    pattern:
      /unbound variable|command not found|integer expression expected|unary operator expected|ambiguous redirect|syntax error near unexpected token/,
    says: 'the shell read the line other than you meant. Quote the variables, and keep spaces around brackets and none around an equals sign.',
  },
  {
    pattern: /Use of uninitialized value/,
    says: 'a variable is read that holds nothing yet. Which path leaves it unset?',
  },
  {
    pattern:
      /non-numeric argument|argument is of length zero|missing value where TRUE\/FALSE needed|NAs introduced by coercion/,
    says: 'a value is missing or isn’t a number. Look at what was read, and at the first element.',
  },
  {
    pattern: /Undefined (offset|index|array key)|Undefined property/,
    says: 'the array has no such key. Ask whether it’s set before you read it.',
  },
  {
    pattern: /panic: runtime error|panicked at|Fatal error:/,
    says: 'the program stopped itself; the words after it say why, and the first line of yours below says where.',
  },
  {
    pattern: /Traceback \(most recent call last\)|Exception in thread "main"|Unhandled exception/,
    says: 'the program stopped with an error. Read the last line for what went wrong and the lowest line of yours for where.',
  },
]
