import { roleTypes } from '@greenroom/shared/vocabulary'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { clsx } from 'clsx'
import { useState } from 'react'
import { nameOf } from '../../data/sessionLabels.ts'
import { useSite } from '../../data/site.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import ui from '../../ui/primitives.module.css'
import {
  emptyApplication,
  keepApplication,
  keptApplication,
  longestMailLink,
  mailLink,
  mailText,
  problemsOf,
} from './application.ts'
import classes from './BecomeCoachPage.module.css'
import { coachTexts as texts } from './texts.ts'

/**
 * `/becomeCoach`: an application, sent as an email draft (spec §7), or copied as text by people without a mail program.
 */
export default function BecomeCoachPage() {
  const form = useForm({ initialValues: keptApplication(), validate: problemsOf, onValuesChange: keepApplication })
  const [copied, setCopied] = useState<boolean | null>(null)
  const { data: site, isError } = useSite()
  const address = site?.careersEmail ?? null
  const link = address === null ? null : mailLink(address, form.values)

  function openMail() {
    if (link !== null) location.href = link
  }

  function clear() {
    form.setValues(emptyApplication)
    form.clearErrors()
    setCopied(null)
  }

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(mailText(form.values)).then(
        () => true,
        () => false,
      ),
    )
  }

  return (
    <FormPage title={texts.title} lead={texts.lead}>
      <form noValidate aria-label={texts.title} onSubmit={form.onSubmit(openMail)}>
        <TextInput label={texts.fields.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={texts.fields.linkedInUrl} type="url" {...form.getInputProps('linkedInUrl')} />
        <TextInput label={texts.fields.currentRole} maxLength={200} {...form.getInputProps('currentRole')} />
        <Textarea
          label={texts.fields.workExperience}
          description={texts.fields.workExperienceHint}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={5_000}
          {...form.getInputProps('workExperience')}
        />
        <TextInput
          label={texts.fields.interviewCount}
          inputMode="numeric"
          className={classes.number ?? ''}
          {...form.getInputProps('interviewCount')}
        />
        <Checkbox.Group label={texts.fields.interviewTypes} {...form.getInputProps('interviewTypes')}>
          <Choices values={texts.kinds.map((kind) => ({ value: kind, label: kind }))} />
        </Checkbox.Group>
        <Checkbox.Group label={texts.fields.preferredRoles} {...form.getInputProps('preferredRoles')}>
          <Choices values={roleTypes.map((role) => ({ value: role, label: nameOf(role) }))} />
        </Checkbox.Group>
        <Textarea
          label={texts.fields.reasonForInterest}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={5_000}
          {...form.getInputProps('reasonForInterest')}
        />
        <Checkbox
          label={texts.fields.availabilityConsent}
          {...form.getInputProps('availabilityConsent', { type: 'checkbox' })}
        />
        <div className={clsx(ui.flex, ui.wrap, ui.gap12)}>
          {link !== null && (
            <Button type="submit" variant="filled">
              {texts.open}
            </Button>
          )}
          <Button onClick={() => void copy()}>{copied === true ? texts.copied : texts.copy}</Button>
          <Button variant="subtle" onClick={clear}>
            {texts.clear}
          </Button>
        </div>
        <p className={clsx(ui.flat, ui.small, ui.quiet)} role="status">
          {copied === false ? texts.copyFailed : texts.safe}
        </p>
        {link !== null && link.length > longestMailLink && (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.tooLong}</p>
        )}
        {isError && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.unreachable}</p>}
        {site !== undefined && address === null && (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.noAddress}</p>
        )}
      </form>
      <details className={clsx(ui.lineAbove, classes.preview)}>
        <summary>{texts.what}</summary>
        <pre className={clsx(ui.text14, ui.mono, ui.breaks, ui.asTyped, classes.mail)}>{mailText(form.values)}</pre>
      </details>
    </FormPage>
  )
}

const Choices = ({ values }: { values: readonly { value: string; label: string }[] }) => (
  <div className={clsx(ui.grid, classes.choices)}>
    {values.map(({ value, label }) => (
      <Checkbox key={value} value={value} label={label} />
    ))}
  </div>
)
