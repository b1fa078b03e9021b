import { type Participant, participantIdOf } from '@greenroom/shared/session'
import { Menu, Select } from '@mantine/core'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useMe } from '../../data/account.ts'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { useRoom } from '../room/roomContext.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.against

/** The other people in the room; empty until it is known which one the reader is. */
export function useOthers(): Participant[] {
  const mine = useMe().data?.id ?? null
  const own = mine === null ? null : participantIdOf(mine)
  return useRoom(
    useShallow(({ state, role }) =>
      (state?.members ?? []).filter((each) =>
        // A guest's own seat is found by role; observers can't be told apart.
        state?.members.some(({ id }) => id === own) ? each.id !== own : each.role !== role,
      ),
    ),
  )
}

export type Against = { kind: 'report'; sessionId: string } | { kind: 'block'; sessionId: string; person: Participant }

/** Menu items to report or block people in the room. Guests can only report, because a block list needs an account. */
export function AgainstItems({ onChoose }: { onChoose: (against: Against) => void }) {
  const others = useOthers()
  const hasAccount = useMe().data != null
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  if (others.length === 0) return null
  return (
    <>
      <Menu.Item onClick={() => onChoose({ kind: 'report', sessionId })}>{texts.report}</Menu.Item>
      {hasAccount &&
        others.map((person) => (
          <Menu.Item key={person.id} onClick={() => onChoose({ kind: 'block', sessionId, person })}>
            {texts.block(person.name)}
          </Menu.Item>
        ))}
    </>
  )
}

/** The dialog for the chosen menu item. */
export function AgainstDialog({ against, onClose }: { against: Against | null; onClose: () => void }) {
  const others = useOthers()
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = others
  const participantId = others.find(({ id }) => id === chosen)?.id ?? first?.id
  if (against?.kind === 'block') {
    const { sessionId, person } = against
    return <BlockDialog opened name={person.name} who={{ sessionId, participantId: person.id }} onClose={onClose} />
  }
  if (participantId === undefined) return null
  return (
    <ReportDialog
      sessionId={against?.sessionId ?? ''}
      opened={against?.kind === 'report'}
      onClose={onClose}
      title={texts.title}
      body={texts.body}
      label={texts.message}
      thanks={texts.sent}
      reportOf={(written) => ({ about: 'person', participantId, ...written })}
    >
      <Select
        mb="md"
        label={texts.who}
        allowDeselect={false}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={participantId}
        onChange={setChosen}
      />
    </ReportDialog>
  )
}
