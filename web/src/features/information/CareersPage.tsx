import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useSite } from '../../data/site.ts'
import ui from '../../ui/primitives.module.css'
import classes from './InformationPage.module.css'
import { InformationPage } from './InformationPage.tsx'
import { careers } from './texts.ts'

export default function CareersPage() {
  return (
    <InformationPage of={careers}>
      <section className={clsx(ui.text16, ui.lineAbove, classes.section)} aria-labelledby="write-title">
        <h2 id="write-title" className={ui.under12}>
          {careers.write.title}
        </h2>
        <p className={ui.under16}>{careers.write.body}</p>
        <CareersAddress />
      </section>
    </InformationPage>
  )
}

function CareersAddress() {
  const { data: site, isError } = useSite()
  const { action, address, none, unreachable } = careers.write
  if (isError) return <p className={ui.under16}>{unreachable}</p>
  if (site === undefined) return null
  if (site.careersEmail === null) return <p className={ui.under16}>{none}</p>
  return (
    <>
      <Button component="a" href={`mailto:${site.careersEmail}`} variant="filled">
        {action}
      </Button>
      <p className={ui.under16}>{address(site.careersEmail)}</p>
    </>
  )
}
