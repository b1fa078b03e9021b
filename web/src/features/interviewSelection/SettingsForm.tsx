import {
  durationsInMinutes,
  maxInterviewers,
  readCompanyType,
  readDifficulty,
  readLanguage,
  readRoleType,
} from '@greenroom/shared/rules'
import {
  companyTypes,
  difficulties,
  difficultyLabels,
  experienceLevels,
  interviewerPersonalities,
  interviewerPersonalityLabels,
  interviewStageLabels,
  interviewStages,
  roleTypes,
} from '@greenroom/shared/vocabulary'
import { Checkbox, NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { type Choice, withSettings } from '../../data/choice.ts'
import { useLanguages } from '../../data/languages.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { ExtraTime } from '../../parts/choices/ExtraTime.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { selectionTexts as texts } from './texts.ts'

const labelled = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const peopleOptions = Array.from({ length: maxInterviewers }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}))

/** Form for choosing the interview's settings by hand. */
export function SettingsForm(props: {
  choice: Choice
  /** Whether the chosen round locks its language. */
  isLocked: boolean
  /** Whether there is a CV to ask about, and a round that can. */
  mayAskAboutCv: boolean
  onChange: (choice: Choice) => void
}) {
  const { choice, isLocked, mayAskAboutCv, onChange } = props
  const { settings } = choice
  const languages = useLanguages()
  const change = (changed: Partial<Choice['settings']>) => onChange(withSettings(choice, changed))
  return (
    <div className={clsx(ui.grid, ui.gap20)}>
      <RadioField
        label={texts.stage}
        hint={texts.stageHint[settings.interviewStage]}
        dense
        value={settings.interviewStage}
        options={labelled(interviewStages, interviewStageLabels)}
        onChange={(interviewStage) => change({ interviewStage })}
      />
      <RadioField
        label={texts.duration}
        dense
        value={settings.timeLimitInMinutes}
        options={durationsInMinutes.map((minutes) => ({ value: minutes, label: String(minutes) }))}
        onChange={(timeLimitInMinutes) => change({ timeLimitInMinutes })}
      />
      <NativeSelect
        label={texts.difficulty}
        value={settings.interviewDifficulty}
        data={labelled(difficulties, difficultyLabels)}
        onChange={({ currentTarget }) => change({ interviewDifficulty: readDifficulty(currentTarget.value) })}
      />
      <NativeSelect
        label={texts.language}
        value={choice.programmingLanguage}
        data={languages.options}
        description={languages.whyMissing(choice.programmingLanguage)}
        onChange={({ currentTarget }) =>
          onChange({ ...choice, programmingLanguage: readLanguage(currentTarget.value) })
        }
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
      <RadioField
        label={texts.level}
        dense
        value={settings.candidateExperienceLevel}
        options={labelled(experienceLevels, texts.levels)}
        onChange={(candidateExperienceLevel) => change({ candidateExperienceLevel })}
      />
      <RadioField
        label={texts.personality}
        hint={texts.personalityHint}
        dense
        value={settings.interviewerPersonality}
        options={labelled(interviewerPersonalities, interviewerPersonalityLabels)}
        onChange={(interviewerPersonality) => change({ interviewerPersonality })}
      />
      {settings.interviewStage === 'on_site' && (
        <RadioField
          label={texts.interviewers}
          hint={texts.interviewersHint}
          dense
          value={settings.numberOfInterviewers}
          options={peopleOptions}
          onChange={(numberOfInterviewers) => change({ numberOfInterviewers })}
        />
      )}
      {mayAskAboutCv && (
        <Checkbox
          label={texts.askAboutCv}
          description={texts.askAboutCvHint}
          checked={choice.askAboutCv}
          onChange={({ currentTarget }) => onChange({ ...choice, askAboutCv: currentTarget.checked })}
        />
      )}
      <Checkbox
        label={texts.languageLocked}
        description={isLocked ? texts.languageLockedByRound : texts.languageLockedHint}
        checked={isLocked || choice.languageLocked}
        disabled={isLocked}
        onChange={({ currentTarget }) => onChange({ ...choice, languageLocked: currentTarget.checked })}
      />
      <Checkbox
        label={texts.exam}
        description={texts.examHint}
        checked={choice.exam}
        onChange={({ currentTarget }) => onChange({ ...choice, exam: currentTarget.checked })}
      />
      <ExtraTime />
    </div>
  )
}
