/** Answers about the rules for code: pseudo-code, edits, comments, names, tests. */
export const rulesOfCodePhrases = {
  syntaxIsFine: {
    all: [
      'Write it as you remember it. Small slips in names don’t matter to me.',
      'Don’t worry about exact names. Say what it should do.',
      'Use the name you think it has, and tell me what it does.',
      'Take a guess, and say aloud what the call is meant to do.',
    ],
  },
  mustRunInTheEnd: {
    all: [
      'In the end it has to run, so yes, but only then. While you write, slips are fine.',
      'I don’t count semicolons. The tests do run it, though, so check it once before you hand in.',
      'Not to me. It needs to compile when you hand it in, that’s all.',
      'Write freely now, and tidy the syntax at the end, since it gets run.',
    ],
  },
  noSyntaxHere: {
    all: [
      'Syntax doesn’t matter here. Words or a rough sketch are fine.',
      'Not at all, nothing gets compiled.',
      'No. I want the idea, not the brackets.',
      'It can be as rough as you like, nobody runs it.',
    ],
  },
  pseudoFirst: {
    all: [
      'Pseudocode is fine to start. I’d want real code before the end.',
      'Start with an outline if you like. In the end it should run.',
      'Yes, for the plan. What you hand in has to be real code, the tests run it.',
      'To think with, sure. Turn it into real code before you hand in.',
    ],
  },
  pseudoInWords: {
    all: [
      'Pseudocode is fine, and so are plain words. Nothing gets run.',
      'Sure, a few lines of it if that’s easier than words.',
      'Yes, if it helps you. No real code needed.',
      'Fine. Words, steps, pseudocode: whatever is clear.',
    ],
  },
  stubForNow: {
    all: [
      'For now, yes. It has to be there when you hand in.',
      'Leave it for later and go on. Before you hand in, fill it.',
      'Sure, put a name there and come back to it.',
      'Yes, with a line that says what it’ll do. It runs at the end, so don’t forget it.',
    ],
  },
  leaveOutAndSay: {
    all: [
      'You may. Say in one sentence what goes there.',
      'Sure, skip it and name it.',
      'Yes, the interesting part first. Tell me what you left out.',
      'Leave it out for now. I’ll ask if I need it.',
    ],
  },
  noCodeHere: {
    all: [
      'Words are enough here.',
      'Just explain it. Nothing has to be coded here.',
      'No code in this one, talking is all.',
      'There’s no code to write here. Tell me in words.',
    ],
  },
  codeInTheEnd: {
    all: [
      'Yes, you’ll code it. First tell me how you’d do it.',
      'Both: a plan in words first, then real code.',
      'It gets coded, in the editor. The idea comes first.',
      'Code in the end, and it runs against tests. Explain it briefly before.',
    ],
  },
  takeHomeIsCode: {
    all: [
      'Yes, this one is code. You write it, and we talk about it after.',
      'It’s code, running code. The talking comes afterwards.',
      'Code it. No explanation needed until it’s handed in.',
      'Real code, in your own time. I’ll ask about it later.',
    ],
  },
  classesInWords: {
    all: [
      'Classes in words or a sketch will do. No full code.',
      'Just talk: which classes, what each does, who calls whom. Signatures if you like.',
      'No code needed. Names, duties and a method or two are enough.',
      'Describe them. A few method signatures are welcome, bodies aren’t needed.',
    ],
  },
  editYes: {
    all: [
      'Change whatever you like until you hand it in.',
      'Sure, nothing is final until Done coding.',
      'Of course. It’s yours until you hand it in.',
      'It’s open as long as you haven’t handed it in.',
    ],
  },
  editAgain: {
    all: [
      'You can, once: Back to coding opens it again, and then hand it in anew.',
      'Once, that’s possible. Press Back to coding, change it, and hand it in again.',
      'It’s not locked yet. Back to coding reopens it, then hand it in a second time.',
      'Yes. Back to coding lets you in again, one time.',
    ],
  },
  editNoMore: {
    all: [
      'It’s handed in and stays as it is now. Tell me what you’d change.',
      'The code is in. Say here what you’d change.',
      'It’s locked now. You can still tell me what you’d do to it.',
      'Not any more, that version counts. Describe the change instead.',
    ],
  },
  editInPractice: {
    all: [
      'Any time. In practice nothing is locked.',
      'Of course, and submit as often as you want.',
      'Sure. Nothing’s final in practice.',
      'Yes, keep changing it as long as you like.',
    ],
  },
  submitAgainAnyTime: {
    all: [
      'As often as you like. It’s practice.',
      'Yes, again and again if you want. Nothing is scored.',
      'Sure, change it and press Submit once more.',
      'There’s no limit here. Submit whenever you’ve changed something.',
    ],
  },
  onceAfterHandIn: {
    all: [
      'Once, yes: after handing in, Back to coding reopens it while there’s time.',
      'You get one way back. Back to coding, change it, hand it in again.',
      'There’s one more go after the first, as long as the clock runs.',
      'Yes, one time, if there’s time left. The better version counts.',
    ],
  },
  scopeOfCode: {
    all: [
      'Fill in the function. Input follows the stated limits, so no extra checks.',
      'Just the function. No tests or error handling beyond the problem.',
      'Helpers are fine. Keep the signature, and return what the problem asks for.',
      'Only what the text asks for. Clean enough that I can read it.',
    ],
  },
  commentsOptional: {
    all: [
      'Only where a line surprises. I can ask about the rest.',
      'Not needed. A short one at the tricky spot is nice.',
      'No docstrings, please. Good names do more.',
      'Leave them out unless they help you think.',
    ],
  },
  noTestsToWrite: {
    all: [
      'No need, there are hidden ones. Tell me which cases you’d test.',
      'You don’t have to write any. Name the cases you’d try.',
      'No test code. One or two examples by hand are plenty.',
      'Not in code. Just say which input you’d check first.',
    ],
  },
  testsIfYouLike: {
    all: [
      'You needn’t. If you have time at the end, one or two for the odd cases.',
      'Not required. The task comes with its own tests.',
      'Optional. The task first, then tests if they help you.',
      'No, but be ready to tell me what you’d test.',
    ],
  },
  noErrorHandling: {
    all: [
      'No. The input keeps to the limits, so skip the checks.',
      'You can leave that out. Nothing invalid comes in.',
      'Not needed here. Mention it if you’d do it at work.',
      'Skip it. Only what the text allows will arrive.',
    ],
  },
  namesReadable: {
    all: [
      'Short names are fine, as long as I can follow.',
      'Style isn’t the point. Readable is enough.',
      'Don’t polish. If I can read it aloud, it’s good.',
      'Single letters for counters are fine, telling names for the rest help me.',
    ],
  },
  namesInDesign: {
    all: [
      'Any names are fine, if each says what the thing does.',
      'Don’t spend time on names. They can change later.',
      'The name matters less than its job.',
      'Rough names will do. Tell me what each one is for.',
    ],
  },
  helpersYes: {
    all: [
      'Yes, helpers are fine. Just keep the given signature.',
      'Sure: more functions, a class, recursion, as you like. The signature stays.',
      'Add what you need around it. The given function has to keep its name and parameters.',
      'Go ahead. Only the signature has to stay, the tests call that.',
    ],
  },
  functionOnly: {
    all: [
      'Only the function. Reading and printing are done for you.',
      'Fill in the body and return the result, the rest is there.',
      'No main, no parsing. Just the function that’s given.',
      'Return it, don’t print it. Input and output are handled around your function.',
    ],
  },
  testsLater: {
    all: [
      'Hidden tests run once you hand it in. Some check speed.',
      'After Done coding the hidden tests run, large inputs too.',
      'It’s run against hidden tests when you’re done. You’ll hear the result from me.',
      'Hidden cases, small and large, as soon as you hand it in.',
    ],
  },
  testsOnSubmit: {
    all: [
      'Run tries the visible cases, Submit all of them, hidden ones too.',
      'Hidden tests come with Submit, some of them large.',
      'When you press Submit, every case runs. Run is for the visible ones.',
      'Submit runs the hidden ones. Some check speed.',
    ],
  },
  testsAreRunning: {
    all: [
      'The tests are running now. A moment.',
      'They’re still running, I don’t know yet.',
      'Just started. I’ll tell you when they’re through.',
      'Not done yet, give it a few seconds.',
    ],
  },
  testsSaid: {
    all: [
      '{passed} of {total} tests passed.',
      'The tests say {passed} of {total}.',
      '{passed} out of {total} went through.',
      'They’ve run: {passed} of {total} passed.',
    ],
  },
  testsSecret: {
    all: [
      'I can’t show the tests. Pick an input you trust least, and follow it.',
      'Which one it was stays hidden. Try a small odd input by hand.',
      'That one’s hidden, sorry. Take the input you’re least sure of, and trace it.',
      'I’m not allowed to show it. Compare expected and actual on a tiny case of your own.',
    ],
  },
  noTestFails: {
    all: [
      'None fails, so nothing is hidden there.',
      'All of them went through, so there’s none to look at.',
      'No failing one. All passed.',
      'There isn’t one: all tests passed.',
    ],
  },
  readsAsItDoes: {
    all: [
      'The language hardly matters for this. Read it by its shape, and ask about a sign you don’t know.',
      'You needn’t know the language to answer. Tell me what it seems to do, line by line.',
      'Whatever it’s called, go by what it does. Name a construct that’s new to you.',
    ],
  },
  namesOfOthers: {
    all: [
      'True, they could say more. Go by what each one holds while it runs.',
      'I wouldn’t pick those names either. Tell me what they stand for.',
      'Code like that is out there, sadly. Rename them in your head, and say to what.',
    ],
  },
  againDoesNoHarm: {
    all: [
      'That’s fine. To change it, Back to coding lets you in again, once.',
      'That does no damage. If you want another version in, use Back to coding, once.',
      'It’s fine. One more version is possible with Back to coding.',
      'Nothing bad comes of it. Back to coding opens it once more if you need that.',
    ],
  },
} as const
