import type { Scorecard } from '@greenroom/shared/session'
import { NativeSelect } from '@mantine/core'
import { scorecardTexts as texts } from './texts.ts'

/** The whole interview, or one of its rounds; nothing where there was only one. */
export function RoundChoice(props: {
  rounds: readonly Scorecard[]
  value: number | null
  onChange: (round: number | null) => void
}) {
  if (props.rounds.length < 2) return null
  return (
    <NativeSelect
      label={texts.rounds}
      value={props.value ?? ''}
      data={[
        { value: '', label: texts.wholeInterview },
        ...props.rounds.map(({ round }, index) => ({
          value: String(index),
          label: `${index + 1}. ${texts.roundName[round]}`,
        })),
      ]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  )
}
