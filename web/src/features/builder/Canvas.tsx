import { pageBreakpoints } from '@greenroom/shared/rules'
import { Box } from '@mantine/core'
import { Puck } from '@puckeditor/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Editor.module.css'
import type { PageWidth } from './pageWidth.ts'
import { builderTexts } from './texts.ts'

/** The page at one of the widths of spec §9, scaled down if it doesn't fit. */
export function Canvas({ width, isEmpty }: { width: PageWidth; isEmpty: boolean }) {
  const around = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = around.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const wanted = pageBreakpoints[width]
  const scale = room > 0 && room < wanted ? room / wanted : 1
  return (
    <div ref={around}>
      {room > 0 && (
        <Box
          className={clsx(ui.page, ui.lineAround, ui.round, classes.canvas)}
          style={{ width: wanted, zoom: scale }}
          __vars={{ '--as-large-as-before': String(1 / scale) }}
          data-width={wanted}
        >
          <Puck.Preview />
          {isEmpty && <p className={clsx(ui.quiet, ui.centre)}>{builderTexts.editor.empty}</p>}
        </Box>
      )}
    </div>
  )
}
