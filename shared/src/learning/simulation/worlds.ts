import { usualWorld, type World } from './simulatedLearner.ts'

/** Simulated worlds that each break one assumption of the estimator, by more than we expect in reality. */
export const worlds: Record<string, World> = {
  'as usual': usualWorld,
  'difficulties stated twice as wrong': { ...usualWorld, wrongDifficulty: 1.1 },
  'slips twice as often': { ...usualWorld, mostSlips: 0.25 },
  'judges half as noisy again': { ...usualWorld, judgeNoise: 0.68 },
  'no good or bad days': { ...usualWorld, form: 0 },
  'good and bad days twice as strong': { ...usualWorld, form: 0.7 },
  'learning twice as fast': { ...usualWorld, mostLearned: 0.2 },
  'forgetting twice as fast': { ...usualWorld, forgottenPerMonth: 0.5 },
}
