import { plainWords } from './plainWords.ts'

/** Whether a sentence asks for the interviewer's opinion of the work: "is my code correct?" */
export const asksForVerdict = (sentence: string): boolean =>
  /\b(is|does|are|was) (that|this|it|my \w+|the (code|solution|approach|answer))( \w+)? (good|right|correct|ok|okay|fine|enough|work|acceptable|done)\b[^?]{0,25}\?$|\bwhat do you (think|say)\b|\bhow (is|was|do you (like|find)) (my|this|that|the code)\b|\b(review|check|rate|look at) (my|this|the) (code|solution|approach|answer|program)\b/.test(
    plainWords(sentence),
  )

/** Whether a message only checks the connection: "can you hear me?" */
export const asksToBeHeard = (message: string): boolean =>
  /\b(can|do|could) you (still |actually )?(hear|see|read) (me|this|what i (say|write|type)|my (messages?|voice|screen))\b|\b(is|are) (my|the) (mic|microphone|audio|sound|voice|connection|messages?) \w+|\bam i audible\b|\bare you (still )?there\b|\bdid (you (get|receive|see|hear) (that|this|it|me|my (last )?message)|that (come|get|go) through)\b/.test(
    plainWords(message),
  )

/** Whether a message is only about how to speak: "can I think out loud?" */
export const asksHowToSpeak = (message: string): boolean =>
  /\b(?:(?:can|could|may|should|shall) i|(?:do|would) you mind if i|(?:is|would) it (?:be )?(?:ok|okay|fine|alright|all right) (?:if|when) i) (?:just |also |please )*(?:(?:think|talk|reason|speak)(?: \w+){0,2} (?:out loud|aloud)|talk (?:while|as) i think|think while i talk|(?:take|make|write)(?: some| a few)? notes|(?:use|take|scribble on|write on|draw on)(?: \w+){0,2} paper)\b/.test(
    plainWords(message),
  )

/** Whether a message neither asks nor answers anything: a greeting, thanks, an "okay". */
export const isChatter = (message: string): boolean => chatter.test(plainWords(message))

/** Matches greetings, thanks and the like. Expects text from `plainWords`. */
export const chatter =
  /^((hi|hello|hey|good (morning|afternoon|evening)|thanks?|thank you|thx|ok|okay|k|sure|fine|great|cool|nice|alright|all right|perfect|got it|i see|understood|(that )?makes sense|yes|yeah|yep|no|nope|right|hmm+|um+|uh+|lol|haha|good|i'm ready|i am ready|ready|let's (start|go|begin)|(nice|pleased|glad) to meet you|how are you( today| doing)?|bye|goodbye|see you|very much|so much|a lot|please|there|sounds good|of course|will do|then|now|and|so|too|for (the|your) \w+|i (will|can|do)|mara|everyone)[\s,.!-]*)+$/
