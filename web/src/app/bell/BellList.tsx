import type { BellNotice, NoticeKind } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import {
  IconCalendarEvent,
  IconClipboardCheck,
  IconCoin,
  IconCreditCard,
  IconFileCheck,
  IconMessageCheck,
  IconSchool,
  IconUserPlus,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useNotices, useReadNotices } from '../../data/notices.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './BellList.module.css'
import { bellTexts as texts } from './texts.ts'

const icons: Record<NoticeKind, typeof IconCoin> = {
  scorecard_ready: IconClipboardCheck,
  invitation: IconUserPlus,
  invitation_declined: IconUserX,
  grant: IconCoin,
  report_answered: IconMessageCheck,
  subscription_changed: IconCreditCard,
  partner: IconUsers,
  appointment: IconCalendarEvent,
  workshop: IconSchool,
  content_review: IconFileCheck,
}

/** The notices, latest first. Showing them marks them as read, but new ones stay highlighted while the list is open. */
export function BellList({ onLeave }: { onLeave: () => void }) {
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotices()
  const pages = data?.pages ?? []
  const notices = pages.flatMap((page) => page.notices)
  const fresh = useFresh(notices, pages[0]?.unread ?? 0)
  return (
    <div className={clsx(ui.inset16, classes.all)}>
      <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap16, classes.head)}>
        <h2 className={clsx(ui.flat, ui.text17, ui.strong)}>{texts.title}</h2>
        <Link to="/app/settings#notifications" className={clsx(ui.text14, ui.accent)} onClick={onLeave}>
          {texts.settings}
        </Link>
      </div>
      {data === undefined && !isError && (
        <div className={clsx(ui.roundSmall, ui.bubble, classes.skeleton)} aria-busy="true" />
      )}
      {data === undefined && isError && (
        <EmptyBox fact={texts.failed} isFailure>
          <Button size="xs" loading={isFetching} onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      )}
      {data !== undefined && notices.length === 0 && <EmptyBox {...texts.empty} />}
      {notices.length > 0 && (
        <ul className={ui.list}>
          {notices.map((notice) => (
            <Row key={notice.noticeId} notice={notice} isNew={fresh.has(notice.noticeId)} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button fullWidth size="xs" mt={8} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </div>
  )
}

function Row(props: { notice: BellNotice; isNew: boolean; onLeave: () => void }) {
  const { kind, title, text, path, at } = props.notice
  const Icon = icons[kind]
  return (
    <li className={clsx(ui.flex, ui.gap12, ui.lineAbove, ui.anchor, ui.hovers, classes.row)} data-new={props.isNew}>
      <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={clsx(ui.grow, ui.shrinks)}>
        <Link
          to={path}
          className={clsx(ui.body, ui.ink, ui.breaks, ui.plainLink, classes.link)}
          onClick={props.onLeave}
        >
          {title}
        </Link>
        {text !== '' && <p className={clsx(ui.small, ui.quiet, ui.breaks, classes.text)}>{text}</p>}
        <p className={clsx(ui.text13, ui.line18, ui.faint, classes.time)}>
          <time dateTime={at}>{dayAndTimeOf(new Date(at))}</time>
          {props.isNew && <VisuallyHidden>{`, ${texts.isNew}`}</VisuallyHidden>}
        </p>
      </div>
      {props.isNew && <span className={clsx(ui.fixed, ui.circle, ui.accentGround, classes.dot)} />}
    </li>
  )
}

/** Notices that are new to this user, even after the server has marked them as read. */
function useFresh(notices: readonly BellNotice[], unread: number): ReadonlySet<string> {
  const read = useReadNotices()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = notices.filter((notice) => !notice.read && !fresh.has(notice.noticeId))
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map(({ noticeId }) => noticeId)]))
  const latest = unread > 0 ? notices[0]?.noticeId : undefined
  useEffect(() => {
    if (latest !== undefined) read(latest)
  }, [latest, read])
  return fresh
}
