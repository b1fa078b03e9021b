import {
  longestReport,
  type NewBlock,
  type PartnerPost,
  type Proposal,
  partnerPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { ActionIcon, Button, Group, Menu, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { post as send, sentenceOf, unread } from '../../../data/api.ts'
import { BlockDialog } from '../../../parts/people/BlockDialog.tsx'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { useFreshBoard } from './partners.ts'
import { boardTexts as texts } from './texts.ts'

/** Menu of a post: report it, or block its author. */
export function PostMenu({ post }: { post: PartnerPost }) {
  return <AgainstMenu name={post.name} postId={post.postId} who={{ postId: post.postId }} />
}

/** The same menu for a proposal. */
export function ProposalMenu({ proposal }: { proposal: Proposal }) {
  return <AgainstMenu name={proposal.name} postId={null} who={{ proposalId: proposal.proposalId }} />
}

function AgainstMenu({ name, postId, who }: { name: string; postId: string | null; who: NewBlock }) {
  const [reports, report] = useDisclosure(false)
  const [blocks, block] = useDisclosure(false)
  const refresh = useFreshBoard()
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={texts.more(name)}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {postId !== null && <Menu.Item onClick={report.open}>{texts.report}</Menu.Item>}
          <Menu.Item onClick={block.open}>{texts.block}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {postId !== null && <ReportPost postId={postId} opened={reports} onClose={report.close} />}
      <BlockDialog name={name} who={who} opened={blocks} onClose={block.close} onBlocked={refresh} />
    </>
  )
}

function ReportPost({ postId, opened, onClose }: { postId: string; opened: boolean; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const [reportId] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    if (message.trim() === '') return setMissing(true)
    await send(urlOf(partnerPaths.reports, { postId }), { reportId, message }, unread)
    onClose()
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.reportTitle}>
      <DialogWords>{texts.reportLead}</DialogWords>
      <Textarea
        data-autofocus
        label={texts.reportLabel}
        autosize
        minRows={3}
        maxLength={longestReport}
        value={message}
        error={isMissing && texts.reportEmpty}
        onChange={({ currentTarget }) => {
          setMissing(false)
          setMessage(currentTarget.value)
        }}
      />
      {error !== null && (
        <Problem mt={12}>
          {texts.problem} {sentenceOf(error)}
        </Problem>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="filled" loading={pending} onClick={() => void submit()}>
          {texts.send}
        </Button>
      </Group>
    </Dialog>
  )
}
