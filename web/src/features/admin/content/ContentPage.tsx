import classes from '../parts/Admin.module.css'
import { AlphaEmails } from './AlphaEmails.tsx'
import styles from './Content.module.css'
import { InvitationCodes } from './InvitationCodes.tsx'
import { contentTexts as texts } from './texts.ts'

/** `/admin/content`: who may sign up, and who sees what is in beta. */
export default function ContentPage() {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>{texts.title}</h1>
      </div>
      <div className={styles.columns}>
        <AlphaEmails />
        <InvitationCodes />
      </div>
    </div>
  )
}
