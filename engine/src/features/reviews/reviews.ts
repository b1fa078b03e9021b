import type { NewCard, Skill } from '@greenroom/shared/learning'

/** What is due for a learner. `count` and `minutes` are of all due cards, `cards` the first of them. Times are ISO 8601. */
export type DueReviews = {
  count: number
  minutes: number
  cards: { id: string; title: string; skill: Skill | null; dueAt: string }[]
}

/** Spaced reviews, for other parts of the product. */
export type Reviews = {
  /**
   * Adds cards to somebody's reviews. A card that exists and was missed again becomes due now; a known concept stays as
   * it is.
   * @param from what they come from, such as `interview/{sessionId}`: adding from there again changes nothing
   */
  add(userId: number, cards: readonly NewCard[], from?: string): Promise<void>
  due(userId: number, limit: number): Promise<DueReviews>
}
