import { type AdminPerson, adminPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { DocumentTitle } from '../../../app/layout/DocumentTitle.tsx'
import { post, sentenceOf, unread } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { AuditTrail } from '../parts/AuditTrail.tsx'
import { amount, dayOfExpiry, shortMomentOf } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { TierChip } from '../parts/TierChip.tsx'
import { useChange } from '../parts/useChange.ts'
import { usePerson } from '../queries.ts'
import { GrantForm } from './GrantForm.tsx'
import styles from './People.module.css'
import { PersonSessions } from './PersonSessions.tsx'
import { peopleTexts as texts } from './texts.ts'

/** One user: account, token grants, session ids and changes. Never their messages or code. */
export function PersonPage({ userId }: { userId: number }) {
  const person = usePerson(userId)
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <Link className={clsx(ui.inlineRow, ui.gap6, ui.text14, ui.quiet, ui.plainLink, styles.back)} to="/admin/people">
        <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
        {texts.back}
      </Link>
      {person.data === undefined && <h1 className={clsx(ui.flat, ui.breaks)}>{texts.one}</h1>}
      <Loaded query={person} lines={8}>
        {(data) => <Person person={data} />}
      </Loaded>
    </div>
  )
}

function Person({ person }: { person: AdminPerson }) {
  const { user, tokens } = person
  return (
    <>
      <DocumentTitle title={user.userName} />
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <div style={{ minWidth: 0 }}>
          <h1 className={clsx(ui.flat, ui.breaks)}>{user.userName}</h1>
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
            {texts.identity(user.id, user.email)}
          </p>
        </div>
        <div className={clsx(ui.row, ui.wrap, classes.actions)}>
          <AlphaButton person={person} />
          <Button component={Link} to={`/admin/subscriptions?user=${user.id}`}>
            {texts.subscription}
          </Button>
        </div>
      </div>
      <Facts person={person} />
      <div className={clsx(ui.grid, styles.columns)}>
        <section aria-labelledby="tokens">
          <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16, classes.partHead)}>
            <h2 id="tokens" className={clsx(ui.flat, ui.large)}>
              {texts.tokens.title}
            </h2>
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>
              {[
                texts.tokens.left(amount(tokens.left)),
                ...(tokens.reserved > 0 ? [texts.tokens.reserved(amount(tokens.reserved))] : []),
                texts.tokens.monthly(amount(tokens.monthlyGrant)),
              ].join(', ')}
            </p>
          </div>
          <GrantForm userId={user.id} />
        </section>
        <AuditTrail userId={user.id} />
      </div>
      <PersonSessions sessions={person.sessions} count={person.sessionCount} />
    </>
  )
}

function Facts({ person }: { person: AdminPerson }) {
  const { facts } = texts
  return (
    <dl className={clsx(ui.grid, ui.flat, classes.facts)}>
      <div>
        <dt>{facts.tier}</dt>
        <dd>
          <TierChip tier={person.tierNow} />
        </dd>
      </div>
      <div>
        <dt>{facts.email}</dt>
        <dd>{person.emailVerified ? facts.confirmed : facts.unconfirmed}</dd>
      </div>
      <div>
        <dt>{facts.since}</dt>
        <dd>{dayOfExpiry(person.user.createdAt)}</dd>
      </div>
      <div>
        <dt>{facts.signIns}</dt>
        <dd>
          {facts.browsers(person.signIns)}
          {person.lastSeenAt !== null && `, ${facts.lastSeen(shortMomentOf(person.lastSeenAt))}`}
        </dd>
      </div>
      <div>
        <dt>{facts.alpha}</dt>
        <dd>{person.isAlphaUser ? facts.isAlpha : facts.isNotAlpha}</dd>
      </div>
      {person.deleteAt !== null && (
        <div>
          <dt>{facts.deletion}</dt>
          <dd className={classes.warn}>{dayOfExpiry(person.deleteAt)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Adds the user to the alpha list, or removes them. */
function AlphaButton({ person: { isAlphaUser, user } }: { person: AdminPerson }) {
  const { submit, pending, error } = useChange(async () => {
    const path = isAlphaUser ? adminPaths.alphaEmailRemoval : adminPaths.alphaEmails
    await post(path, { email: user.email }, unread)
  })
  return (
    <>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <Button loading={pending} onClick={() => void submit()}>
        {isAlphaUser ? texts.removeAlpha : texts.addAlpha}
      </Button>
    </>
  )
}
