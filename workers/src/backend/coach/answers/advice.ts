/** Questions about how to handle an interview, with the coach's answers. The first match is used. */
export const advice: readonly { asks: RegExp; says: string }[] = [
  {
    asks: /\b(how|what) (do|should|can|would) i (start|begin|open)\b|\bwhere (do|should) i (start|begin)\b|\bfirst thing (to|i)\b/,
    says: 'Say the task back in one sentence, then solve the first example by hand, aloud. What you did there is your first plan.',
  },
  {
    asks: /\b(brute[- ]?force|slow|naive|simple) (solution|approach|one|version|way)?\b.*\b(ok|okay|fine|first|allowed|good|bad|start|enough|mention)\b|\bshould i (start|begin) with (the )?(brute|naive|slow)/,
    says: 'Yes, name the slow way first, with its cost. Then say which work it repeats. Code it only if nothing better comes.',
  },
  {
    asks: /\bshould i (start )?(cod(e|ing)|writ(e|ing)|implement)\b|\bwhen (do|should|can) i (start )?(cod|writ)/,
    says: 'Start once you can say the plan in two sentences and its cost in one. Before that, code gets in the way.',
  },
  {
    asks: /\bhow (do|should|can|would) i (explain|present|describe|talk|tell|communicate|phrase|say)\b|\bthink(ing)? (out loud|aloud)\b|\bwhat should i say\b|\bhow (do|should) i answer\b/,
    says: 'Three sentences do: what you keep, what you do with each element, and what it costs. Then ask whether to go on.',
  },
  {
    asks: /\b(which|what) (edge|corner|special) cases?\b|\bedge cases?\b.*\b(think|check|test|find|consider|missing|what|which)\b|\bwhat (should|could|can) i test\b|\bhow (do|should|can) i test\b/,
    says: 'Go by the input: empty, one element, all the same, the largest allowed, and values at the limits. Then ties and order.',
  },
  {
    asks: /\bhow (do|can|should) i (find|figure out|work out|compute|calculate|state|tell|estimate|get) (the |my |its )?(time |space |big[- ]?o |runtime )?(complexity|cost|big[- ]?o|runtime|running time)\b|\bwhat('s| is) the (time |space )?(complexity|cost|big[- ]?o|runtime) of (my|this|the)\b|\bhow (fast|slow|expensive) is (my|this)\b/,
    says: 'Count how often the innermost line runs for n elements, loop by loop. Sorting counts n log n. For memory, count what grows with the input.',
  },
  {
    asks: /\bwhat (is|does|are|means?) (a |an |the )?(big[- ]?o|o ?\(|time complexity|space complexity|complexity)\b|\bdifference between time and space\b/,
    says: 'It says how the work grows with the input: twice the input, twice the work is linear; four times is quadratic. Constants are left out.',
  },
  {
    asks: /\bhow (do|can|should) i (debug|find (the|my|a) (bug|mistake|error))\b|\bhow to debug\b/,
    says: 'Take the smallest input that goes wrong. Note each variable line by line, and stop at the first value you didn’t expect.',
  },
  {
    asks: /\b(optimi[sz]e|faster|speed (it |this )?up|too slow|more efficient|improve the (time|complexity|runtime))\b/,
    says: 'Find the work that’s done more than once, such as a search inside a loop. Ask what you’d have to remember to do it once.',
  },
  {
    asks: /\b(less memory|use less space|reduce (the )?(space|memory)|in[- ]place)\b/,
    says: 'Ask of everything you keep when it’s last read. What is never read again needn’t be kept.',
  },
  {
    asks: /\b(recursion|recursive)\b.*\b(or|vs|versus|iterat|loop|better|use|instead)\b/,
    says: 'Take what you can explain better. Recursion is shorter on trees; a loop is safer where the depth grows with the input.',
  },
  {
    asks: /\b(variable|function|better|good) names?\b|\bname (my|the|a|this) (\w+ )?(variables?|functions?)\b|\bwhat should i (name|call)\b|\bhow (do|should) i name\b|\bnaming\b/,
    says: 'Name a thing after what it holds, not after its type. If a name needs an “and”, it’s two things.',
  },
  {
    asks: /\b(comments?|docstrings?)\b.*\b(need|should|write|add|necessary|expected|good|matter)\b|\bshould i (write|add) comments\b/,
    says: 'One line above a step that isn’t plain from its names. In an interview you say the rest aloud.',
  },
  {
    asks: /\b(can|may|should) i (ask|clarify)\b|\bwhat (questions?|should i ask)\b|\bclarifying questions?\b/,
    says: 'Ask about what changes the code: the size, the order, repeats, empty input, and what to return then. Two or three are enough.',
  },
  {
    asks: /\b(pass|fail|get the job|score|hired?|hire)\b.*\?|\bhow (am i|is it) (being )?(scored|graded|judged)\b|\bhow does (the )?scoring\b/,
    says: 'It’s scored by what you show: a plan with its cost, code that works, cases you check, and saying why. The scorecard quotes each.',
  },
  {
    asks: /\b(manage|plan|spend|divide|split|budget) (my |the )?time\b|\bhow (long|much time) should i (spend|take|need)\b|\brunning out of time\b/,
    says: 'A fifth for questions and the plan, three fifths for code, and the last fifth for cases and cost. Working and slow beats fast and half.',
  },
  {
    asks: /\b(library|libraries|built[- ]?ins?|standard library|import)\b.*\b(can|may|allowed|ok|okay|use|should)\b|\b(can|may|should) i (use|import)\b.*\b(library|built|import|collections|numpy|stl)\b/,
    says: 'The standard library is fine, as long as you can say what a call costs. What the task itself asks for, write yourself.',
  },
  {
    asks: /\b(forgot|forget|don't remember|can't remember|look ?up|google)\b.*\b(syntax|method|function|name|api|how)\b|\b(syntax|method name)\b.*\b(forgot|forget|remember)\b/,
    says: 'Say what the call should do, write it with a telling name, and go on. Nobody fails over a method’s name.',
  },
  {
    asks: /\b(wrong|mistake|changed? my mind|start over|different approach|switch)\b.*\b(admit|say|tell|now|should|ok|okay|bad|lose|fine)\b|\bshould i (admit|start over|switch)\b/,
    says: 'Say it: what you saw, why the old way fails, and what you do now. Finding your own mistake counts for you.',
  },
  {
    asks: /\b(silent|silence|quiet)\b|\bhow long can i think\b/,
    says: 'A minute is fine if you say so before. After it, tell one thing you ruled out, so the other can follow.',
  },
]
