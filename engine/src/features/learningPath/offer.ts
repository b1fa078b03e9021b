import type { ConceptCard, ContentLibrary } from '@greenroom/shared/content'
import type { PlanOffer } from '@greenroom/shared/learning'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import type {
  ChallengeType,
  Concept,
  ContentDomain,
  ContentTier,
  Difficulty,
  ReleaseStage,
} from '@greenroom/shared/vocabulary'

/** The facts about a challenge that plans need. */
export type OfferedChallenge = {
  id: string
  title: string
  challengeType: ChallengeType
  difficulty: Difficulty
  durationInMinutes: number
  concepts: readonly Concept[]
  contentTier: ContentTier
  releaseStage: ReleaseStage
}

/** The content that paths are made of. */
export type PathContent = {
  domain: ContentDomain
  courses: Pick<ContentLibrary, 'items'>
  challenges: () => readonly OfferedChallenge[]
  /** Sorted in learning order. */
  concepts: readonly ConceptCard[]
  skipsDiagnostic: boolean
}

/** Everything this reader's path can consist of. Unpublished content can't be planned. */
export function offerFor(
  { domain, courses, challenges, concepts, skipsDiagnostic }: PathContent,
  reader: ContentReader,
): PlanOffer {
  const lessons = courses
    .items('course')
    .filter((course) => course.domain === domain)
    .flatMap((course) => {
      const access = accessOf(course, reader)
      if (access === null || access === 'coming_soon') return []
      return course.lessons.map((lesson, place) => ({
        ...{ courseId: course.id, lessonId: lesson.id, place, needs: course.needs },
        ...{ title: lesson.title, minutes: lesson.minutes, concepts: lesson.concepts },
        ...{ tier: course.contentTier, locked: access !== 'open' },
        to: `/app/learning/courses?${new URLSearchParams({ course: course.id, lesson: lesson.id })}`,
      }))
    })
  const practice = challenges()
    .filter(({ challengeType }) => challengeType !== 'tutorial')
    .flatMap((challenge) => {
      const access = accessOf(challenge, reader)
      if (access === null || access === 'coming_soon') return []
      const { id, title, challengeType, difficulty, durationInMinutes, concepts: of, contentTier } = challenge
      return [
        {
          ...{ challengeId: id, title, challengeType, difficulty, minutes: durationInMinutes, concepts: of },
          ...{ tier: contentTier, locked: access !== 'open' },
          to: `/app/mockInterview?${new URLSearchParams({ challenge: id })}`,
        },
      ]
    })
  return {
    skipsDiagnostic,
    lessons,
    challenges: practice,
    concepts: concepts.map(({ concept, label, needs }) => ({ concept, label, needs })),
  }
}
