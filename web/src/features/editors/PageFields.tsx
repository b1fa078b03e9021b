import { type ContentForm, type FactField, type PageValues, readFormPage, writeFormPage } from '@greenroom/shared/rules'
import type { ContentFinding } from '@greenroom/shared/wire'
import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { knownZones } from '../../parts/appointments/timeZone.ts'
import classes from './Editors.module.css'
import { MarkdownField } from './MarkdownField.tsx'
import { QuizFields } from './QuizFields.tsx'
import { choiceLabel, editorTexts as texts } from './texts.ts'

type FieldProps = { label: string; description: string | undefined; error: string | undefined }

/** A page as a form. Every change updates the page's text. */
export function PageFields(props: {
  form: ContentForm
  page: string
  findings: readonly ContentFinding[]
  onChange: (page: string) => void
}) {
  const { form, findings } = props
  const [values, setValues] = useState<PageValues | null>(() => readFormPage(form, props.page))
  if (values === null) return null
  const change = (next: PageValues) => {
    setValues(next)
    props.onChange(writeFormPage(form, next))
  }
  const fieldProps = (field: string): FieldProps => ({
    label: texts.fields[field] ?? field,
    description: texts.hints[field],
    error: errorAt(findings, field),
  })
  return (
    <div className={classes.fields}>
      {form.facts
        .filter(({ field }) => !besideForm.has(field))
        .map((fact) => (
          <Fact
            key={fact.field}
            fact={fact}
            value={values.facts[fact.field] ?? ''}
            field={fieldProps(fact.field)}
            onChange={(value) => change({ ...values, facts: { ...values.facts, [fact.field]: value } })}
          />
        ))}
      {form.text !== null && (
        <MarkdownField
          {...fieldProps(form.text.field)}
          text={values.text}
          minRows={form.text.takesRest ? 16 : 5}
          isPage={form.text.takesRest}
          onChange={(text) => change({ ...values, text })}
        />
      )}
      {form.sections.map(({ field, input }) =>
        input === 'items' ? (
          <Textarea
            key={field}
            {...fieldProps(field)}
            className={classes.whole}
            value={values.items[field] ?? ''}
            autosize
            minRows={3}
            onChange={({ currentTarget }) =>
              change({ ...values, items: { ...values.items, [field]: currentTarget.value } })
            }
          />
        ) : (
          <div key={field} className={classes.whole}>
            <QuizFields
              quiz={values.quiz}
              error={errorAt(findings, field)}
              onChange={(quiz) => change({ ...values, quiz })}
            />
          </div>
        ),
      )}
    </div>
  )
}

/** Lessons are reordered in a separate list. */
const besideForm = new Set(['lessons'])

/** The field's problems, each with its line. */
export function errorAt(findings: readonly ContentFinding[], field: string): string | undefined {
  const own = findings.filter((each) => each.field === field)
  if (own.length === 0) return undefined
  return own.map(({ line, message }) => `${line === null ? '' : texts.problems.line(line)}${message}`).join(' ')
}

const optionOf = (value: string) => ({ value, label: choiceLabel(value) })

const listOf = (value: string): string[] =>
  value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function Fact(props: { fact: FactField; value: string; field: FieldProps; onChange: (value: string) => void }) {
  const { fact, value, field, onChange } = props
  const inBrowser = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  switch (fact.input) {
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          description={field.description}
          error={field.error}
          checked={value === 'yes'}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : 'no')}
        />
      )
    case 'choice':
    case 'zone': {
      const known: readonly string[] = fact.choices ?? knownZones()
      // A value that isn't among the options is still shown, along with its problem.
      const data = value === '' || known.includes(value) ? [...known] : [value, ...known]
      return (
        <Select
          {...field}
          searchable
          allowDeselect={false}
          value={value === '' ? null : value}
          data={data.map(optionOf)}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      )
    }
    case 'list': {
      if (fact.choices === undefined) return <TextInput {...field} value={value} onChange={inBrowser} />
      const chosen = listOf(value)
      return (
        <MultiSelect
          {...field}
          searchable
          value={chosen}
          data={[...new Set([...chosen, ...fact.choices])].map(optionOf)}
          onChange={(next) => onChange(next.join('; '))}
        />
      )
    }
    case 'long':
      return <Textarea {...field} className={classes.whole} value={value} autosize minRows={2} onChange={inBrowser} />
    case 'number':
      return <TextInput {...field} inputMode="numeric" value={value} onChange={inBrowser} />
    case 'date':
    case 'time':
      return <TextInput {...field} type={fact.input} value={value} onChange={inBrowser} />
    case 'text':
      return <TextInput {...field} value={value} onChange={inBrowser} />
  }
}
