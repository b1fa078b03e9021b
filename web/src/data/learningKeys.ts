import { storageKeys } from '@greenroom/shared/rules'

const keys = [storageKeys.learningPath, storageKeys.completedChallengeIDs, storageKeys.concepts]

/** Removes this browser's copy of the learner's path (spec §9), because the user is signing out. */
export function forgetLearning(): void {
  for (const key of keys)
    try {
      localStorage.removeItem(key)
    } catch {
      // If the browser blocks storage, there is nothing to remove.
    }
}
