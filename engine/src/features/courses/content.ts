import type { ItemTypes, Versioned } from '@greenroom/shared/content'

export type Course = Versioned<ItemTypes['course']>
export type Lesson = Course['lessons'][number]
export type QuizQuestion = Lesson['quiz'][number]
