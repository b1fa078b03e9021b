/** The meaning of words, however they are phrased: the acts and objects that occur in talk about an interview. */
const concepts: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'ask',
    /\?|^(so |and |but |ok |okay |hey |hi |sorry |wait |just |also )*(what|how|when|where|which|who|why|can|could|may|should|shall|do|does|did|is|are|am|will|would|any)\b/,
  ],
  [
    'may',
    /\b(can|could|may|am|is|are|mind|would|shall|should) (i|we|it|that|you)\b|\b(allowed|permitted|okay|ok|alright|fine|acceptable|legal|forbidden|possible|mind if|against the rules|able to|free to)\b/,
  ],
  [
    'must',
    /\b(do|must|should|shall|need|have|has|supposed|required|expected|necessary|mandatory|want me|like me|expect)\b/,
  ],
  ['you', /\b(you|your|yours|yourself)\b/],
  ['self', /\b(i|me|my|mine|i'm|im|i've|i'd|myself)\b/],
  ['time', /\b(time|times|minutes?|mins?|clock|timer|hours?|seconds?|secs?|deadline|schedule|countdown|half ?time)\b/],
  [
    'left',
    /\b(left|remain\w*|remaining|still have|have got left|until the end|running out|nearly up|almost up|to go)\b/,
  ],
  ['total', /\b(total|overall|altogether|whole|entire|in all|last|duration|takes?|long)\b/],
  ['more', /\b(more|extra|additional|extend|extension|longer|add|another|over)\b/],
  ['stop', /\b(stop|end|quit|leave|finish|terminate|abort|call it|wrap|exit|close)\b/],
  [
    'pause',
    /\b(pause|break|bathroom|restroom|toilet|loo|brb|right back|step away|water|coffee|tea|drink|stretch|breather|door|charger)\b/,
  ],
  [
    'think',
    /\b(think|thinking|moment|reread|read|gather|process|digest|reflect|ponder|consider|quiet|silence|silent)\b/,
  ],
  ['question', /\b(questions?|problems?|tasks?|challenges?|exercises?|rounds?|parts?|sections?)\b/],
  ['howMany', /\b(how many|number of|last one|only one|any more|how much)\b/],
  ['next', /\b(next|after|afterwards|then|later|upcoming|follow|following|agenda|format|structure|order|plan for)\b/],
  ['back', /\b(back|return|revisit|again|earlier|previous|before|undo|revert)\b/],
  [
    'repeat',
    /\b(repeat|again|once more|one more time|rephrase|restate|say that|remind|recap|summari[sz]e|re-?read|go over|run me through)\b/,
  ],
  ['unclear', /\b(understand|unclear|confus\w+|lost|mean|meant|catch|get it|follow|missed|clarify|clear|hear|sense)\b/],
  ['example', /\b(examples?|samples?|instance|test case)\b/],
  [
    'language',
    /\b(language|python|java|javascript|js|typescript|ts|kotlin|swift|rust|go|golang|ruby|php|scala|haskell|perl|c\+\+|cpp|c#|csharp|sql)\b/,
  ],
  [
    'run',
    /\b(run|runs|running|execute[sd]?|executing|compile[rsd]?|console|terminal|debugger|try it|print statements?)\b/,
  ],
  [
    'library',
    /\b(librar(y|ies)|built-?ins?|import\w*|packages?|modules?|numpy|itertools|heapq|collections|stl|counter|regex|standard)\b/,
  ],
  [
    'lookUp',
    /\b(google|internet|web|docs?|documentation|stack ?overflow|chatgpt|gpt|copilot|ai|ide|syntax|search|look (it |that |this |things |something )?up|autocomplete|book|calculator|cheat ?sheet)\b/,
  ],
  ['aloud', /\b(out loud|aloud|talk|speak|narrate|voice|mic|microphone|dictate|audio|type|typing|text|chat)\b/],
  ['paper', /\b(paper|pen|pencil|notes?|scribble|sketch|jot|notebook|scratch)\b/],
  ['draw', /\b(draw\w*|drew|diagrams?|whiteboard|board|boxes|box|arrows?|uml|chart|picture)\b/],
  ['pseudo', /\b(pseudo-?code|syntax|real code|actual code|working code|boilerplate|stub|outline|comments?)\b/],
  ['hint', /\b(hints?|help|nudge|tip|tips|clue)\b/],
  [
    'cost',
    /\b(cost|costs|penalt\w+|points?|lower|against|affect|hurt|deduct\w*|minus|score|count|counts|worth|free)\b/,
  ],
  ['code', /\b(code|coding|implement\w*|program|write it|solution|function|loop|line|editor)\b/],
  [
    'change',
    /\b(change|edit|modify|fix|correct|rewrite|refactor|add|amend|adjust|update|switch|redo|resubmit|start over)\b/,
  ],
  [
    'detail',
    /\b(detail\w*|deep|deeper|depth|high.level|verbose|short|brief|long|thorough|figures|precise|exact|level)\b/,
  ],
  [
    'simple',
    /\b(brute|naive|simple|simplest|optimal|optimi[sz]e|slow|fast|efficient|efficiency|performance|quadratic|straightforward)\b/,
  ],
  ['tests', /\b(tests?|hidden|test cases|unit|validat\w+|invalid|exceptions?|error handling|stdin|input)\b/],
  [
    'done',
    /\b(done|finished|complete|completed|that's it|that's all|nothing (more|else)|submit\w*|hand (it |this )?in|press\w*|click\w*|button|save[ds]?|saving|skip\w*)\b/,
  ],
  ['start', /\b(start|starting|begin|beginning|first|go ahead|jump)\b/],
  ['go', /\b(continue|go on|keep going|carry on|proceed|go ahead|move on|keep talking)\b/],
  [
    'good',
    /\b(good|ok|okay|right|correct|fine|well|reasonable|sense|track|agree|like|happy|satisfied|think of|opinion|thoughts|feedback|wrong|bad|better|enough|doing)\b/,
  ],
  ['plan', /\b(approach|plan|idea|design|solution|strategy|complexity|algorithm|architecture|schema|model)\b/],
  ['answer', /\b(answers?|answered|said|explained|explanation|say)\b/],
  ['check', /\b(check|review|look at|look over|verify|spot|see any|bugs?|mistakes?|errors?)\b/],
  [
    'result',
    /\b(pass|passed|score|grade|verdict|hire|hired|offer|fail|failed|chances|results?|job|feedback|report|criteria|evaluat\w+|assess\w*|graded|weighed|judged)\b/,
  ],
  [
    'doubt',
    /\b(not (so |really |quite |entirely |100% |completely |totally )?(sure|certain|confident|convinced)|unsure|doubt\w*|might be wrong|maybe wrong|guess\w*|second.guessing|off about|shaky)\b/,
  ],
  [
    'accident',
    /\b(oops|whoops|accident\w*|by mistake|wrong (button|window|chat|tab|thing|text)|too (early|soon|fast)|mis-?click\w*|didn't mean|ignore|disregard|never ?mind|scratch that|typo|autocorrect|unintentional\w*|slipped|unfinished|premature\w*)\b/,
  ],
  ['sent', /\b(sent|send|enter|message|pasted|paste|posted|typed)\b/],
  [
    'broken',
    /\b(froze|frozen|freez\w+|broken|broke|crash\w*|lag\w*|not working|isn't working|doesn't work|won't|disconnect\w*|connection|internet|wifi|loading|load|offline|stuck|glitch\w*|buggy|sound|screen|browser|page|keyboard|laptop|battery|font)\b/,
  ],
  ['gone', /\b(gone|lost|disappeared|vanished|deleted|erased|empty|overw\w+|wiped|where did)\b/],
  [
    'there',
    /\b(hello|there|hear me|anyone|anybody|still (there|here|with)|audible|working|this (thing )?on|go through|get (my|that|it)|receive\w*)\b/,
  ],
  [
    'already',
    /\b(already|just (said|told|answered|explained)|misunder\w+|not what i|didn't say|not listening|ignored|twice|literally|covered)\b/,
  ],
  [
    'job',
    /\b(team|company|role|job|salary|pay|benefits|office|remote|manager|culture|stack|visa|colleagues|work(ing)? (here|there|on|at|hours)|position|career|promotion|on-?call|onboarding|vacation)\b/,
  ],
  [
    'process',
    /\b(process|next steps?|hear back|decision|recruiter|scored?|evaluat\w+|criteria|rubric|report|counts?|retake|graded)\b/,
  ],
  ['who', /\b(bot|robot|human|person|machine|ai|real|automated|name|who are you|chatgpt|model|llm|called)\b/],
  [
    'personal',
    /\b(favou?rite|where are you from|kids|married|live|hobb\w+|for fun|weekend|study|studied|yourself|age|old)\b/,
  ],
  [
    'world',
    /\b(weather|football|game|joke|pizza|movie|music|recipe|election|homework|news|poem|dinner|lunch|holiday|rain\w*|sunny|bitcoin|laptop|boss|cv|resume|cover letter)\b/,
  ],
  ['why', /\b(why|what for|point of|relevan\w+|matter|purpose|trick|trap|catch)\b/],
  [
    'feel',
    /\b(nervous|anxious|stress\w*|panic\w*|scared|afraid|freez\w+|shak\w+|overwhelm\w*|embarrass\w*|stupid|idiot|dumb|terrible|awful|rusty|blank\w*|nerves|pressure|confidence|cry\w*|sweat\w*|worried|insecure|imposter|tense)\b/,
  ],
  [
    'body',
    /\b(sick|ill|cold|headache|tired|exhausted|sleep|slept|fever|hungry|noise|noisy|dog|cat|kid|baby|child|neighbou?rs?|construction|phone|door|loud|migraine|unwell)\b/,
  ],
  ['joy', /\b(fun|nice|love|enjoy\w*|interesting|cool|neat|cute|clever|haha\w*|lol|great|fascinating|like this)\b/],
  [
    'anger',
    /\b(hard|ridiculous|unfair|hate|frustrat\w*|annoy\w*|stupid|pointless|boring|crazy|useless|garbage|suck\w*|bullshit|damn|hell|trash|worst|fed up|waste|shut up|crap|fuck\w*|shit\w*)\b/,
  ],
  ['sorry', /\b(sorry|apolog\w+|excuse|forgive|pardon|my bad)\b/],
  ['thank', /\b(thanks?|thank you|thx|ty|cheers|appreciate\w*|grateful)\b/],
  ['bye', /\b(bye|goodbye|see you|take care|have a (nice|good|great)|pleasure|catch you)\b/],
  [
    'greet',
    /^(hi|hey|hello|good (morning|afternoon|evening)|morning|greetings)\b|\b(nice|good|great|pleased|glad) (to (meet|be)|meeting)\b/,
  ],
  ['english', /\b(english|accent|native|words|slow down|slower|simpler|spelling|grammar|mother tongue)\b/],
  ['record', /\b(record\w*|private|privacy|data|store[ds]?|watch\w*|listening|tracked?|see my|see what|shared)\b/],
  ['where', /\b(where|find|see)\b/],
  [
    'intro',
    /\b(introduc\w+|background|resume|cv|years of|experience|call me|my name|graduated|myself|developer|engineer at)\b/,
  ],
  ['drawSee', /\b(can|do) you see\b/],
]

/** The concepts mentioned in a text in plain words, in a fixed order. */
export const conceptsIn = (plain: string): string[] =>
  concepts.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))
