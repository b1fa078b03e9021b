import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { type CreatedInvite, createdInviteSchema, inviteListSchema, invitePaths, urlOf } from '@greenroom/shared/wire'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { get, post, remove, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useRoom } from '../room/roomContext.ts'
import { peopleTexts } from './texts.ts'

const texts = peopleTexts.invite
const oftenMs = 5_000

/** Links that each give one person a role in the session. A link is shown once, when it's created. */
export function InviteLinks({ sessionId, roles }: { sessionId: string; roles: readonly ParticipantRole[] }) {
  const client = useQueryClient()
  const key = ['invites', sessionId]
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get(urlOf(invitePaths.invites, { id: sessionId }), inviteListSchema, { signal }),
    // The room shows people who join, but not people who decline, so poll for those.
    refetchInterval: ({ state }) => (state.data?.invites.some(({ status }) => status === 'open') ? oftenMs : false),
  })
  const [made, setMade] = useState<readonly CreatedInvite[]>([])
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const isOpen = (inviteId: string) =>
    list.data?.invites.some((each) => each.inviteId === inviteId && each.status === 'open') === true
  const members = useRoom(({ state }) => (state?.members ?? []).map(({ id }) => id).join())
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever joins or is removed changes the invites
  useEffect(() => void refresh(), [members])
  const making = useSubmit(async (role: ParticipantRole) => {
    const invite = await post(urlOf(invitePaths.invites, { id: sessionId }), { role }, createdInviteSchema)
    await refresh()
    setMade((before) => [...before.filter((each) => each.role !== role), invite])
  })
  const takingBack = useSubmit(async (inviteId: string) => {
    await remove(urlOf(invitePaths.invite, { id: sessionId, inviteId }))
    setMade((before) => before.filter((each) => each.inviteId !== inviteId))
    await refresh()
  })
  const error = making.error ?? takingBack.error ?? list.error
  return (
    <div className={clsx(ui.grid, ui.gap16)}>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.body}</p>
      {roles.map((role) => {
        // A link is useless once it has been used, or revoked by removing its user.
        const shown = made.find((each) => each.role === role && isOpen(each.inviteId))
        const open = list.data?.invites.filter((each) => each.role === role && each.status === 'open') ?? []
        const declined = list.data?.invites.filter((each) => each.role === role && each.status === 'declined') ?? []
        return (
          <div key={role} className={clsx(ui.grid, ui.gap8)}>
            {shown !== undefined && (
              <div className={clsx(ui.flex, ui.low, ui.gap8)} role="status">
                <TextInput
                  className={clsx(ui.grow, ui.shrinks)}
                  label={texts.link[role]}
                  value={shown.link}
                  readOnly
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <CopyButton value={shown.link}>
                  {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
                </CopyButton>
              </div>
            )}
            {(shown === undefined || role === 'observer') && (
              <div>
                <Button loading={making.pending} onClick={() => void making.submit(role)}>
                  {shown === undefined ? texts.make[role] : texts.another}
                </Button>
              </div>
            )}
            {declined.map(({ inviteId, message }) => (
              <p key={inviteId} className={clsx(ui.flat, ui.small, ui.breaks)} role="status">
                {message === null ? texts.declined : texts.declinedWith(message)}
              </p>
            ))}
            {open.map(({ inviteId, expiresAt }) => {
              const day = longDayOf(new Date(expiresAt))
              return (
                <p key={inviteId} className={clsx(ui.row, ui.wrap, ui.gap12, ui.flat, ui.small, ui.quiet)}>
                  <span>{texts.open(day)}</span>
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={texts.takeBackOf(peopleTexts.roles[role].toLowerCase(), day)}
                    disabled={takingBack.pending}
                    onClick={() => void takingBack.submit(inviteId)}
                  >
                    {texts.takeBack}
                  </Button>
                </p>
              )
            })}
          </div>
        )
      })}
      {error !== null && (
        <Problem>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
    </div>
  )
}
