/** Wordings that fit every act of a family, for when it's unclear which of them was meant. */
export const generalPhrases = {
  feelingHeard: {
    all: [
      'I hear you. Nobody is at their best in a room like this, and nothing is lost.',
      'Thanks for saying so. That’s a hard feeling to work with, so let’s go gently.',
      'That sounds rough, I’m sorry. Take a breath, I’m in no hurry.',
      'I get that. Be as kind to yourself as you’d be to a colleague.',
      'That’s human, and it counts for nothing against you here.',
      'Fair enough to feel that way. We can take it slowly.',
    ],
  },
  joyHeard: {
    all: [
      'Ha, good. Keep a bit of that.',
      'Nice to hear that.',
      'I like that. Let’s take it along.',
      'Good, that makes two of us.',
      'Glad to read that.',
      'That’s the spirit.',
    ],
  },
  complaintHeard: {
    all: [
      'Fair point, and I’m sorry it annoys you. What should I do differently?',
      'I take that. Tell me what bothers you most, and I’ll go by it.',
      'You may well be right, and saying so costs nothing. What would make it better?',
      'Point taken, and thanks for being open. Which part is the worst?',
      'Sorry about that. Say what you need from me, another wording for example.',
      'I understand the annoyance. Which bit of it should I clear up first?',
    ],
  },
  complaintAtTheEnd: {
    all: [
      'I hear that, and I won’t argue. Not knowing a thing is no shame here.',
      'Fair to say so. If the question itself was at fault, Report this question takes a note.',
      'I’m sorry it felt that way. You can add what you’d still have liked to say.',
      'Thanks for being frank. What you did know is on record as well.',
    ],
  },
  doubtHeard: {
    all: [
      'Being unsure is fine. Which part do you trust least?',
      'Then let’s test it: take one small case, and say what happens.',
      'Good that you stop there. Say what you do know, and where it gets foggy.',
      'No need to be certain. What would have to be true for it to hold?',
      'Nobody holds a doubt against you. Try it on the smallest case first.',
      'You may change your mind any time. Which version would you bet on now?',
    ],
  },
  doubtAtTheEnd: {
    all: [
      'A fair doubt to end on. Add a sentence if you like, else we leave it.',
      'You can still put it right in a sentence. Otherwise we’re done.',
      'Doubting your own answer is a good habit. Say what you’d check, or we close.',
      'That’s all right. Last words are yours, if you want to mend something.',
    ],
  },
  verdictHeard: {
    all: [
      'I don’t judge it while we talk. The scorecard says how it went, right after the end.',
      'You won’t get a yes or no from me midway. It’s all in the scorecard afterwards.',
      'I keep my view for the scorecard. What’s your own view of it?',
      'That’s for the scorecard to say. I’m more interested in how you’d check it.',
      'No verdict from me on the way. Tell me which part you’re surest of.',
    ],
  },
  verdictInPractice: {
    all: [
      'Practice isn’t scored, so there’s no verdict to give. Say how you’d check it yourself.',
      'Nobody grades this, it’s practice. What’s your own view of it?',
      'No marks here. Tell me which part you’re least happy with.',
      'In practice I only ask. Submit, and the tests tell you more.',
    ],
  },
  jobHeard: {
    all: [
      'This is a rehearsal, there’s no company or vacancy behind it. Ask that in the real one.',
      'Nobody is hiring here, it’s only practice for you. The real interviewer can tell you that.',
      'I can’t say, there’s no employer in this. Keep the question, it’s a good one for the real call.',
      'There’s no job attached to this room, so I’d be making it up. A recruiter would know.',
    ],
  },
  accidentHeard: {
    all: [
      'Nothing is lost. What you typed is saved, and a reload brings back the page.',
      'Never mind, that happens. Nothing is lost on my side.',
      'Sorry about the trouble. Your work is kept; tell me if something is missing.',
      'That’s all right, just go on. If the page misbehaves, reload it, nothing gets lost.',
    ],
  },
  scopeByText: {
    all: [
      'The text and its limits decide. What they leave open is yours: say what you assume.',
      'Go by the text. Where it says nothing, pick the likeliest reading and tell me.',
      'If the text doesn’t forbid it, expect it. Or say your assumption, and I’ll go by that.',
      'Whatever the text says holds. For anything else, state an assumption and build on it.',
    ],
  },
  scopeIsYours: {
    all: [
      'That’s left open, so decide it and say so. I’ll go by your choice.',
      'Yours to settle. Name what you assume, and we go on from there.',
      'Take what you’d expect in practice, and tell me in a sentence.',
      'Either is fine if you say which. Keep to the core first.',
    ],
  },
  ruleOfThumb: {
    all: [
      'If you’d do it on a normal call with a colleague, it’s fine here. Only help from outside isn’t.',
      'Use whatever this room gives you, in any order. Outside help is the one thing that’s off.',
      'Mostly yes. Do it, say that you do, and keep the solution your own.',
      'I’m relaxed about that, as long as the work stays yours.',
    ],
  },
  unclearWhich: {
    all: [
      'I’m not sure I got that. Do you mean the task itself, or how this interview works?',
      'Sorry, I can’t place that one. Is it about the question, or about the rules here?',
      'Say it in other words, please. Are you asking about the task or about what happens next?',
      'I may misread you. Is that about your answer, or about the room and the rules?',
      'Help me out: is that about the problem, or about how we go on?',
      'I didn’t quite get it. Is it something in the text, or something about me and the interview?',
    ],
  },
  unclearAtTheEnd: {
    all: [
      'I’m not sure I got that. Is it about the question, or about what comes after?',
      'Sorry, I can’t place that. Do you mean the interview, or a real job? There’s none behind this.',
      'Say it in other words, please. Is it about your answer, or about the scorecard that follows?',
    ],
  },
} as const
