import type { Goal } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { dayOf } from '../../data/days.ts'
import { longDayOf } from '../../ui/time.ts'
import { SettingsRow } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.goal

/** The interview that the user is preparing for. To change it, they go back to the page where they first entered it. */
export function GoalRow({ goal }: { goal: Goal | null }) {
  return (
    <SettingsRow
      label={texts.label}
      hint={texts.hint}
      control={
        <Button
          variant="subtle"
          component={Link}
          to="/app/firstRun"
          aria-label={`${goal === null ? texts.set : settingsTexts.change}: ${texts.label}`}
        >
          {goal === null ? texts.set : settingsTexts.change}
        </Button>
      }
    >
      <p>{goal === null ? texts.none : wordsOf(goal)}</p>
    </SettingsRow>
  )
}

/** `Monday 30 November, on-site, Initech` */
function wordsOf({ company, date, stage }: Goal): string {
  const day = date === null ? null : dayOf(date)
  const parts = [day === null ? texts.noDate : longDayOf(day), stage === null ? null : texts.stages[stage], company]
  return parts.filter((part) => part !== null).join(', ')
}
