import { Button } from '@mantine/core'
import { useSite } from '../../data/site.ts'
import ui from '../../ui/primitives.module.css'
import { pageTexts } from './texts.ts'

const texts = pageTexts.applications

/** A button to write to the address for applications, which the operator sets. */
export function Applications({ action }: { action: string }) {
  const { data: site, isError } = useSite()
  if (isError) return <p className={ui.flat}>{texts.unreachable}</p>
  if (site === undefined) return null
  if (site.careersEmail === null) return <p className={ui.flat}>{texts.none}</p>
  return (
    <div>
      <Button component="a" href={`mailto:${site.careersEmail}`} variant="filled">
        {action}
      </Button>
      <p className={ui.flat}>{texts.address(site.careersEmail)}</p>
    </div>
  )
}
