import { programmingLanguageLabels, programmingLanguages, roleTypes } from '@greenroom/shared/vocabulary'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { isoDayOf } from '../../data/days.ts'
import { useProfile } from '../../data/profile.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Diagnostics.module.css'
import { useDiagnosticCalls } from './diagnostics.ts'
import { diagnosticTexts as texts } from './texts.ts'

type Choices = {
  role: (typeof roleTypes)[number]
  level: 'JUNIOR' | 'SENIOR'
  date: string
  language: (typeof programmingLanguages)[number]
}

/** Role, level, date and language, filled in from the goal, and the start button. */
export function StartForm() {
  const { data: profile } = useProfile()
  const goal = profile?.goal
  const [chosen, choose] = useState<Partial<Choices>>({})
  const choices: Choices = {
    role: goal?.role ?? roleTypes[0],
    level: goal?.level ?? 'JUNIOR',
    // A date in the past is no longer a goal.
    date: goal?.date != null && goal.date >= isoDayOf(new Date()) ? goal.date : '',
    language: goal?.language ?? 'python',
    ...chosen,
  }
  const calls = useDiagnosticCalls()
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(async () => {
    await calls.start({ ...choices, date: choices.date === '' ? null : choices.date })
    await navigate('/app/diagnostics/open')
  })
  return (
    <form
      className={clsx(ui.grid, ui.oneColumn, ui.gap20, classes.form)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={clsx(ui.grid, classes.fields)}>
        <NativeSelect
          label={texts.start.role}
          data={roleTypes.map((value) => ({ value, label: nameOf(value) }))}
          value={choices.role}
          onChange={({ currentTarget: { value } }) => {
            const role = roleTypes.find((each) => each === value)
            if (role !== undefined) choose({ ...chosen, role })
          }}
        />
        <NativeSelect
          label={texts.start.language}
          data={programmingLanguages.map((value) => ({ value, label: programmingLanguageLabels[value] }))}
          value={choices.language}
          onChange={({ currentTarget: { value } }) => {
            const language = programmingLanguages.find((each) => each === value)
            if (language !== undefined) choose({ ...chosen, language })
          }}
        />
        <RadioField
          label={texts.start.level}
          value={choices.level}
          options={(['JUNIOR', 'SENIOR'] as const).map((value) => ({ value, label: texts.start.levels[value] }))}
          onChange={(level) => choose({ ...chosen, level })}
        />
        <TextInput
          type="date"
          label={texts.start.date}
          placeholder={texts.start.dateHint}
          min={isoDayOf(new Date())}
          value={choices.date}
          onChange={({ currentTarget: { value } }) => choose({ ...chosen, date: value })}
        />
      </div>
      <div>
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.start.action}
        </Button>
        <Problem mt={8}>{error === null ? null : sentenceOf(error)}</Problem>
      </div>
    </form>
  )
}
