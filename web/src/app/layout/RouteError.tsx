import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { report } from '../../data/report.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { isMissingPart, useVersion } from '../version/newVersion.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import classes from './RouteError.module.css'
import { layoutTexts } from './texts.ts'

/** Shown instead of a page that threw an error, or whose chunk failed to load. */
export function RouteError() {
  const error = useRouteError()
  const { outdated } = useVersion()
  const client = useQueryClient()
  const said = error instanceof Error ? error.message : String(error)
  const isCrash = !isRouteErrorResponse(error) && !isMissingPart(error)
  useEffect(() => {
    if (isCrash) report(client, `a page crashed at ${location.pathname}: ${said}`, 'error')
  }, [client, isCrash, said])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isMissingPart(error)) {
    const { title, body, action } = outdated ? layoutTexts.replaced : layoutTexts.missing
    return <Notice title={title} body={body} action={{ label: action, onClick: () => location.reload() }} />
  }
  const { title, body, action, details } = layoutTexts.crashed
  return (
    <Notice title={title} body={body} action={{ label: action, onClick: () => location.reload() }}>
      <details className={clsx(ui.text14, ui.quiet, classes.details)}>
        <summary>{details}</summary>
        <pre className={clsx(ui.text13, ui.mono, ui.asTyped)}>{said}</pre>
      </details>
    </Notice>
  )
}
