import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { deleteSession } from './shares.ts'
import { scorecardTexts } from './texts.ts'

const texts = scorecardTexts.removeDialog

/**
 * Confirms the permanent deletion of an interview, and says what is deleted with it. Focus starts on the safe button.
 */
export function DeleteDialog(props: { sessionId: string; opened: boolean; onClose: () => void }) {
  const { sessionId, opened, onClose } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(async () => {
    await deleteSession(sessionId)
    await navigate('/app/interviewSelection', { replace: true })
    for (const key of ['scorecard', 'log', 'sessionRole', 'previousScorecard', 'shares', 'reports'])
      client.removeQueries({ queryKey: [key, sessionId] })
    await client.invalidateQueries({ queryKey: ['sessions'] })
    await client.invalidateQueries({ queryKey: ['previousScorecard'] })
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <DialogWords>{texts.body}</DialogWords>
      {error !== null && (
        <Problem mt={12}>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
        <Button color="brick" loading={pending} onClick={() => void submit()}>
          {texts.confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
