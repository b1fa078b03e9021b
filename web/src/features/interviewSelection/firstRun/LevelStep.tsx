import { readRoleType } from '@greenroom/shared/rules'
import {
  experienceLevels,
  type ProgrammingLanguage,
  programmingLanguageLabels,
  programmingLanguages,
  roleTypes,
} from '@greenroom/shared/vocabulary'
import { NativeSelect } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { firstChoice, rememberChoice, withSettings } from '../../../data/choice.ts'
import { useGoalChange } from '../../../data/profile.ts'
import { nameOf } from '../../../data/sessionLabels.ts'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import classes from './FirstRun.module.css'
import { StepForm } from './StepForm.tsx'
import { firstRunTexts } from './texts.ts'

const texts = firstRunTexts.level
/** The most common interview languages; a button reveals the rest. */
const common: readonly ProgrammingLanguage[] = ['python', 'java', 'javascript', 'typescript', 'cpp', 'csharp', 'go']
const others = programmingLanguages.filter((language) => !common.includes(language))

/** Asks for the language and level, which later choices start from. */
export function LevelStep({ onNext }: { onNext: () => void }) {
  const [choice, setChoice] = useState(() => firstChoice(localStorage))
  const { programmingLanguage, settings } = choice
  const change = useGoalChange()
  const { submit, pending, error } = useSubmit(async () => {
    const { candidateExperienceLevel: level, candidateRoleType: role } = settings
    await change({ level, role, language: programmingLanguage })
    rememberChoice(localStorage, choice)
    onNext()
  })
  const isOther = others.includes(programmingLanguage)
  const choose = (language: string) => {
    const known = programmingLanguages.find((each) => each === language)
    if (known !== undefined) setChoice({ ...choice, programmingLanguage: known })
  }
  return (
    <StepForm
      title={texts.title}
      lead={texts.lead}
      pending={pending}
      problem={error === null ? null : `${firstRunTexts.notSaved} ${sentenceOf(error)}`}
      onNext={() => void submit()}
      onSkip={onNext}
    >
      <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)}>
        <legend className={clsx(ui.bare, ui.text15, ui.medium, classes.legend)}>{texts.language}</legend>
        <div className={clsx(ui.grid, ui.gap10, classes.languages)}>
          {common.map((language) => (
            <Option
              key={language}
              group="language"
              isChosen={language === programmingLanguage}
              name={programmingLanguageLabels[language]}
              onChoose={() => choose(language)}
            />
          ))}
          <NativeSelect
            size="md"
            className={classes.more ?? ''}
            data-chosen={isOther}
            aria-label={texts.moreLabel}
            value={isOther ? programmingLanguage : ''}
            data={[
              { value: '', label: texts.more(others.length), disabled: true },
              ...others.map((value) => ({ value, label: programmingLanguageLabels[value] })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </div>
      </fieldset>
      <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)}>
        <legend className={clsx(ui.bare, ui.text15, ui.medium, classes.legend)}>{texts.level}</legend>
        <div className={clsx(ui.grid, ui.halves, ui.gap10)}>
          {experienceLevels.map((level) => (
            <Option
              key={level}
              group="level"
              isChosen={level === settings.candidateExperienceLevel}
              name={texts.levels[level].name}
              what={texts.levels[level].what}
              onChoose={() => setChoice(withSettings(choice, { candidateExperienceLevel: level }))}
            />
          ))}
        </div>
      </fieldset>
      <NativeSelect
        size="md"
        label={texts.role}
        value={settings.candidateRoleType}
        data={roleTypes.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ currentTarget }) =>
          setChoice(withSettings(choice, { candidateRoleType: readRoleType(currentTarget.value) }))
        }
      />
    </StepForm>
  )
}

function Option(props: { group: string; isChosen: boolean; name: string; what?: string; onChoose: () => void }) {
  return (
    <label
      className={clsx(
        ui.row,
        ui.between,
        ui.gap8,
        ui.text15,
        ui.line20,
        ui.round,
        ui.surface,
        ui.anchor,
        ui.pressable,
        classes.option,
      )}
    >
      <input
        className={clsx(ui.flat, ui.over, ui.pressable, classes.radio)}
        type="radio"
        name={`first-run-${props.group}`}
        checked={props.isChosen}
        onChange={props.onChoose}
      />
      <span>
        {props.name}
        {props.what !== undefined && (
          <span className={clsx(ui.block, ui.text14, ui.quiet, ui.regular)}>{props.what}</span>
        )}
      </span>
      {props.isChosen && <IconCheck className={clsx(ui.fixed, ui.accent)} size={18} stroke={1.6} aria-hidden="true" />}
    </label>
  )
}
