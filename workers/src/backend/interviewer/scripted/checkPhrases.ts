/** The interviewer's words around a check, none of which give the right answer away in advance. */
export const checkPhrases = {
  /** Said before a check's situation, because we didn't understand the explanation, which may be our fault. */
  checkLeadIn: {
    lenient: ["Let's try it on a small case.", 'Let me follow you better.'],
    harsh: ['A concrete case, then.', "Let's be concrete."],
    demanding: ["Let's test that on a case.", "Let's make it concrete."],
    all: ["Let's take a concrete case.", 'Let me try a small example with you.', "Let's play it through once."],
  },
  /** Said before the check of a plan that reads as right. It doesn't claim anything yet. */
  checkPlanLeadIn: {
    lenient: ['I follow you. Before you write it, one small case.', 'I see how it runs. Let’s try it on a tiny input.'],
    harsh: ['I follow. One case before you write it.', 'Before any code, a case.'],
    demanding: ['I follow. Test it on this before you write it.', 'Before you code it, show me this case.'],
    all: [
      'I follow. Before you code it, one small case.',
      'I see how it goes. Let’s try it on a small input first.',
      'I can follow that. One quick case before the code.',
    ],
  },
  /** Said after a wrong answer to the check of a plan, which may be right all the same. */
  checkPlanWrong: {
    lenient: ['I get something else there. Follow your plan through it once more, then write what holds.'],
    harsh: ['I get something else. Trace it again, then code.'],
    demanding: ['I get another result. Find the step where we part, then write it.'],
    all: [
      'I come to another result there. Trace your plan on it once more, then start with the code.',
      'That isn’t what I get. Go through it step by step, and then write it.',
    ],
  },
  checkRight: {
    lenient: ["Yes, that's it.", "Right, that's what happens."],
    harsh: ['Right.', 'Correct.'],
    demanding: ["Right, that's the result.", 'Correct.'],
    all: ['Right.', "Yes, that's what happens.", "That's right."],
  },
  /** Said after a right answer that could have been a guess. */
  checkRightSoFar: { all: ['Right so far.', 'Yes. One more of the kind.', 'Right. A second one.'] },
  checkHalf: {
    all: [
      "That's part of it. Be more exact.",
      'Half of it. Go one step further.',
      "Close to it, but it isn't the whole.",
    ],
  },
  /** Said after a wrong answer, without revealing the right one. */
  checkWrong: {
    lenient: ["I see it differently. Let's move on."],
    harsh: ["No. Let's move on.", "That's not it. Next point."],
    all: ["I see that differently. Let's move on.", "I don't think so. Let's go on."],
  },
  /** Said after an answer that takes neither side, or both. */
  checkUnclear: {
    all: [
      "I can't tell which you mean. In a word or two:",
      'Give me just the answer, in a few words.',
      'In a few words, please.',
    ],
  },
  checkLeft: { all: ["Let's leave that one.", "Fine, let's leave it there.", "Okay, let's go on from there."] },
} as const
