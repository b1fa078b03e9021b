import type { PharmacyItem } from '@greenroom/shared/content'
import { difficultyOnScale, type NewHappening, skillSchema } from '@greenroom/shared/learning'

type NewObservation = NonNullable<NewHappening['observations']>[number]
type Answered = Pick<NewObservation, 'source' | 'weight'> & { isRight: boolean }

/** What an answer says about the skill that the item's area is; nothing if the area is no skill. */
export function provenBy(item: PharmacyItem, area: string, { isRight, ...how }: Answered): NewObservation[] {
  const skill = skillSchema.safeParse(area)
  if (!skill.success) return []
  const guess = item.form === 'numeric' ? 0 : 1 / item.options.length
  const difficulty = difficultyOnScale[item.difficulty]
  return [{ ...how, skill: skill.data, outcome: isRight ? 1 : 0, difficulty, guess }]
}
