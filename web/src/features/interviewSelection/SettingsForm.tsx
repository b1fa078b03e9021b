import {
  companyTypes,
  difficulties,
  difficultyLabels,
  durationsInMinutes,
  experienceLevels,
  interviewerPersonalities,
  interviewerPersonalityLabels,
  interviewStageLabels,
  interviewStages,
  readCompanyType,
  readLanguage,
  readRoleType,
  roleTypes,
} from '@greenroom/shared'
import { NativeSelect } from '@mantine/core'
import { useLanguages } from '../../app/languages.ts'
import { RadioField } from '../../app/RadioField.tsx'
import { nameOf } from '../../app/sessionLabels.ts'
import { type Choice, withSettings } from './choice.ts'
import classes from './SettingsForm.module.css'
import { selectionTexts as texts } from './texts.ts'

const labelled = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** The settings of the interview, by hand. */
export function SettingsForm({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const { settings } = choice
  const languages = useLanguages()
  const change = (changed: Partial<Choice['settings']>) => onChange(withSettings(choice, changed))
  return (
    <div className={classes.form}>
      <RadioField
        label={texts.stage}
        hint={texts.stageHint[settings.interviewStage]}
        value={settings.interviewStage}
        options={labelled(interviewStages, interviewStageLabels)}
        onChange={(interviewStage) => change({ interviewStage })}
      />
      <RadioField
        label={texts.duration}
        value={settings.timeLimitInMinutes}
        options={durationsInMinutes.map((minutes) => ({ value: minutes, label: texts.minutes(minutes) }))}
        onChange={(timeLimitInMinutes) => change({ timeLimitInMinutes })}
      />
      <RadioField
        label={texts.difficulty}
        stacks
        value={settings.interviewDifficulty}
        options={labelled(difficulties, difficultyLabels)}
        onChange={(interviewDifficulty) => change({ interviewDifficulty })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={texts.language}
          value={choice.programmingLanguage}
          data={languages.options}
          description={languages.whyMissing(choice.programmingLanguage)}
          onChange={({ currentTarget }) =>
            onChange({ ...choice, programmingLanguage: readLanguage(currentTarget.value) })
          }
        />
        <RadioField
          label={texts.level}
          value={settings.candidateExperienceLevel}
          options={labelled(experienceLevels, texts.levels)}
          onChange={(candidateExperienceLevel) => change({ candidateExperienceLevel })}
        />
        <NativeSelect
          label={texts.company}
          value={settings.companyType}
          data={companyTypes.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget }) => change({ companyType: readCompanyType(currentTarget.value) })}
        />
        <NativeSelect
          label={texts.role}
          value={settings.candidateRoleType}
          data={roleTypes.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget }) => change({ candidateRoleType: readRoleType(currentTarget.value) })}
        />
      </div>
      <RadioField
        label={texts.personality}
        hint={texts.personalityHint}
        value={settings.interviewerPersonality}
        options={labelled(interviewerPersonalities, interviewerPersonalityLabels)}
        onChange={(interviewerPersonality) => change({ interviewerPersonality })}
      />
    </div>
  )
}
