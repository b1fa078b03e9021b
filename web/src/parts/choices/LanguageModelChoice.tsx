import { Checkbox } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useLanguageModelChange, useProfile } from '../../data/profile.ts'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './LanguageModelChoice.module.css'
import { choiceTexts as texts } from './texts.ts'

/** Asks whether a language model may word the interviewer's messages. Renders nothing if there is no model. */
export function LanguageModelChoice() {
  const { data: profile } = useProfile()
  const change = useLanguageModelChange()
  const [wanted, setWanted] = useState(false)
  const { submit, pending, error } = useSubmit(change)
  if (profile === undefined || !profile.languageModel.inUse) return null
  const { agreedAt } = profile.languageModel
  return (
    <div className={clsx(ui.lineAbove, classes.choice)}>
      <Checkbox
        label={texts.languageModel}
        description={
          agreedAt === null ? texts.languageModelAsked : texts.languageModelAgreed(longDayOf(new Date(agreedAt)))
        }
        // Shows the choice immediately, and rolls back if it can't be stored.
        checked={pending ? wanted : agreedAt !== null}
        error={error === null ? null : `${texts.languageModelFailed} ${sentenceOf(error)}`}
        onChange={({ currentTarget }) => {
          setWanted(currentTarget.checked)
          void submit(profile, currentTarget.checked)
        }}
      />
    </div>
  )
}
