import type { SpokenQuestion } from '@greenroom/shared/content'

const point = { dimension: null, plainly: undefined, denied: undefined }

/** A small spoken question for specs. It doesn't depend on the real content, and its signs are technical terms. */
export const twoShops: SpokenQuestion = {
  id: 'two-shops',
  title: 'Two shops',
  version: 'spec-1',
  challengeType: 'knowledge',
  difficulty: 'straightforward',
  durationInMinutes: 20,
  stages: ['telephone', 'on_site'],
  levels: ['JUNIOR', 'SENIOR'],
  roleTypes: ['software engineer (back-end)'],
  concepts: ['concurrency'],
  contentTier: 'standard',
  releaseStage: 'prod',
  statement: 'Two shops move stock between them, and at times both programs stand still for ever. Why is that so?',
  opening: 'Two shops move stock between them, and at times both programs stand still for ever. Why?',
  hints: [
    'What does a program hold while it moves stock?',
    'Both shops are touched by each move, so two things are held at once.',
    'Let one move go from A to B, and one from B to A, at the same moment.',
    'It is about the order in which things are taken.',
    'Each has one and waits for the other; take them in one order.',
  ],
  clarifications: [
    { signs: ['database'], answer: 'Everything is in memory.' },
    { signs: ['how many threads'], answer: 'There are two threads.' },
    { signs: ['language'], answer: 'Any language will do.' },
  ],
  points: [
    {
      ...{ ...point, point: 'Each thread holds a lock that the other one waits for', signs: ['circular wait'] },
      ...{ denied: ['shared+fine'], side: 'cause', weight: 'essential', question: 'What does each of them wait for?' },
    },
    {
      ...{ ...point, point: 'Everybody takes the locks in one order', signs: ['lock ordering'] },
      ...{ side: 'remedy', weight: 'essential', question: 'What would you change so that it cannot happen again?' },
    },
    {
      ...{ ...point, point: 'A thread dump shows who waits for whom', signs: ['thread dump'] },
      ...{ weight: 'depth', question: 'How would you prove it?' },
    },
  ],
  commonMistakes: [
    { mistake: 'A faster machine removes it', signsInWords: ['faster machine'], signsInCode: [], nudge: 'Would it?' },
    { mistake: 'Giving up all locks', signsInWords: ['no locks'], signsInCode: [], nudge: 'And the stock?' },
  ],
  followUps: [
    {
      question: 'How would you find it in a running system?',
      signs: ['stack traces'],
      goodAnswer: 'By the stacks of all threads.',
    },
    { question: 'What does a lock with a time limit change?', signs: ['livelock'], goodAnswer: 'It may try for ever.' },
    { question: 'What if there were a hundred shops?', signs: ['hierarchy'], goodAnswer: 'The order still holds.' },
  ],
  keyPhrases: [
    { phrase: 'deadlock', fromRung: 4 },
    { phrase: 'lock ordering', fromRung: 5 },
  ],
  editorial: 'Each of the two threads has taken the lock of its own shop and waits for the other. '.repeat(4),
  requirements: [],
  estimates: [],
  examples: [],
}
