import { readNumericAnswer } from '@greenroom/shared/rules'
import { pharmacyAnswerPath, readingPaths, urlOf } from '@greenroom/shared/wire'
import { Button, NativeSelect, Radio, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { get, post, sentenceOf } from '../../data/api.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Lesson.module.css'
import { learnTexts, itemTexts as texts } from './texts.ts'

/** What this page shows of an item (`GET /content/pharmacy-items`): its question, without the answer. */
const questionSchema = z.discriminatedUnion('form', [
  z.object({ form: z.literal('numeric'), statement: z.string(), unit: z.string(), rounding: z.string() }),
  z.object({ form: z.literal('single_best_answer'), statement: z.string(), options: z.array(z.string()) }),
  z.object({
    ...{ form: z.literal('extended_matching'), statement: z.string(), options: z.array(z.string()) },
    scenarios: z.array(z.object({ text: z.string() })),
  }),
])
type Question = z.infer<typeof questionSchema>
const listSchema = z.object({ data: z.array(z.object({ id: z.string(), item: questionSchema.optional() })) })

const solved = { takeaway: z.string() }
const checkedSchema = z.object({
  isRight: z.boolean(),
  item: z.discriminatedUnion('form', [
    z.object({
      ...solved,
      form: z.literal('numeric'),
      answer: z.number(),
      unit: z.string(),
      working: z.array(z.string()),
    }),
    z.object({
      ...{ ...solved, form: z.literal('single_best_answer') },
      options: z.array(z.object({ text: z.string(), isRight: z.boolean(), why: z.string() })),
    }),
    z.object({
      ...{ ...solved, form: z.literal('extended_matching') },
      scenarios: z.array(z.object({ answer: z.string(), why: z.string() })),
    }),
  ]),
})
type Checked = z.infer<typeof checkedSchema>

/** One pharmacy item, answered in place. */
export function PharmacyItem({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['pharmacyItems'],
    queryFn: ({ signal }) => get(readingPaths.pharmacyItems, listSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === undefined)
    return error === null ? (
      <Skeleton height={120} mb={16} animate={false} role="status" aria-label={texts.loading} />
    ) : (
      <Problem mb={16}>
        {texts.failed} {sentenceOf(error)}
      </Problem>
    )
  const item = data.data.find((each) => each.id === id)?.item
  if (item === undefined) return <Problem mb={16}>{texts.failed}</Problem>
  return <Form id={id} item={item} />
}

function Form({ id, item }: { id: string; item: Question }) {
  const count = item.form === 'extended_matching' ? item.scenarios.length : 1
  const [answers, setAnswers] = useState<string[]>(() => Array.from({ length: count }, () => ''))
  const [checked, setChecked] = useState<Checked | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    const [first = ''] = answers
    const answer = item.form === 'extended_matching' ? answers : first
    setChecked(await post(urlOf(pharmacyAnswerPath, { id }), { answer }, checkedSchema))
  })
  const isComplete =
    item.form === 'numeric' ? readNumericAnswer(answers[0] ?? '', item.unit).ok : answers.every((each) => each !== '')
  const problem = hasTried && !isComplete ? (item.form === 'numeric' ? texts.number : texts.choose) : null

  function send(event: FormEvent): void {
    event.preventDefault()
    setHasTried(true)
    if (isComplete) void submit()
  }
  const choose = (index: number, value: string) =>
    setAnswers(answers.map((each, place) => (place === index ? value : each)))

  return (
    <form onSubmit={send} noValidate className={clsx(ui.body, classes.item)}>
      <Markdown text={item.statement} />
      <p className={clsx(ui.small, ui.quiet)}>{learnTexts.pharmacy}</p>
      {item.form === 'numeric' && (
        <TextInput
          label={texts.answer}
          description={texts.unit(item.unit, item.rounding)}
          inputMode="decimal"
          maw={240}
          error={problem}
          value={answers[0] ?? ''}
          onChange={({ currentTarget }) => choose(0, currentTarget.value)}
        />
      )}
      {item.form === 'single_best_answer' && (
        <Radio.Group
          label={texts.answer}
          error={problem}
          value={answers[0] ?? ''}
          onChange={(value) => choose(0, value)}
        >
          {item.options.map((option) => (
            <Radio key={option} value={option} label={option} mt={8} />
          ))}
        </Radio.Group>
      )}
      {item.form === 'extended_matching' &&
        item.scenarios.map(({ text }, index) => (
          <div key={text} className={ui.after12}>
            <p className={ui.under4}>{text}</p>
            <NativeSelect
              aria-label={texts.scenario(index + 1)}
              data={[{ value: '', label: texts.choose }, ...item.options]}
              error={problem !== null && answers[index] === '' ? problem : null}
              value={answers[index] ?? ''}
              onChange={({ currentTarget }) => choose(index, currentTarget.value)}
            />
          </div>
        ))}
      <Button type="submit" size="compact-md" mt={12} loading={pending}>
        {texts.check}
      </Button>
      {error !== null && <Problem mt={8}>{sentenceOf(error)}</Problem>}
      <div role="status">{checked !== null && <Solution {...checked} />}</div>
    </form>
  )
}

function Solution({ isRight, item }: Checked) {
  return (
    <div className={ui.after12}>
      <p className={ui.under8}>
        <strong className={isRight ? ui.accent : ui.bad}>{isRight ? texts.right : texts.wrong}</strong>{' '}
        {item.form === 'numeric' && texts.answerIs(`${item.answer} ${item.unit}`)}
      </p>
      {item.form === 'numeric' && (
        <ol className={ui.small} aria-label={texts.working}>
          {item.working.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {item.form === 'single_best_answer' &&
        item.options
          .filter((option) => option.isRight)
          .map(({ text, why }) => (
            <p key={text} className={ui.small}>
              <strong>{text}.</strong> {why}
            </p>
          ))}
      {item.form === 'extended_matching' && (
        <ol className={ui.small}>
          {item.scenarios.map(({ answer, why }) => (
            <li key={why}>
              <strong>{answer}.</strong> {why}
            </li>
          ))}
        </ol>
      )}
      <p className={clsx(ui.small, ui.quiet)}>{item.takeaway}</p>
    </div>
  )
}
