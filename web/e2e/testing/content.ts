import { loadChallenges } from '@greenroom/shared/content'

/** Gives a well-prepared candidate's messages and code for a question, taken from the authored material. */
export function answersTo(title: string) {
  for (const authored of loadChallenges().all()) {
    if (authored.title !== title) continue
    const solution = authored.solutions.find(({ language, kind }) => language === 'python' && kind === 'optimal')
    const approach = authored.approaches.find(({ quality }) => quality === 'optimal')
    if (solution === undefined || approach === undefined)
      throw new Error(`${authored.id} has no optimal solution in python`)
    const { timeSpellings, spaceSpellings } = authored.complexity
    return {
      clarification: `Before I begin, a question: what about ${authored.clarifications[0]?.signs[0]}?`,
      approach: `I would solve it with ${approach.signs.slice(0, 3).join(', ')}, because then every element is looked at only a few times.`,
      complexity: `The time is ${timeSpellings[0]} and the space is ${spaceSpellings[0]}.`,
      code: authored.programs[solution.file] ?? '',
      hints: authored.hints,
    }
  }
  throw new Error(`no challenge is called ${title}`)
}
