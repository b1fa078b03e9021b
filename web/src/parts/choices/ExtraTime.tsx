import { type ExtraTimePercent, extraTimePercents } from '@greenroom/shared/vocabulary'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useExtraTimeChange, useProfile } from '../../data/profile.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { choiceTexts as texts } from './texts.ts'

/** The profile's extra-time accommodation, which applies to every interview from now on. */
export function ExtraTime() {
  const { data: profile } = useProfile()
  const change = useExtraTimeChange()
  const [wanted, setWanted] = useState<ExtraTimePercent>(0)
  const { submit, pending, error } = useSubmit(change)
  if (profile === undefined) return null
  return (
    <NativeSelect
      label={texts.extraTime}
      description={texts.extraTimeHint}
      data={extraTimePercents.map((percent) => ({ value: String(percent), label: texts.extraTimes[percent] }))}
      // Shows the choice immediately, and rolls back if it can't be stored.
      value={String(pending ? wanted : profile.extraTimePercent)}
      error={error === null ? null : `${texts.extraTimeFailed} ${sentenceOf(error)}`}
      onChange={({ currentTarget }) => {
        const percent = extraTimePercents.find((each) => String(each) === currentTarget.value) ?? 0
        setWanted(percent)
        void submit(percent)
      }}
    />
  )
}
