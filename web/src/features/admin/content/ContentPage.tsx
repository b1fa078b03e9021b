import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { AlphaEmails } from './AlphaEmails.tsx'
import styles from './Content.module.css'
import { InvitationCodes } from './InvitationCodes.tsx'
import { contentTexts as texts } from './texts.ts'

/** `/admin/content`: controls who can sign up and who sees beta content. */
export default function ContentPage() {
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
      </div>
      <div className={clsx(ui.grid, styles.columns)}>
        <AlphaEmails />
        <InvitationCodes />
      </div>
    </div>
  )
}
