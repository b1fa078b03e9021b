import type { Prompt } from './prompt.ts'
import { readPromptFile } from './promptFile.ts'

const again = readPromptFile('again')
const reasons = readPromptFile('broken')

/**
 * Returns the prompt for the second attempt, which says what was wrong with the first.
 * @param broken the rule that the first attempt broke; null for the first attempt
 */
export function onceMore(prompt: Prompt, broken: string | null): Prompt {
  if (broken === null) return prompt
  const reason = reasons.section(reasons.has(broken) ? broken : 'other')
  return {
    ...prompt,
    message: again.fill({ message: prompt.message, reason }),
    version: `${prompt.version}, again ${again.version}, broken ${reasons.version}`,
  }
}
