import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './WarmUp.module.css'

type Box = { top: number; left: number; width: number; height: number }

/** Frames a part of the room; hidden if the part isn't visible. */
export function Pointer({ selector }: { selector: string }) {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    const measure = () => {
      const bounds = document.querySelector(selector)?.getBoundingClientRect()
      setBox(bounds === undefined || bounds.width === 0 ? null : bounds)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    const target = document.querySelector(selector)
    if (target !== null) observer.observe(target)
    measure()
    return () => observer.disconnect()
  }, [selector])
  if (box === null) return null
  const { top, left, width, height } = box
  return <div className={clsx(ui.round, classes.pointer)} style={{ top, left, width, height }} aria-hidden="true" />
}
