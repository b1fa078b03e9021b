import { extraTimePercents, programmingLanguages } from '@greenroom/shared/vocabulary'
import type { Profile } from '@greenroom/shared/wire'
import { NativeSelect, Switch } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguages } from '../../data/languages.ts'
import { preferredLanguage, rememberLanguage } from '../../data/preferredLanguage.ts'
import { useProfileSave } from '../../data/profileSave.ts'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { longDayOf } from '../../ui/time.ts'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Settings that apply to every interview. */
export function InterviewSettings({ profile }: { profile: Profile }) {
  const save = useProfileSave()
  const { inUse, agreedAt } = profile.languageModel
  return (
    <SettingsSection title={texts.interviews}>
      <SettingsRow
        label={texts.extraTime.label}
        control={
          <RadioField
            label={texts.extraTime.label}
            labelHidden
            value={profile.extraTimePercent}
            options={extraTimePercents.map((value) => ({ value, label: texts.extraTime.options[value] }))}
            onChange={(extraTimePercent) => save({ extraTimePercent })}
          />
        }
      >
        <p>{texts.extraTime.value}</p>
        <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>{texts.extraTime.hint}</p>
      </SettingsRow>
      {inUse && (
        <SettingsRow
          label={texts.languageModel.label}
          control={
            <Switch
              aria-label={texts.languageModel.label}
              checked={agreedAt !== null}
              onChange={({ currentTarget }) => save({ languageModel: currentTarget.checked })}
            />
          }
        >
          <p>{texts.languageModel.value}</p>
          <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>
            {texts.languageModel.hint}
            {agreedAt !== null && ` ${texts.languageModel.agreed(longDayOf(new Date(agreedAt)))}`}
          </p>
        </SettingsRow>
      )}
      <LanguageRow />
    </SettingsSection>
  )
}

function LanguageRow() {
  const { options } = useLanguages()
  const [language, setLanguage] = useState(() => preferredLanguage(localStorage))
  return (
    <SettingsRow
      label={texts.language.label}
      control={
        <NativeSelect
          aria-label={texts.language.label}
          data={options}
          value={language}
          onChange={({ currentTarget: { value } }) => {
            const chosen = programmingLanguages.find((each) => each === value) ?? language
            rememberLanguage(localStorage, chosen)
            setLanguage(chosen)
          }}
        />
      }
    >
      <p>{texts.language.value}</p>
      <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>{texts.language.hint}</p>
    </SettingsRow>
  )
}
