import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { Goal } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { firstChoice } from '../../data/choice.ts'
import { daysLeft } from '../../data/days.ts'
import { useProfile } from '../../data/profile.ts'
import ui from '../../ui/primitives.module.css'
import classes from './GoalLine.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.goal

/**
 * The goal and language on one line, with a link to change them. Renders nothing until they are known, or if loading
 * fails.
 */
export function GoalLine() {
  const { data: profile } = useProfile()
  const [{ programmingLanguage, settings }] = useState(() => firstChoice(localStorage))
  if (profile === undefined) return null
  const how = [programmingLanguageLabels[programmingLanguage], texts.levels[settings.candidateExperienceLevel]]
  return (
    <p className={clsx(ui.flex, ui.wrap, ui.quiet, ui.breaks, classes.goal)}>
      <strong className={clsx(ui.ink, ui.medium)}>{whenOf(profile.goal)}</strong>
      <span>{[...withWhom(profile.goal), how.join(', ')].join(' · ')}</span>
      <Link to="/app/firstRun" className={clsx(ui.accent, ui.medium)}>
        {profile.goal === null ? texts.set : texts.change}
      </Link>
    </p>
  )
}

function whenOf(goal: Goal | null): string {
  if (goal?.date == null) return texts.noDate
  const left = daysLeft(goal.date, new Date())
  // `days` also counts the interview day itself.
  return left === null ? texts.over : texts.daysLeft(left.days - 1)
}

const withWhom = (goal: Goal | null): string[] => {
  const parts = [goal?.company, goal?.stage == null ? null : texts.stages[goal.stage]]
  const said = parts.filter((part): part is string => part != null)
  return said.length === 0 ? [] : [said.join(', ')]
}
