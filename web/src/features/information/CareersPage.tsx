import { Button } from '@mantine/core'
import { useSite } from '../../data/site.ts'
import classes from './InformationPage.module.css'
import { InformationPage } from './InformationPage.tsx'
import { careers } from './texts.ts'

export default function CareersPage() {
  return (
    <InformationPage of={careers}>
      <section className={classes.section} aria-labelledby="write-title">
        <h2 id="write-title" className={classes.heading}>
          {careers.write.title}
        </h2>
        <p className={classes.text}>{careers.write.body}</p>
        <CareersAddress />
      </section>
    </InformationPage>
  )
}

function CareersAddress() {
  const { data: site, isError } = useSite()
  const { action, address, none, unreachable } = careers.write
  if (isError) return <p className={classes.text}>{unreachable}</p>
  if (site === undefined) return null
  if (site.careersEmail === null) return <p className={classes.text}>{none}</p>
  return (
    <>
      <Button component="a" href={`mailto:${site.careersEmail}`} variant="filled">
        {action}
      </Button>
      <p className={classes.text}>{address(site.careersEmail)}</p>
    </>
  )
}
