import { clsx } from 'clsx'
import { useMemo } from 'react'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import classes from './CallStrip.module.css'
import { CallTile } from './CallTile.tsx'
import type { Call } from './call.ts'
import { useCallView } from './callContext.ts'
import { callTexts as texts } from './texts.ts'

/** Tiles for the other person and the user; in a narrow window, just the other person. */
export function CallTiles({ call, name, isWide }: { call: Call; name: string; isWide: boolean }) {
  const { theirs, remote, media, camera, screen } = useCallView(call, (view) => view)
  const own = useRoom(({ state, role }) => state?.members.find((each) => each.role === role)?.name ?? '')
  const shown = screen ?? camera
  const ownPicture = useMemo(() => (shown === null ? null : new MediaStream([shown])), [shown])
  const hasPicture = theirs !== null && (theirs.camera || theirs.screen)
  return (
    <div className={clsx(ui.flex, ui.gap6, classes.tiles)}>
      <CallTile
        name={name}
        label={name}
        picture={hasPicture ? remote : null}
        isMuted={theirs !== null && !theirs.microphone}
        isScreen={theirs?.screen ?? false}
        canEnlarge={isWide}
      />
      {isWide && (
        <CallTile
          name={own}
          label={texts.you}
          picture={ownPicture}
          isMuted={!media.microphone}
          isMirrored
          isScreen={screen !== null}
        />
      )}
    </div>
  )
}
