import {
  type AuthoredOwnQuestion,
  type Challenge,
  type ChallengeBank,
  type Deck,
  isOwnQuestionId,
  type SpokenBank,
  type SpokenQuestion,
  type Tutorial,
} from '@greenroom/shared/content'
import { applicantOf, expectedOf, roundOfInterview, rubrics } from '@greenroom/shared/rules'
import { type Question, questionsOf, type Session } from '@greenroom/shared/session'
import type { InterviewerGuide, QuestionGuide } from '@greenroom/shared/wire'

/**
 * The part of a session that only interviewers see (answers §9). If a challenge has been edited since, shows its
 * current text.
 */
export const guideFrom =
  (
    bank: Pick<ChallengeBank, 'get'>,
    spoken?: Pick<SpokenBank, 'get' | 'decks' | 'tutorials'>,
    own?: { get(id: string, version: string): AuthoredOwnQuestion | undefined },
  ) =>
  (state: Session): InterviewerGuide => {
    const questions = questionsOf(state)
    const round = roundOfInterview(
      state,
      questions.map(({ challenge }) => challenge.challengeType),
    )
    return {
      questions: questions.flatMap((question) => {
        const { challenge_id, version } = question.challenge
        const newestOf = <Item>(of?: { get(id: string, version?: string): Item | undefined }) =>
          of?.get(challenge_id, version) ?? of?.get(challenge_id)
        if (isOwnQuestionId(challenge_id)) {
          const written = own?.get(challenge_id, version)
          return written === undefined ? [] : [guideToOwn(question, written)]
        }
        const challenge = newestOf(bank)
        if (challenge !== undefined) return [guideTo(question, challenge)]
        const inWords = newestOf(spoken)
        if (inWords !== undefined) return [guideToSpoken(question, inWords)]
        const tutorial = newestOf(spoken?.tutorials)
        if (tutorial !== undefined) return [guideToTutorial(question, tutorial)]
        const deck = newestOf(spoken?.decks)
        return deck === undefined ? [] : [guideToDeck(question, deck)]
      }),
      rubric: {
        round,
        dimensions: Object.entries(rubrics[round]).map(([dimension, weightPercent]) => ({
          dimension,
          weightPercent,
          expected: expectedOf(round, dimension, applicantOf(state.settings)),
        })),
      },
    }
  }

function guideTo({ number, hintRung }: Question, challenge: Challenge): QuestionGuide {
  const { complexity, programs } = challenge
  return {
    question: number,
    challenge_id: challenge.id,
    version: challenge.version,
    title: challenge.title,
    opening: challenge.opening,
    hints: challenge.hints,
    hintsRevealed: hintRung,
    clarifications: challenge.clarifications.map(({ about, signs, answer }) => ({
      about: about ?? signs.join(', '),
      answer,
    })),
    approaches: challenge.approaches.map(({ name, quality, time, space, response }) => ({
      name,
      quality,
      time,
      space,
      response,
    })),
    keyPoints: challenge.keyPoints.map(({ point }) => point),
    commonMistakes: challenge.commonMistakes.map(({ mistake, nudge }) => ({ mistake, nudge })),
    edgeCases: challenge.edgeCases.map(({ question, idea }) => ({ question, idea })),
    followUps: challenge.followUps.map(({ question, goodAnswer }) => ({ question, goodAnswer })),
    complexity: { time: complexity.time, space: complexity.space },
    editorial: challenge.editorial,
    solutions: challenge.solutions.map(({ language, file, kind, time, space }) => ({
      language,
      kind,
      time,
      space,
      program: programs[file] ?? '',
    })),
  }
}

/** The guide to a user-written question: the material its author wrote; missing parts are empty. */
function guideToOwn({ number, hintRung }: Question, question: AuthoredOwnQuestion): QuestionGuide {
  const { solution } = question
  return {
    question: number,
    challenge_id: question.id,
    version: question.version,
    title: question.title,
    opening: '',
    hints: question.hints,
    hintsRevealed: hintRung,
    clarifications: [],
    approaches: [],
    keyPoints: question.listenFor,
    commonMistakes: [],
    edgeCases: [],
    followUps: question.followUps,
    complexity: { time: '', space: '' },
    editorial: question.explanation,
    solutions:
      solution === null
        ? []
        : [
            {
              language: solution.programmingLanguage,
              kind: 'optimal',
              time: '',
              space: '',
              program: solution.code,
            },
          ],
  }
}

const noProgram = { edgeCases: [], complexity: { time: '', space: '' }, solutions: [] }

/**
 * The guide to a question answered in conversation: the points to listen for. For a system design, also the
 * requirements and estimates to give if the candidate asks.
 */
function guideToSpoken({ number, hintRung }: Question, question: SpokenQuestion): QuestionGuide {
  const { points, requirements, estimates } = question
  return {
    ...noProgram,
    question: number,
    challenge_id: question.id,
    version: question.version,
    title: question.title,
    opening: question.opening,
    hints: question.hints,
    hintsRevealed: hintRung,
    clarifications: [
      ...(requirements.length === 0 ? [] : [{ about: 'Requirements', answer: requirements.join(' ') }]),
      ...estimates.map(({ what, result, unit }) => ({ about: what, answer: `${result} ${unit}` })),
      ...question.clarifications.map(({ about, signs, answer }) => ({ about: about ?? signs.join(', '), answer })),
    ],
    approaches: [],
    keyPoints: [
      ...points.filter(({ weight }) => weight === 'essential'),
      ...points.filter(({ weight }) => weight === 'depth'),
    ].map(({ point }) => point),
    commonMistakes: question.commonMistakes.map(({ mistake, nudge }) => ({ mistake, nudge })),
    followUps: [
      ...askedPoints(points),
      ...question.followUps.map(({ question, goodAnswer }) => ({ question, goodAnswer })),
    ],
    editorial: question.editorial,
  }
}

/** The follow-up questions that elicit points, each with all its points. */
function askedPoints(points: SpokenQuestion['points']): QuestionGuide['followUps'] {
  const asked = new Map<string, string[]>()
  for (const { question, point } of points)
    if (question !== null) asked.set(question, [...(asked.get(question) ?? []), point])
  return [...asked].map(([question, answers]) => ({ question, goodAnswer: answers.join(' ') }))
}

/** A tutorial's questions in order, each with its answer. */
function guideToTutorial({ number }: Question, tutorial: Tutorial): QuestionGuide {
  return {
    ...noProgram,
    question: number,
    challenge_id: tutorial.id,
    version: tutorial.version,
    title: tutorial.title,
    opening: tutorial.steps[0]?.question ?? '',
    hints: [],
    hintsRevealed: 0,
    clarifications: [],
    approaches: [],
    keyPoints: [],
    commonMistakes: [],
    followUps: tutorial.steps.map(({ question, answer }) => ({ question, goodAnswer: answer })),
    editorial: tutorial.summary,
  }
}

/** A deck's statements in order, each with its answer and the reason. */
function guideToDeck({ number }: Question, deck: Deck): QuestionGuide {
  return {
    question: number,
    challenge_id: deck.id,
    version: deck.version,
    title: deck.title,
    opening: deck.statements[0]?.statement ?? '',
    hints: [],
    hintsRevealed: 0,
    clarifications: [],
    approaches: [],
    keyPoints: deck.statements.map(({ statement, isTrue, why }) => `${statement} ${isTrue ? 'True' : 'False'}: ${why}`),
    commonMistakes: [],
    edgeCases: [],
    followUps: [],
    complexity: { time: '', space: '' },
    editorial: deck.about,
    solutions: [],
  }
}
