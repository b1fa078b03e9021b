/** Replies to a candidate who doubts their own answer or the interviewer's. */
export const doubtPhrases = {
  unsureOfIt: {
    all: [
      'Which part of it bothers you?',
      'Fair enough. Say what makes you doubt it.',
      'Fine to be unsure. Where could it go wrong?',
      'Say which part you’re sure of, and which not.',
      'That’s allowed. Split it for me: what you know, and what you suspect.',
      'Then name the shaky bit, and we’ll look at that one.',
    ],
  },
  doubtWritten: {
    all: [
      'Then check that one spot: take a tiny input, and follow it through.',
      'Mark the line you doubt, write on, and come back to it.',
      'Fine to be unsure. One small case by hand will tell you.',
      'Nothing’s final before you hand it in. Try it on the smallest input.',
    ],
  },
  doubtStory: {
    all: [
      'No need to be sure. Tell it as you remember it.',
      'It doesn’t have to be perfect. Say what you did yourself.',
      'Memory is allowed to be patchy. Give me the part that’s clear.',
      'That’s all right. Just say what happened next.',
    ],
  },
  doubtAccepted: {
    all: [
      'What we agreed on still stands. Say which part bothers you.',
      'I took it as it is. Say why it works, in a sentence.',
      'Our plan hasn’t changed. Try your doubt on one small case.',
      'Nothing’s taken back. Name the case you’re afraid of, and follow it.',
    ],
  },
  oneLastCheck: {
    all: [
      'Then try it on the smallest case you can think of. We can also leave it here.',
      'Healthy doubt. One tiny case by hand would tell you, or we close here.',
      'You can check one small case, if you like. Otherwise we’re done.',
      'Doubting your own work is a fine habit. One example by hand, or we leave it.',
    ],
  },
  luckHasReasons: {
    all: [
      'Luck or not, it stands. Say in a sentence why it works.',
      'Lucky guesses have reasons too. What made you go that way?',
      'It counts either way. Tell me why it holds, and it stops being luck.',
      'I’ll take luck. Now turn it into a reason for me, one sentence.',
    ],
  },
  luckAtTheEnd: {
    all: [
      'Luck or not, it stands. We can leave it there.',
      'It counts either way. You can find the reason in peace later.',
      'A bit of luck is allowed. I’d leave it at that.',
      'I don’t subtract luck. We’re done with this one.',
    ],
  },
  guessIsFine: {
    all: [
      'A guess is a start. Say what made you think of it.',
      'I won’t quote you. Take it one step further: what would follow from it?',
      'Guesses are welcome. Tell me what speaks for this one.',
      'Noted as a guess. Say how you’d find out if it’s true.',
      'That’s fine. Even a guess comes from somewhere, so say from where.',
    ],
  },
  guessInDeck: {
    all: [
      'A guess is fine. Say how sure you are along with it.',
      'Guess if you like, and choose the low confidence for it.',
      'That’s allowed. A sure miss costs most, so say you’re unsure.',
      'Fine, just don’t claim you’re certain. Or press Pass.',
    ],
  },
  nameMattersLess: {
    all: [
      'The name matters little. Tell me who has to know whom, and who tells whom.',
      'Leave the name out. Describe which part calls which.',
      'Lots of people swap those. Say what it does instead of what it’s called.',
      'Don’t pick the label. Describe how it behaves, and I’ll follow.',
    ],
  },
  readingCounts: {
    all: [
      'Reading about it counts. Say what it would do for you here.',
      'That’s fine. Tell me what you’d expect it to do at this spot.',
      'You needn’t have run one. What problem would it take off your hands here?',
      'Taken with the grain of salt. Say where it would sit, and why there.',
    ],
  },
  simplerLoses: {
    all: [
      'Say what a simpler version would lose. If it’s nothing, you have your answer.',
      'Then sketch the plain version in a sentence, and compare.',
      'Name what you’d need it for. If nothing comes to mind, drop it.',
      'Good thing to ask yourself. What’s the least that would still do the job?',
    ],
  },
  overkillAtTheEnd: {
    all: [
      'Could be. Say what you’d cut, or we leave it here.',
      'You can still name what you’d leave out, in a sentence.',
      'Fair thought to end on. One thing you’d drop, or we close.',
      'Say what the plain version would be, if you like. Otherwise we’re done.',
    ],
  },
  sizeIsNothing: {
    all: [
      'The size doesn’t decide it. Say what you yourself did there.',
      'A small case is fine. What was your own part in it?',
      'Titles don’t matter here. Tell me what you did, and what came of it.',
      'It needn’t be big. I’m after your own share in it.',
    ],
  },
  whichHolds: {
    all: [
      'Then say which of the two holds now. Changing your mind is fine.',
      'Happens when one thinks aloud. Which version do you keep?',
      'Put the two side by side, and tell me the one you stand by.',
      'That happens. Take back the one you no longer believe.',
    ],
  },
  justWriteIt: {
    all: [
      'Go ahead and write it. It can be rough, you can change it until you hand it in.',
      'Rough is fine. Get it down first, then try one small input on it.',
      'First drafts may be ugly. Write it, then look.',
      'Let it be bad for now. It’s easier to mend than an empty page.',
    ],
  },
  justSayIt: {
    all: [
      'Out with it. Rough ideas are where most good ones start.',
      'Say it as rough as it is. We can tidy up together.',
      'Half-baked is fine. I’d rather hear it than not.',
      'Just say it. You can take it back a minute later.',
    ],
  },
  sayWhyItBreaks: {
    all: [
      'Thanks for saying so. Tell me why it would break there, and what you’d do about it.',
      'Fair to own that. What would you try first to find out?',
      'Better said than hidden. Walk me through what happens in that case.',
      'Then let’s go there: say what it does in that case, step by step.',
    ],
  },
  breakAtTheEnd: {
    all: [
      'Good that you know it. A sentence on what you’d do about it, or we leave it.',
      'Noted, and better said than hidden. We can close on that.',
      'Fair. Say how you’d check it, if you like, and that’s it.',
      'Knowing the weak spot is worth something. We’re done unless you want to add to it.',
    ],
  },
  readTheShape: {
    all: [
      'That’s fine. Say which line you can read from its shape, and what it seems to do.',
      'You needn’t know the language. Tell me what the names and the order suggest.',
      'Reading by shape is fair. Start with what goes in and what comes back.',
      'Guess from the look of it, and say where you’re guessing.',
    ],
  },
  strangeToWrite: {
    all: [
      'Small slips in the language don’t matter to me. Write what you mean.',
      'That’s fine. Where the spelling escapes you, leave a comment and go on.',
      'Write it as well as you know it. The idea counts for more than the syntax.',
      'Nobody knows them all. Keep to the part of it you’ve used.',
    ],
  },
  oneSentenceThen: {
    all: [
      'Easy to mend: one sentence that answers it.',
      'Then boil it down for me.',
      'That’s fine. Start over with a single sentence.',
      'Happens when you think aloud. Give me the short version.',
    ],
  },
  enoughAnyway: {
    all: [
      'I had what I needed. Add a sentence if you like, or we leave it.',
      'You can still sum it up in one sentence. Otherwise we’re done.',
      'I could follow. One closing sentence, or we stop here.',
      'That’s fine. I have no more questions on it.',
    ],
  },
  showMeWhy: {
    all: [
      'I may be wrong. Show me on one concrete case.',
      'Possible. Take one case and go through it with me.',
      'Fair. Which case shows it best?',
      'Let’s check it together on one small input.',
      'You may be right. Point me to the place that shows it.',
      'I’m open to that. Give me your reason in a sentence.',
    ],
  },
  yourReason: {
    all: [
      'Fair point to raise. What would you use instead, and why is it enough?',
      'I’m not set on it. Say what you’d do instead, and what that saves.',
      'You needn’t use it. Tell me your way, and where it stops working.',
      'I don’t insist. Make the case for yours.',
    ],
  },
  goThroughCase: {
    all: [
      'It could be a mistake of ours. Take that one case, and go through it by the rule in the text.',
      'Possible. Show me step by step how you get your result there.',
      'I take that seriously. Tell me the input, your result, and the rule you used.',
      'Let’s see. Apply the text to that one case, sentence by sentence, and say where we part.',
    ],
  },
  compareExactly: {
    all: [
      'I take that seriously. Name one input, and compare both outputs character by character.',
      'Could be. Check one case for spaces, line ends, and whether it prints or returns.',
      'It may be on our side. Which input is it, and what exactly comes out of yours?',
      'Tests do break at times. Take one that fails, and put both outputs next to each other.',
    ],
  },
  questionsAreNoVerdict: {
    all: [
      'A question doesn’t mean it’s wrong. I want to hear your reasoning.',
      'I ask that of right answers too. It’s about how you think.',
      'I’m not saying it’s wrong. I ask to hear the why.',
      'Asking on is my job, right or wrong. It’s no verdict.',
    ],
  },
  namePlace: {
    all: [
      'It may well be our mistake. Tell me the sentence, say how you read it, and build on that.',
      'Possible. Name the two places that clash, and take the reading the examples support.',
      'Could be a slip in the text. Say what you’d assume, and I’ll go with that.',
      'If the text is off, state your reading and go on. The menu at the top can report the question too.',
    ],
  },
} as const
