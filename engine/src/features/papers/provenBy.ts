import type { PharmacyItem } from '@greenroom/shared/content'
import { difficultyOnScale, type NewHappening, skillSchema } from '@greenroom/shared/learning'

type NewObservation = NonNullable<NewHappening['observations']>[number]
type Answered = Pick<NewObservation, 'source' | 'weight'> & { isRight: boolean }

/** What an answer says about the skill of the item's area; nothing if the area isn't a skill. */
export function provenBy(item: PharmacyItem, area: string, { isRight, ...how }: Answered): NewObservation[] {
  const skill = skillSchema.safeParse(area)
  if (!skill.success) return []
  const guess = item.form === 'numeric' ? 0 : 1 / item.options.length
  const difficulty = difficultyOnScale[item.difficulty]
  return [{ ...how, skill: skill.data, outcome: isRight ? 1 : 0, difficulty, guess }]
}
