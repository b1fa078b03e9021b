import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { headOf, pathOf } from '../head.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import classes from './NotOpenYetPage.module.css'
import { notOpenYetTexts, pagesNotOpenYet } from './texts.ts'

/** A page of spec §2 whose feature is still being built: what it will do, and the one best thing to do meanwhile. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation()
  const said = pagesNotOpenYet[pathOf(pathname)]
  if (said === undefined) return <NotFoundPage />
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{headOf(pathname).title}</h1>
      <p className={classes.state}>{notOpenYetTexts.state}</p>
      <p className={classes.does}>{said.does.join(' ')}</p>
      <section className={classes.meanwhile} aria-labelledby="meanwhile">
        <h2 id="meanwhile" className={classes.heading}>
          {notOpenYetTexts.meanwhile}
        </h2>
        <p className={classes.advice}>{said.meanwhile}</p>
        <Button
          component={Link}
          to={said.action.to}
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {said.action.label}
        </Button>
      </section>
    </div>
  )
}
