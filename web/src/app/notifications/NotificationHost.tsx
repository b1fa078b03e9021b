import '@mantine/notifications/styles.layer.css'
import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import classes from './NotificationHost.module.css'
import { type Notification, useWaiting } from './notify.ts'
import { notificationTexts as texts } from './texts.ts'

const glyphs = { info: IconInfoCircle, done: IconCheck, warn: IconAlertTriangle, bad: IconAlertTriangle } as const

/** Shows notifications from `notify`, as a live region, below the header, so that they don't cover any buttons. */
export function NotificationHost() {
  const waiting = useWaiting(({ waiting }) => waiting)
  useEffect(() => {
    if (waiting.length === 0) return
    waiting.forEach(show)
    useWaiting.setState({ waiting: [] })
  }, [waiting])
  return (
    <Notifications
      className={classes.place ?? ''}
      position="top-right"
      containerWidth={400}
      limit={3}
      zIndex={300}
      allowScrollDismiss={false}
      aria-live="polite"
    />
  )
}

function show(notification: Notification): void {
  const { id, kind, title, action } = notification
  const Glyph = glyphs[kind]
  notifications.hide(id)
  notifications.show({
    id,
    title,
    role: 'group',
    'aria-label': title,
    message: <Message {...notification} />,
    icon: <Glyph size={20} stroke={1.6} aria-hidden="true" />,
    autoClose: action === undefined && (kind === 'info' || kind === 'done') ? 8_000 : false,
    closeButtonProps: { 'aria-label': texts.dismiss },
    classNames: { root: classes.root ?? '', title: classes.title ?? '', icon: classes[kind] ?? '' },
  })
}

function Message({ id, body, action }: Notification) {
  const close = () => {
    notifications.hide(id)
  }
  return (
    <>
      {body !== undefined && <p className={classes.body}>{body}</p>}
      {action !== undefined &&
        ('to' in action ? (
          <Button component={Link} to={action.to} size="xs" onClick={close}>
            {action.label}
          </Button>
        ) : (
          <Button
            size="xs"
            onClick={() => {
              action.onClick()
              close()
            }}
          >
            {action.label}
          </Button>
        ))}
    </>
  )
}
