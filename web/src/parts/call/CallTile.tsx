import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMicrophoneOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './CallStrip.module.css'
import { callTexts as texts } from './texts.ts'

/** One person: their picture or, without one, their initials. */
export function CallTile(props: {
  name: string
  label: string
  /** Picture to show; null shows the initials. */
  picture: MediaStream | null
  isMuted: boolean
  /** Your own picture is mirrored; a screen never is. */
  isMirrored?: boolean
  /** A screen is shown in full; a face fills the tile. */
  isScreen?: boolean
  canEnlarge?: boolean
}) {
  const { name, label, picture, isMuted, isMirrored = false, isScreen = false, canEnlarge = false } = props
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = picture
  }, [picture])
  return (
    <figure className={clsx(ui.flat, ui.anchor, ui.clipped, ui.round, ui.lineAround, ui.bubble, classes.tile)}>
      {picture === null ? (
        <span className={clsx(ui.grid, ui.placeMiddle, ui.tall, ui.text14, ui.quiet, ui.strong)} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <video
          ref={video}
          className={classes.picture}
          data-mirrored={isMirrored && !isScreen}
          data-screen={isScreen}
          aria-label={label}
          autoPlay
          playsInline
          // The sound plays in its own element.
          muted
        />
      )}
      <figcaption className={clsx(ui.over, ui.row, ui.gap4, ui.tiny, ui.roundSmall, classes.name)}>
        {isMuted && <IconMicrophoneOff size={12} stroke={2} aria-hidden="true" />}
        <span className={clsx(ui.cut, ui.wideOnly)}>{label}</span>
      </figcaption>
      {canEnlarge && picture !== null && (
        <ActionIcon
          className={clsx(ui.over, classes.enlarge)}
          variant="default"
          size={26}
          aria-label={texts.enlarge}
          onClick={() => void video.current?.requestFullscreen?.()}
        >
          <IconMaximize size={14} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </figure>
  )
}

function initialsOf(name: string): string {
  const [first = '', ...more] = name.split(/\s+/).map((word) => word.charAt(0))
  return `${first}${more.at(-1) ?? ''}`.toUpperCase()
}
