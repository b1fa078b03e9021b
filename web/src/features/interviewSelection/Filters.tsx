import { interviewStages } from '@greenroom/shared/vocabulary'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import classes from './Filters.module.css'
import type { StageFilter } from './presets.ts'
import { selectionTexts as texts } from './texts.ts'

const stages: readonly StageFilter[] = ['all', 'telephone', 'on_site', 'take_home_assessment']

/** Reads the stage filter from the address; all stages if there is none or it's unknown. */
export const stageFilterOf = (text: string | null): StageFilter =>
  interviewStages.find((stage) => stage === text) ?? 'all'

/** Filters the company list by search words and by round stage. */
export function Filters(props: {
  search: string
  stage: StageFilter
  onSearch: (search: string) => void
  onStage: (stage: StageFilter) => void
}) {
  return (
    <search className={clsx(ui.row, ui.wrap, ui.gap12, classes.filters)}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={60}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={props.search}
        onChange={({ currentTarget }) => props.onSearch(currentTarget.value)}
      />
      <div className={clsx(ui.fixed, classes.stages)}>
        <RadioField
          label={texts.filter}
          labelHidden
          value={props.stage}
          options={stages.map((stage) => ({ value: stage, label: stage === 'all' ? texts.all : texts.stages[stage] }))}
          onChange={props.onStage}
        />
      </div>
    </search>
  )
}
