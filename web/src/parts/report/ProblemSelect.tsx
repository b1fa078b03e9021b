import { challengeProblems } from '@greenroom/shared/wire'
import { Select } from '@mantine/core'
import { reportTexts } from './texts.ts'

const texts = reportTexts.question

export type ChallengeProblem = (typeof challengeProblems)[number]

/** Asks what is wrong with a question. */
export function ProblemSelect(props: { value: ChallengeProblem; onChange: (value: ChallengeProblem) => void }) {
  return (
    <Select
      mb="md"
      label={texts.problem}
      allowDeselect={false}
      data={challengeProblems.map((value) => ({ value, label: texts.problems[value] }))}
      value={props.value}
      onChange={(value) => props.onChange(challengeProblems.find((each) => each === value) ?? 'other')}
    />
  )
}
