import {
  type AuthoredOwnQuestion,
  type Challenge,
  type ChallengeBank,
  type Deck,
  type DeckBank,
  isOwnQuestionId,
} from '@greenroom/shared/content'
import { applicantOf, expectedOf, roundOfInterview, rubrics } from '@greenroom/shared/rules'
import { type Question, questionsOf, type Session } from '@greenroom/shared/session'
import type { InterviewerGuide, QuestionGuide } from '@greenroom/shared/wire'

/**
 * What only an interviewer sees of a session (answers §9). If a challenge was edited since, its current text is shown.
 */
export const guideFrom =
  (
    bank: Pick<ChallengeBank, 'get'>,
    decks?: Pick<DeckBank, 'get'>,
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
        if (isOwnQuestionId(challenge_id)) {
          const written = own?.get(challenge_id, version)
          return written === undefined ? [] : [guideToOwn(question, written)]
        }
        const challenge = bank.get(challenge_id, version) ?? bank.get(challenge_id)
        if (challenge !== undefined) return [guideTo(question, challenge)]
        const deck = decks?.get(challenge_id, version) ?? decks?.get(challenge_id)
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

/** The material that its author wrote; missing parts are empty. */
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

/** A deck of statements in order, each with its answer and the reason. */
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
