import type { EmailLinkAnswer } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useAccount } from '../../data/account.ts'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { useAccountChanges } from '../../data/ownAccount.ts'
import { useTokenInAddress } from '../../data/tokenInAddress.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './AccountPage.module.css'
import { firstPage } from './nextPage.ts'
import { accountsTexts } from './texts.ts'

const texts = accountsTexts.link
const toSettings = { label: texts.settings, to: '/app/settings' }

/** The page that links in our emails open: submits the token and shows the result. */
export default function EmailLinkPage() {
  const token = useTokenInAddress()
  // After the link has worked, a reload no longer has the token.
  if (token === null) return <DeadEnd title={texts.none} body={texts.noneBody} />
  return <FollowedLink key={token} token={token} />
}

/** Shown when a link didn't work. A signed-in user can send a new one from Settings. */
function DeadEnd({ title, body }: { title: string; body: string }) {
  const isOut = useAccount().status === 'signed_out'
  return (
    <Notice
      title={title}
      body={isOut ? body : `${body} ${texts.newOne}`}
      action={isOut ? { label: texts.signIn, to: '/signin' } : toSettings}
    />
  )
}

const continued = { to: firstPage, label: texts.onward }
/** Where to go next, for each kind of link. */
const onward: Record<EmailLinkAnswer['done'], { to: string; label: string }> = {
  emailVerified: continued,
  emailChanged: continued,
  emailRestored: { to: '/passwordReset', label: texts.newPassword },
  accountKept: { to: '/signin', label: texts.signIn },
}

function FollowedLink({ token }: { token: string }) {
  const { followLink } = useAccountChanges()
  // A query rather than an effect, so that a re-render doesn't submit twice: a link only works once.
  const { data, error, refetch } = useQuery({
    queryKey: ['email link', token],
    queryFn: () => followLink(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (data) {
    const { title, body } = texts.done[data.done]
    // A full page load, because cached data about the user may be stale.
    const { to, label } = onward[data.done]
    return <Notice title={title} body={body(data.email)} action={{ label, onClick: () => location.assign(to) }} />
  }
  if (error === null) return <output className={clsx(ui.centred, classes.page)}>{texts.working}</output>
  const code = error instanceof ApiProblem ? error.code : ''
  if (code === 'LINK_INVALID') return <DeadEnd title={texts.invalid} body={texts.invalidBody} />
  if (code === 'EMAIL_TAKEN') return <Notice title={texts.taken} body={texts.takenBody} action={toSettings} />
  const again = { label: texts.again, onClick: () => void refetch() }
  return <Notice title={texts.failed} body={sentenceOf(error)} action={again} />
}
