import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import type { FieldErrors } from './credentials.ts'
import classes from './ErrorSummary.module.css'
import { accountsTexts } from './texts.ts'

/** Error summary above the form. It takes focus, and each line links to its field. */
export function ErrorSummary({ errors, failure }: { errors: FieldErrors; failure: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const lines = Object.entries(errors)
  useEffect(() => {
    if (Object.keys(errors).length > 0 || failure !== null) box.current?.focus()
  }, [errors, failure])
  if (lines.length === 0 && failure === null) return null
  return (
    <div ref={box} className={clsx(ui.round, classes.box)} role="alert" tabIndex={-1}>
      {lines.length > 0 && <p className={clsx(ui.flat, ui.bad, ui.strong)}>{accountsTexts.summary(lines.length)}</p>}
      {lines.length > 0 ? (
        <ul className={clsx(ui.after4, classes.lines)}>
          {lines.map(([field, message]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={ui.after4}>{failure}</p>
      )}
    </div>
  )
}
