import { conceptInWords } from './conceptInWords.ts'
import { isRubricSkill, type RubricSkill, type Skill } from './skill.ts'

const lines: Record<RubricSkill, string> = {
  problem_solving: 'Problem solving',
  communication: 'Communication',
  technical_competency: 'Technical competency',
  testing_by_hand: 'Testing',
  system_design: 'System design',
  knowledge: 'Knowledge',
  behavioural: 'Behavioural',
}

/** A skill as a heading: `two_pointers` → `Two pointers`. The concept and the line about testing have different names. */
export function skillLabel(skill: Skill): string {
  if (isRubricSkill(skill)) return lines[skill]
  if (skill === 'testing') return 'Automated tests'
  const words = conceptInWords(skill)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
