import type { FailedAnswer, FormDestination } from '@greenroom/shared/wire'
import { formAdminPaths, urlOf } from '@greenroom/shared/wire'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { post, remove, sentenceOf, unread } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Creator.module.css'
import { useDestinations, useFailedAnswers } from './queries.ts'
import { builderTexts, reasonInWords } from './texts.ts'

const texts = builderTexts.forms

/** `/creator/forms`, for ADMINs: where forms may send their answers, and the answers that couldn't be delivered. */
export default function FormsPage() {
  const destinations = useDestinations()
  const failed = useFailedAnswers()
  const failure = destinations.error ?? failed.error
  const again = () => Promise.all([destinations.refetch(), failed.refetch()])
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <p className={ui.under8}>
        <Link to="/creator">{texts.back}</Link>
      </p>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.quiet)}>{texts.lead}</p>
      {failure !== null && <Problem>{sentenceOf(failure)}</Problem>}
      <AllowForm onAllowed={() => void destinations.refetch()} />
      <section className={classes.part} aria-labelledby="allowed">
        <h2 id="allowed" className={ui.under12}>
          {texts.list}
        </h2>
        {destinations.data?.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
        <ul className={ui.list}>
          {destinations.data?.map((destination) => (
            <Allowed key={destination.destinationId} destination={destination} onRemoved={() => void again()} />
          ))}
        </ul>
      </section>
      <section className={classes.part} aria-labelledby="failed">
        <h2 id="failed" className={ui.under12}>
          {texts.failed}
        </h2>
        {failed.data?.length === 0 && <p className={ui.quiet}>{texts.noneFailed}</p>}
        <ul className={ui.list}>
          {failed.data?.map((answer) => (
            <Failed key={answer.answerId} answer={answer} onRetried={() => void failed.refetch()} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function AllowForm({ onAllowed }: { onAllowed: () => void }) {
  const [kind, setKind] = useState<FormDestination['kind']>('mail')
  const [address, setAddress] = useState('')
  const { submit, pending, error, forget } = useSubmit(async () => {
    await post(formAdminPaths.destinations, { kind, address }, unread)
    setAddress('')
    onAllowed()
  })
  return (
    <form
      className={clsx(ui.flex, ui.wrap, classes.line)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <NativeSelect
        label={texts.kind}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value === 'https' ? 'https' : 'mail')}
        data={[
          { value: 'mail', label: texts.kinds.mail },
          { value: 'https', label: texts.kinds.https },
        ]}
      />
      <TextInput
        className={ui.grow ?? ''}
        label={texts.address}
        placeholder={texts.hints[kind]}
        value={address}
        error={error === null ? null : sentenceOf(error)}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          forget()
        }}
      />
      <Button type="submit" variant="filled" loading={pending} disabled={address.trim() === ''}>
        {texts.allow}
      </Button>
    </form>
  )
}

function Allowed({
  destination,
  onRemoved,
}: {
  destination: FormDestination & { addedAt: string; addedBy: string }
  onRemoved: () => void
}) {
  const { destinationId, address, addedAt, addedBy } = destination
  const { submit, pending, error } = useSubmit(async () => {
    await remove(urlOf(formAdminPaths.destination, { destinationId }))
    onRemoved()
  })
  return (
    <li className={clsx(ui.lineAbove, ui.flex, ui.wrap, ui.between, ui.gap12, classes.item)}>
      <div className={ui.breaks}>
        <p className={clsx(ui.flat, ui.strong)}>{address}</p>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.by(addedBy, dayAndTimeOf(Date.parse(addedAt)))}</p>
        {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      </div>
      <Button size="xs" aria-label={texts.remove(address)} loading={pending} onClick={() => void submit()}>
        {texts.removeShort}
      </Button>
    </li>
  )
}

function Failed({ answer, onRetried }: { answer: FailedAnswer; onRetried: () => void }) {
  const { answerId, pageTitle, address, reason, failedAt } = answer
  const { submit, pending, error } = useSubmit(async () => {
    await post(urlOf(formAdminPaths.retry, { answerId }), {}, unread)
    onRetried()
  })
  return (
    <li className={clsx(ui.lineAbove, ui.flex, ui.wrap, ui.between, ui.gap12, classes.item)}>
      <div className={ui.breaks}>
        <p className={ui.flat}>{texts.failedLine(pageTitle, address ?? texts.gone, reasonInWords(reason))}</p>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{dayAndTimeOf(Date.parse(failedAt))}</p>
        {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      </div>
      <Button size="xs" loading={pending} onClick={() => void submit()}>
        {texts.retry}
      </Button>
    </li>
  )
}
