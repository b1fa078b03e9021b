import type { Skill } from './skill.ts'

const properNames: Partial<Record<Skill, string>> = {
  api_design: 'API design',
  object_oriented_design: 'Object-oriented design',
  testing: 'Automated tests',
  testing_by_hand: 'Testing',
}

/** A skill as people read it: `two_pointers` → `Two pointers`. */
export function skillLabel(skill: Skill): string {
  const words = skill.replaceAll('_', ' ')
  return properNames[skill] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
