/** The scripted interviewer's replies to a story from the candidate's own work. */
export const storyPhrases = {
  storyShort: {
    all: [
      'Take me there. What was going on, and where did you come in?',
      'Give me the whole scene. What was it about, and what did you do?',
      'I’d like to picture it. How did it begin?',
    ],
  },
  /** A comment in one clause on the story so far. */
  storyOwnPart: {
    all: ['OK, I see what you did there.', 'Right, so that was you.', 'Good, I can follow your part in it.'],
  },
  storyTeam: {
    all: ['OK, that’s what the team did.', 'I hear a lot of “we” there.', 'Right, so as a group you got that far.'],
  },
  storyFigures: {
    all: ['Thanks, the numbers help.', 'OK, that gives me a sense of the size.', 'Good, that’s concrete.'],
  },
  storyResult: {
    all: ['Good to know how it ended.', 'OK, so that’s where it landed.', 'Right, so it ended there.'],
  },
  storyLesson: {
    all: ['That’s a real change.', 'OK, so you work differently now.', 'Thanks, that’s an honest look back.'],
  },
  storyVagueLesson: {
    all: ['Being careful is hard to check.', 'That’s a good intention.', 'OK, as an intention.'],
  },
  storyHeard: {
    all: [
      'OK, I’m with you.',
      'Thanks, I have the picture.',
      'Right, I’m following.',
      'I see how that came about.',
      'That helps me place it.',
      'All right, I’ve got that.',
      'Thanks, that’s clear so far.',
    ],
  },
  storyUnknown: {
    all: ['That’s fine, not everything sticks.', 'OK, no problem.', 'Fair enough.'],
  },
  /** Questions about any story. */
  askOwnPart: {
    harsh: ['Less “we”. What did you do?'],
    demanding: ['Which decisions in that were yours alone?'],
    all: [
      'What did you do yourself, as opposed to the team?',
      'Which part of that was yours?',
      'If I’d watched only you, what would I have seen you do?',
    ],
  },
  askFigures: {
    all: [
      'Can you put numbers on it: how many, how long, how much?',
      'How big was it, in numbers?',
      'What would you say if I asked for figures, before and after?',
    ],
  },
  askConflict: {
    all: [
      'Who saw it differently, and how did you settle that?',
      'Who disagreed with you on the way, and what did you do about it?',
      'Where did you and somebody else pull in different directions?',
    ],
  },
  askAgainToday: {
    all: [
      'If it happened again tomorrow, what would you do differently?',
      'Knowing what you know now, where would you change course?',
    ],
  },
  storyGeneric: {
    all: [
      'What part of it are you proudest of, and why?',
      'What would a colleague who was there add to that?',
      'What’s the one thing you’d want me to remember?',
      'What surprised you most about it?',
    ],
  },
  noStoryYet: {
    all: [
      'Take your time. It can be small, and it can be from your studies. What comes close?',
      'It doesn’t have to be dramatic. What’s the last thing that went differently than planned?',
      'Any real case will do, even an ordinary week. Which one comes to mind?',
    ],
  },
  noMoreStoryHints: {
    all: [
      'You’ve had all my pointers. Tell it in order: the situation, what you did, how it ended.',
      'No more pointers from me. Pick one case and tell me what you did in it.',
    ],
  },
} as const
