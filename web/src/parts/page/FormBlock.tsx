import { answerTexts } from '@greenroom/shared/english'
import {
  type AnswerProblem,
  answerProblems,
  type FormAnswer,
  optionsOf,
  type PageForm,
  type PageFormField,
} from '@greenroom/shared/rules'
import { pagePaths, urlOf } from '@greenroom/shared/wire'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { post, sentenceOf, unread } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Page.module.css'
import { useShownPage } from './shownPage.ts'
import { pageTexts } from './texts.ts'

const texts = pageTexts.form

const emptyAnswers = ({ fields }: PageForm): FormAnswer[] => fields.map(({ kind }) => (kind === 'tick' ? false : ''))

/** A page's form. Keeps the input until the server has stored it. */
export function FormBlock({ form }: { form: PageForm }) {
  const { pageId, versionId, sends } = useShownPage()
  const [typed, setTyped] = useState(() => emptyAnswers(form))
  const [hasConsented, setConsented] = useState(false)
  const [website, setWebsite] = useState('')
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const [isSent, setSent] = useState(false)
  // Sending again after a lost response mustn't store the answers twice.
  const answerId = useRef(crypto.randomUUID())
  const first = useRef<HTMLFormElement>(null)
  // In the editor, fields come and go while the form is shown.
  const answers = emptyAnswers(form).map((empty, at) => {
    const known = typed[at]
    return typeof known === typeof empty ? (known ?? empty) : empty
  })

  const { submit, pending, error } = useSubmit(async () => {
    const found = answerProblems(form, answers, hasConsented)
    setProblems(found)
    if (found.length > 0) {
      requestAnimationFrame(() => first.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (sends) {
      const body = { answerId: answerId.current, versionId, answers, hasConsented, website }
      await post(urlOf(pagePaths.answers, { pageId, formId: form.id }), body, unread)
    }
    setSent(true)
  })

  if (isSent)
    return (
      <section className={clsx(ui.lineAround, ui.round, classes.form)} role="status">
        {form.title !== '' && <h2 className={ui.under8}>{form.title}</h2>}
        <p className={ui.flat}>{sends ? form.thanks || texts.thanks : texts.preview}</p>
      </section>
    )
  const problemAt = (place: number | 'consent') => {
    const found = problems.find(({ field }) => field === place)
    return found === undefined ? null : answerTexts[found.code]
  }
  const answer = (at: number, value: FormAnswer) => {
    setTyped(answers.map((known, each) => (each === at ? value : known)))
    setProblems(problems.filter(({ field }) => field !== at))
  }
  return (
    <form
      ref={first}
      className={clsx(ui.lineAround, ui.round, classes.form)}
      aria-label={form.title || form.button}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {form.title !== '' && <h2 className={ui.under16}>{form.title}</h2>}
      <div className={classes.fields}>
        {form.fields.map((field, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
            key={at}
            field={field}
            answer={answers[at] ?? ''}
            problem={problemAt(at)}
            onAnswer={(value) => answer(at, value)}
          />
        ))}
      </div>
      {form.consent !== '' && (
        <Checkbox
          mt={16}
          label={form.consent}
          checked={hasConsented}
          error={problemAt('consent')}
          onChange={({ currentTarget }) => setConsented(currentTarget.checked)}
        />
      )}
      <div className={classes.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
          />
        </label>
      </div>
      <Problem mt={12}>
        {problems.length > 0 ? texts.fix(problems.length) : error === null ? null : sentenceOf(error)}
      </Problem>
      <Button type="submit" variant="filled" mt={16} loading={pending}>
        {form.button}
      </Button>
    </form>
  )
}

type FieldProps = {
  field: PageFormField
  answer: FormAnswer
  problem: string | null
  onAnswer: (answer: FormAnswer) => void
}

function Field({ field, answer, problem, onAnswer }: FieldProps) {
  const { kind, isRequired } = field
  const label = isRequired ? field.label : texts.optional(field.label)
  const common = { label, error: problem, 'aria-required': isRequired }
  const value = typeof answer === 'string' ? answer : ''
  switch (kind) {
    case 'tick':
      return (
        <Checkbox
          {...common}
          className={classes.wholeRow ?? ''}
          checked={answer === true}
          onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
        />
      )
    case 'long':
      return (
        <Textarea
          {...common}
          className={classes.wholeRow ?? ''}
          autosize
          minRows={4}
          value={value}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        />
      )
    case 'choice':
      return (
        <NativeSelect
          {...common}
          data={[{ value: '', label: texts.choose }, ...optionsOf(field)]}
          value={value}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        />
      )
    case 'short':
    case 'email':
    case 'number':
      return (
        <TextInput
          {...common}
          {...(kind === 'email' ? { type: 'email', autoComplete: 'email' } : {})}
          {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
          value={value}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        />
      )
  }
}
