import { longestReport, type NewReport } from '@greenroom/shared/wire'
import { Button, Group, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { reportsKey, sendReport } from './reports.ts'
import { reportTexts as texts } from './texts.ts'

type Written = { message: string; reportId: string }

type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  body: string
  /** The label of the text field. */
  label: string
  /** Other choices, shown above the text. */
  children?: ReactNode
  /** Shown once the report is stored; without it the dialog just closes. */
  thanks?: string
}

/** Dialog for a one-sentence report about a session. */
export function ReportDialog({
  sessionId,
  reportOf,
  ...props
}: DialogProps & { sessionId: string; reportOf: (written: Written) => NewReport }) {
  const client = useQueryClient()
  return (
    <WrittenReport
      {...props}
      send={async (written) => {
        await sendReport(sessionId, reportOf(written))
        await client.invalidateQueries({ queryKey: reportsKey(sessionId) })
      }}
    />
  )
}

/** Dialog for a one-sentence report. The text stays until it's sent, even while the dialog is closed. */
export function WrittenReport(props: DialogProps & { send: (written: Written) => Promise<unknown> }) {
  const { opened, thanks } = props
  const [message, setMessage] = useState('')
  const [reportId, setReportId] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)
  const [isSent, setSent] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await props.send({ message, reportId })
    setMessage('')
    setReportId(crypto.randomUUID())
    if (thanks === undefined) props.onClose()
    else setSent(true)
  })
  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(message.trim() === '')
    if (message.trim() !== '') void submit()
  }
  function close() {
    setSent(false)
    props.onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={props.title}>
      {isSent ? (
        <>
          <DialogWords role="status">{thanks}</DialogWords>
          <Group justify="flex-end" mt="md">
            <Button data-autofocus onClick={close}>
              {texts.close}
            </Button>
          </Group>
        </>
      ) : (
        <form noValidate onSubmit={send}>
          <DialogWords>{props.body}</DialogWords>
          {props.children}
          <Textarea
            data-autofocus
            label={props.label}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={longestReport}
            value={message}
            error={isMissing && texts.empty}
            onChange={({ currentTarget }) => {
              setMissing(false)
              setMessage(currentTarget.value)
            }}
          />
          {error !== null && (
            <Problem mt={12}>
              {texts.failed} {sentenceOf(error)}
            </Problem>
          )}
          <Group justify="flex-end" gap="sm" mt="md">
            <Button onClick={close}>{texts.cancel}</Button>
            <Button type="submit" variant="filled" loading={pending}>
              {texts.send}
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  )
}
