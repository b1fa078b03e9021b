import type { Challenge, ChallengeBank, Deck, DeckBank } from '@greenroom/shared/content'
import { applicantOf, expectedOf, roundOfInterview, rubrics } from '@greenroom/shared/rules'
import { type Question, questionsOf, type Session } from '@greenroom/shared/session'
import type { InterviewerGuide, QuestionGuide } from '@greenroom/shared/wire'

/** What only an interviewer sees of a session (answers §9). A challenge that was edited since is told as it is today. */
export const guideFrom =
  (bank: Pick<ChallengeBank, 'get'>, decks?: Pick<DeckBank, 'get'>) =>
  (state: Session): InterviewerGuide => {
    const questions = questionsOf(state)
    const round = roundOfInterview(
      state,
      questions.map(({ challenge }) => challenge.challengeType),
    )
    return {
      questions: questions.flatMap((question) => {
        const { challenge_id, version } = question.challenge
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

/** A deck of statements, in order, each with its answer and the reason. */
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
