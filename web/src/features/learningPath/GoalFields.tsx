import { readLanguage } from '@greenroom/shared/rules'
import { experienceLevels, interviewStages, roleTypes } from '@greenroom/shared/vocabulary'
import { NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useCompanies } from '../../data/companies.ts'
import { useLanguages } from '../../data/languages.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { pathTexts, formTexts as texts } from './texts.ts'
import type { PathForm } from './wish.ts'

const longestCompany = 100
const stages = [...interviewStages, null] as const
const stageLabels = { telephone: 'Telephone', on_site: 'On-site', take_home_assessment: 'Take-home' } as const

/** The fields that say what the path is for. */
export function GoalFields({ form, onChange }: { form: PathForm; onChange: (change: Partial<PathForm>) => void }) {
  const companies = useCompanies().data ?? []
  const languages = useLanguages()
  return (
    <>
      <TextInput
        label={texts.company}
        description={texts.companyHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        list="path-companies"
        maxLength={longestCompany}
        autoComplete="off"
        value={form.company}
        onChange={({ currentTarget }) => onChange({ company: currentTarget.value })}
      />
      <datalist id="path-companies">
        {companies.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <RadioField
        label={texts.stage}
        dense
        value={form.stage ?? 'any'}
        options={stages.map((value) => ({
          value: value ?? 'any',
          label: value === null ? texts.anyStage : stageLabels[value],
        }))}
        onChange={(value) => onChange({ stage: interviewStages.find((each) => each === value) ?? null })}
      />
      <RadioField
        label={texts.level}
        dense
        value={form.level}
        options={experienceLevels.map((value) => ({ value, label: pathTexts.levels[value] }))}
        onChange={(level) => onChange({ level })}
      />
      <div className={clsx(ui.grid, ui.halves, ui.gap12)}>
        <NativeSelect
          label={texts.role}
          value={form.role ?? ''}
          data={[{ value: '', label: texts.anyRole }, ...roleTypes.map((value) => ({ value, label: nameOf(value) }))]}
          onChange={({ currentTarget }) =>
            onChange({ role: roleTypes.find((each) => each === currentTarget.value) ?? null })
          }
        />
        <NativeSelect
          label={texts.language}
          value={form.language ?? ''}
          data={languages.options}
          onChange={({ currentTarget }) => onChange({ language: readLanguage(currentTarget.value) })}
        />
      </div>
    </>
  )
}
