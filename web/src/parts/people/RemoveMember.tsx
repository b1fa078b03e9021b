import { invitePaths, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { remove, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.remove

/** Lets the host remove a member; asks for confirmation in place. */
export function RemoveMember(props: { sessionId: string; memberId: string; name: string; onRemoved?: () => void }) {
  const { sessionId, memberId, name, onRemoved } = props
  const [isAsking, setAsking] = useState(false)
  const removing = useSubmit(async () => {
    await remove(urlOf(invitePaths.member, { id: sessionId, memberId }))
    onRemoved?.()
  })
  if (!isAsking)
    return (
      <Button size="xs" variant="subtle" aria-label={texts.of(name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
    )
  return (
    <fieldset className={clsx(ui.row, ui.wrap, ui.end, ui.shrinks, ui.gap8, ui.flat, ui.bare, ui.borderless)}>
      <legend className={clsx(ui.small, ui.right)}>{texts.sure}</legend>
      <Button size="xs" data-autofocus autoFocus onClick={() => setAsking(false)}>
        {texts.keep}
      </Button>
      <Button
        size="xs"
        className={ui.bad}
        aria-label={texts.now(name)}
        loading={removing.pending}
        onClick={() => void removing.submit()}
      >
        {texts.remove}
      </Button>
      {removing.error !== null && <Problem>{sentenceOf(removing.error)}</Problem>}
    </fieldset>
  )
}
