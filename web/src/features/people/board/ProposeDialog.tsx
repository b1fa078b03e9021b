import { maxProposedTimes, type PartnerPost, partnerHalfMinutes, proposalSchema } from '@greenroom/shared/wire'
import { Button, Checkbox, Group } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { post as send, sentenceOf } from '../../../data/api.ts'
import { timeTexts } from '../../../parts/appointments/texts.ts'
import { useTimeZone } from '../../../parts/appointments/timeZone.ts'
import { useMarks } from '../../../parts/appointments/useMarks.ts'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { proposalsOf, shownTime, useFreshBoard } from './partners.ts'
import { boardTexts as texts } from './texts.ts'

/** Proposes up to three of the times in a post. */
export function ProposeDialog({
  post,
  both,
  onClose,
}: {
  post: PartnerPost
  /** A time that suits both people, preselected; null if there is none. */
  both: string | null
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<readonly string[]>(both === null ? [] : [both])
  const [isMissing, setMissing] = useState(false)
  const refresh = useFreshBoard()
  const timeZone = useTimeZone()
  const { busyAt } = useMarks({ minutes: 2 * partnerHalfMinutes })
  const { submit, pending, error } = useSubmit(async () => {
    if (chosen.length === 0) return setMissing(true)
    await send(proposalsOf(post.postId), { times: [...chosen], timeZone }, proposalSchema)
    onClose()
    await refresh()
  })
  function choose(time: string, isOn: boolean) {
    setMissing(false)
    setChosen(isOn ? [...chosen, time] : chosen.filter((each) => each !== time))
  }
  return (
    <Dialog opened onClose={onClose} title={texts.proposeTo(post.name)}>
      <DialogWords>
        {texts.proposeLead} {texts.tokens}
      </DialogWords>
      <div className={clsx(ui.grid, ui.gap8)}>
        {post.times.map((time) => {
          const busy = busyAt(Date.parse(time))
          return (
            <Checkbox
              key={time}
              label={shownTime(time)}
              description={busy === null ? undefined : timeTexts.pick.busy(busy)}
              checked={chosen.includes(time)}
              disabled={!chosen.includes(time) && (busy !== null || chosen.length >= maxProposedTimes)}
              onChange={({ currentTarget }) => choose(time, currentTarget.checked)}
            />
          )
        })}
      </div>
      {isMissing && <Problem mt={12}>{texts.pickOne}</Problem>}
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
