import { blockPaths, blockSchema, type NewBlock } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { post, sentenceOf } from '../../data/api.ts'
import { blocksKey } from '../../data/blocks.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.block

/** Asks for confirmation before blocking someone. */
export function BlockDialog(props: {
  name: string
  who: NewBlock
  opened: boolean
  onClose: () => void
  onBlocked?: () => Promise<void>
}) {
  const client = useQueryClient()
  const { submit, pending, error } = useSubmit(async () => {
    await post(blockPaths.blocks, props.who, blockSchema)
    props.onClose()
    await client.invalidateQueries({ queryKey: blocksKey })
    await props.onBlocked?.()
  })
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.title(props.name)}>
      <DialogWords>{texts.body}</DialogWords>
      {error !== null && (
        <Problem>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button onClick={props.onClose}>{texts.cancel}</Button>
        <Button variant="filled" loading={pending} onClick={() => void submit()}>
          {texts.block}
        </Button>
      </Group>
    </Dialog>
  )
}
