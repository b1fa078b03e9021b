/**
 * The scripted interviewer's lines for when they have heard enough. The page shows buttons below them, so the lines
 * only ask about things that have no button. `{minutes}` is "12 minutes".
 */
export const proposalPhrases = {
  /** Said after the last question, with time left. */
  propose: {
    all: [
      'I have what I need, and we have {minutes} left. We can go on or stop here. Anything you want to add or ask me?',
      'That’s all I needed, with {minutes} to go. More on this or the end, you choose. Is there anything you’d add, or ask me?',
      'I’ve heard enough to go by. There are {minutes} left, and they’re yours. Would you like to add or ask something?',
    ],
  },
  /** Like `propose`, once the candidate has already chosen to continue. */
  proposeAgain: {
    all: [
      'Thanks, I’m still happy to use the {minutes} we have left. Anything else you want to add or ask me?',
      'Good, that’s that. We have {minutes} left if you want them. Anything else to add or to ask me?',
      'Fine by me to go on: {minutes} left. Is there anything else you want to add or ask me?',
    ],
  },
  /** Like `propose`, if there isn't enough time to continue. */
  proposeAtTheEnd: {
    all: [
      'That’s all from me, and our time is nearly up. Anything to add, or to ask me?',
      'We’re close to the end, and I have what I need. Do you want to add or ask anything?',
      'I’d stop here, since the clock nearly does. Is there something you’d still add or ask me?',
    ],
  },
  /** Like `propose`, if there is no clock. */
  proposeUntimed: {
    all: [
      'I have what I need. Take this as far as you like. Anything you want to add or ask me?',
      'That’s all I wanted to hear. You can go on or stop here. Is there anything you’d add, or ask me?',
      'I’ve heard enough to go by. There’s no clock, so it’s your call. Would you like to add or ask something?',
    ],
  },
  /** Like `propose`, if another question follows. */
  proposeNext: {
    all: [
      'I have what I need on this one. The next question is ready when you are. Anything you want to add or ask me first?',
      'That’s all from me on this one. Say when you want the next question. Anything to add or ask before that?',
      'Good, I’ve got a clear picture. We can move on whenever you like. Is there something you’d add or ask me?',
    ],
  },
  proposeNextAgain: {
    all: [
      'Thanks. The next question is still waiting, no rush. Anything else you want to add?',
      'Got it. We can move on any time. Is there anything else on this one?',
      'Fine. Say “next question” when you’re ready. Anything else before that?',
    ],
  },
  proposeWithBug: {
    all: [
      'The bug is still open, and we have {minutes} left. Want to keep going, or end here?',
      'We have {minutes} left, and the bug is still in there. Shall we keep going, or end here?',
      'There are {minutes} left, and the bug is still open. Would you like to keep at it, or end here?',
    ],
  },
  /** Said if some tests failed, but only because they timed out. */
  proposeTooSlow: {
    all: [
      'Only its speed is open, and we have {minutes} left. Want to keep going, or end here?',
      'We have {minutes} left, and some tests still run out of time. Shall we keep going, or end here?',
      'It still takes too long, and there are {minutes} left. Would you like to make it faster, or end here?',
    ],
  },
  goingOn: {
    all: ['Good, let’s go on.', 'Happy to.', 'Fine, one more then.', 'Good. Here’s another one.'],
  },
  /** Said to a candidate who has questions but didn't say which. */
  yourQuestions: {
    all: ['Sure. What would you like to know?', 'Of course. What’s your first one?', 'Go ahead. What’s on your mind?'],
  },
  /** Said to a candidate who asked for the next question. */
  movingOn: {
    all: ['Thanks, let’s move on.', 'Sure, and thank you. On to the next one.', 'All right, thanks. Next question.'],
  },
  /** Said to a candidate who says goodbye although a question is still to come. */
  movingOnNotYetBye: {
    all: [
      'Thank you too. Don’t go yet, there’s one more question.',
      'Likewise, and thank you. One more question is still to come.',
      'Thanks, same to you. Here comes the next question first.',
    ],
  },
  /** Said to a candidate who has to leave although a question is still to come. */
  movingOnButLeaving: {
    all: [
      'Of course, and thank you. One question is left; End interview in the menu closes it without that one.',
      'No problem, thank you. There’s one question more, but End interview in the menu lets you go.',
    ],
  },
} as const
