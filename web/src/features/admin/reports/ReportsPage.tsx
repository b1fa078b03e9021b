import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import classes from '../parts/Admin.module.css'
import { FilterSelect } from '../parts/FilterSelect.tsx'
import { useAddress } from '../parts/useAddress.ts'
import { FeedbackList } from './FeedbackList.tsx'
import { MessageList } from './MessageList.tsx'
import { ReportList } from './ReportList.tsx'
import { reportTexts as texts } from './texts.ts'

const kinds = texts.kinds.map(({ value }) => value)
const abouts = texts.abouts.map(({ value }) => value)
const states = texts.states.map(({ value }) => value)
const severities = texts.severities.map(({ value }) => value)

/** `/admin/reports`: reports and contested scores to answer, feedback, and web app errors. */
export default function ReportsPage() {
  const address = useAddress()
  const kind = address.oneOf('kind', kinds) ?? 'reports'
  const about = address.oneOf('about', abouts)
  const answered = address.oneOf('answered', states)
  const severity = address.oneOf('severity', severities)
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        <RadioField
          label={texts.tabs}
          labelHidden
          value={kind}
          options={texts.kinds}
          onChange={(value) => address.set('kind', value === 'reports' ? '' : value)}
        />
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap8, classes.bar)}>
        {kind === 'reports' && (
          <>
            <FilterSelect
              name={texts.filters.about}
              options={texts.abouts}
              value={about}
              onChange={(value) => address.set('about', value)}
            />
            <FilterSelect
              name={texts.filters.state}
              options={texts.states}
              value={answered}
              onChange={(value) => address.set('answered', value)}
            />
          </>
        )}
        {kind === 'messages' && (
          <FilterSelect
            name={texts.filters.severity}
            options={texts.severities}
            value={severity}
            onChange={(value) => address.set('severity', value)}
          />
        )}
      </div>
      {kind === 'reports' && <ReportList about={about} answered={answered} />}
      {kind === 'feedback' && <FeedbackList />}
      {kind === 'messages' && <MessageList severity={severity} />}
    </div>
  )
}
