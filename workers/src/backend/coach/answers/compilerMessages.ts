import type { MessageMeaning } from './runtimeMessages.ts'

/** Explains messages that compilers and parsers print before a program runs. */
export const compilerMessages: readonly MessageMeaning[] = [
  {
    pattern:
      /IndentationError|unexpected indent|expected an indented block|unindent does not match|TabError|inconsistent use of tabs/,
    says: 'the spaces at the start of a line don’t fit the lines around it. One block has one depth, and tabs and spaces don’t mix.',
  },
  {
    pattern: /expected ':'/,
    says: 'a line that begins a block doesn’t end in a colon.',
  },
  {
    pattern:
      /was never closed|unexpected EOF|unexpected end of (file|input)|reached end of file while parsing|Unexpected end of JSON|unterminated|missing terminating|unclosed delimiter|EOL while scanning/i,
    says: 'something was opened and never closed: a bracket, a brace or a quote. It’s often above the line that’s named.',
  },
  {
    pattern: /expected ['‘`"]?;['’`"]?|';' expected|missing semicolon|expected semicolon|ended? with semicolon/i,
    says: 'a statement isn’t ended. Look at the end of the line before the one that’s named.',
  },
  {
    pattern:
      /unmatched ['"]?[)\]}]|Unexpected token ['"]?[)\]}]|extraneous closing|unexpected closing delimiter|parse error on input ['‘]?[)\]}]/i,
    says: 'a closing bracket has no partner. Count the brackets on that line and the one before.',
  },
  {
    pattern:
      /cannot find symbol|was not declared in this scope|undeclared (identifier|\(first use)|undefined: \w+|cannot find value|cannot find (function|type|name)|use of undeclared|unresolved reference|not in scope|not found: value|does not exist in the current context|cannot find '\w+' in scope|Global symbol .* requires explicit package|Cannot find name/i,
    says: 'the compiler doesn’t know that name. Check its spelling, whether it’s declared before, and whether an import is missing.',
  },
  {
    pattern:
      /incompatible types|mismatched types|type mismatch|cannot convert|cannot use .* as|Couldn't match (expected )?type|is not assignable to|no known conversion|invalid conversion|Cannot implicitly convert|found\s*:.*required/is,
    says: 'a value of one type stands where another is expected. The message names both; decide which of the two you meant.',
  },
  {
    pattern: /possible lossy conversion/,
    says: 'a wider number goes into a narrower type. Keep the wide type, or convert it on purpose.',
  },
  {
    pattern:
      /missing return (statement|value)|not all code paths return|control reaches end of non-void|missing return in|function .* must return/i,
    says: 'there’s a way through the function that returns nothing. Which condition is never met on that way?',
  },
  {
    pattern:
      /might not have been initialized|use of unassigned|used uninitialized|used before being initialized|possibly-uninitialized/i,
    says: 'a variable may be read before it has a value. Give it one where it’s declared.',
  },
  {
    pattern: /unreachable (statement|code)|unreachable$/im,
    says: 'that line can never run, since something above it always leaves.',
  },
  {
    pattern: /declared (and|but) not used|imported and not used|unused variable/i,
    says: 'Go accepts no name or import that nothing reads. Use it or take it out.',
  },
  {
    pattern: /non-name .* on left side of|no new variables on left side/,
    says: 'the short form that declares stands where the name exists already. There a plain assignment does.',
  },
  {
    pattern: /cannot borrow .* as mutable|borrowed as immutable|cannot borrow/i,
    says: 'the value is borrowed twice at once, and one of the two wants to change it. End the first borrow, or copy what you need before.',
  },
  {
    pattern: /use of moved value|value (used|borrowed) here after move|borrow of moved value/i,
    says: 'the value was handed over and is gone. Lend it instead, or clone it where that’s cheap.',
  },
  {
    pattern: /does not live long enough|missing lifetime specifier|borrowed value does not/i,
    says: 'a reference would outlive what it points at. Return the value itself, or keep the owner alive longer.',
  },
  {
    pattern:
      /cannot assign (twice )?to immutable|cannot assign to value|val cannot be reassigned|reassignment to val|assignment to constant|cannot assign a value to final|Assignment to constant variable|is a 'let' constant/i,
    says: 'the name was declared as one that never changes. Declare it as changeable, or use a second name.',
  },
  {
    pattern: /trait bound|doesn't implement|No instance for|does not implement|is not satisfied|does not conform to/i,
    says: 'the type lacks an ability that’s asked of it, such as being compared or printed. Look at which operation asks for it.',
  },
  {
    pattern:
      /no matching function|cannot be applied to|no overload|No matching method|no applicable|wrong number of type arguments|incorrect argument|missing argument|extra argument|expects? \d+ arguments?/i,
    says: 'nothing with that name takes these arguments. Compare their number, order and types with the declaration.',
  },
  {
    pattern: /non-static (method|variable) .* static context/,
    says: 'something that belongs to an object is used without one. Make both static, or make an object first.',
  },
  {
    pattern: /unreported exception/,
    says: 'Java wants that exception caught or declared. For reading input, declaring it on the method is enough.',
  },
  {
    pattern:
      /class \w+ is public, should be declared in a file|multiple (definition|main)|redefinition of|redeclar|already defined|Duplicate identifier|has already been declared/i,
    says: 'the same name is declared twice. Keep one, or rename the other.',
  },
  {
    pattern: /undefined reference to|unresolved external|Undefined symbols/,
    says: 'something is declared and never written, or spelled otherwise where it’s written. Often it’s the main function.',
  },
  {
    pattern:
      /cannot find package|No module named|ModuleNotFoundError|Cannot find module|unresolved import|could not find crate|fatal error: .*\.h/i,
    says: 'that library isn’t here. Only the standard one is, so check the name or do without.',
  },
  {
    pattern: /ImportError|cannot import name/,
    says: 'the module is there and the name in it isn’t. Check the spelling.',
  },
  {
    pattern:
      /value of optional type|must be unwrapped|Only safe \(\?\.\)|Object is possibly|possibly ['‘]?(undefined|null)/i,
    says: 'the value may be absent, and the compiler wants to know what happens then. Handle that case first.',
  },
  {
    pattern: /implicitly has an 'any' type|Property .* does not exist on type/,
    says: 'TypeScript doesn’t know the type, or knows that it has no such property. Say the type where the name is declared.',
  },
  {
    pattern: /Occurs check|infinite type/,
    says: 'a value would have to contain itself. Often an element stands where a list should, or the other way round.',
  },
  {
    pattern:
      /parse error|ParseError|SyntaxError|syntax error|Unexpected token|unexpected (symbol|identifier|string|token|keyword)|illegal start of|expected (expression|identifier|declaration|unqualified-id|primary-expression)/i,
    says: 'the text isn’t valid there. Read the named line together with the one before: a bracket, a quote or an operator is often missing.',
  },
]
