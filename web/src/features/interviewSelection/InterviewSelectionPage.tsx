import { useDisclosure } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { byHand, type ChosenPreset, withSettings } from '../../data/choice.ts'
import { useCompanies } from '../../data/companies.ts'
import { useOwnCv } from '../../data/cv.ts'
import { useProfile } from '../../data/profile.ts'
import { useWallet } from '../../data/wallet.ts'
import { DeviceCheckDialog } from '../../parts/devices/DeviceCheckDialog.tsx'
import { OfInterviews } from '../../parts/domain/OfInterviews.tsx'
import ui from '../../ui/primitives.module.css'
import { CompanyList } from './CompanyList.tsx'
import { useEstimate } from './estimate.ts'
import { Filters, stageFilterOf } from './Filters.tsx'
import classes from './InterviewSelectionPage.module.css'
import { MyInterviews } from './MyInterviews.tsx'
import { NoMatch } from './NoMatch.tsx'
import { OtherKind } from './OtherKind.tsx'
import { withPreset } from './presets.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { StartBar } from './StartBar.tsx'
import { sessionOf, useSessions } from './sessions.ts'
import { choiceInWords } from './summary.ts'
import { selectionTexts as texts } from './texts.ts'
import { tokenPlan } from './tokenPlan.ts'
import { Unfinished } from './Unfinished.tsx'
import { useChoice } from './useChoice.ts'
import { useOpenSession } from './useOpenSession.ts'

/**
 * `/app/interviewSelection`: pick a company's preset or choose the settings by hand, then see cost and length and
 * start.
 */
export default function InterviewSelectionPage() {
  return (
    <OfInterviews>
      <Selection />
    </OfInterviews>
  )
}

function Selection() {
  const companies = useCompanies()
  const { choice, change } = useChoice(companies.data)
  const { settings, preset } = choice
  const company = companies.data?.find(({ slug }) => slug === preset?.slug)
  const { data: estimate } = useEstimate(choice, useProfile().data?.extraTimePercent)
  const hasCvQuestion = useOwnCv().data?.cv?.questions.some(({ inInterviews }) => inInterviews) ?? false
  const mayAskAboutCv = hasCvQuestion && estimate?.endsWithAStory === true
  const tokens = tokenPlan(choice, estimate, useWallet().data)
  const sessions = useSessions()
  const unfinished = sessions.data?.pages.flatMap((page) => page.sessions).find(({ phase }) => phase === 'IN_PROGRESS')
  const { filter, setFilter, clearFilter } = useFilter()
  const [checking, { open: check, close: stopChecking }] = useDisclosure(false)
  const { submit, pending, error } = useOpenSession()
  const focusChosen = useFocusOnChosen(preset)

  function choose(chosen: ChosenPreset | null) {
    focusChosen(chosen)
    const chosenCompany = companies.data?.find(({ slug }) => slug === chosen?.slug)
    if (chosen === null || chosenCompany === undefined) change(byHand(choice))
    else change(withPreset(choice, chosenCompany, chosen.round))
  }

  return (
    <>
      <div className={clsx(ui.grid, ui.centred, ui.contentWide, classes.page)}>
        <div className={clsx(ui.shrinks, classes.list)}>
          {unfinished && <Unfinished session={unfinished} />}
          <div className={clsx(ui.row, ui.wrap, ui.between, classes.head)}>
            <h1 className={ui.flat}>{texts.title}</h1>
            <Filters
              {...filter}
              onSearch={(search) => setFilter({ ...filter, search })}
              onStage={(stage) => setFilter({ ...filter, stage })}
            />
          </div>
          {estimate?.matches === false && (
            <NoMatch
              settings={settings}
              nearest={estimate.nearest}
              onChoose={(nearest) => change(withSettings(choice, nearest))}
            />
          )}
          {estimate?.followsRound === false && (
            <OtherKind
              onSenior={
                settings.candidateExperienceLevel === 'SENIOR'
                  ? null
                  : () => change(withSettings(choice, { candidateExperienceLevel: 'SENIOR' }))
              }
            />
          )}
          <CompanyList
            query={companies}
            filter={filter}
            chosen={company === undefined ? null : preset}
            role={settings.candidateRoleType}
            onChoose={choose}
            onRole={(candidateRoleType) => change(withSettings(choice, { candidateRoleType }))}
            onClearFilter={clearFilter}
          />
        </div>
        <div className={clsx(ui.shrinks, classes.settings)}>
          <SettingsCard choice={choice} company={company} mayAskAboutCv={mayAskAboutCv} onChange={change} />
        </div>
        <div className={clsx(ui.shrinks, classes.mine)}>
          <MyInterviews query={sessions} language={choice.programmingLanguage} />
        </div>
      </div>
      <StartBar
        what={choiceInWords(choice, company)}
        minutes={settings.timeLimitInMinutes}
        estimate={estimate}
        tokens={tokens}
        pending={pending}
        failure={error === null ? null : sentenceOf(error)}
        first={unfinished === undefined}
        onShorter={(timeLimitInMinutes) => change(withSettings(choice, { timeLimitInMinutes }))}
        onCheckDevices={check}
        onStart={() => void submit({ ...sessionOf(choice), askAboutCv: mayAskAboutCv && choice.askAboutCv })}
      />
      <DeviceCheckDialog opened={checking} onClose={stopChecking} />
    </>
  )
}

/** The list's filters, also kept in the address, so that reloads and links show the same list. */
function useFilter() {
  const [search, setSearch] = useSearchParams()
  // The address lags behind typing, so the fields show local state.
  const [filter, show] = useState(() => ({ search: search.get('q') ?? '', stage: stageFilterOf(search.get('stage')) }))
  function setFilter(wanted: typeof filter) {
    show(wanted)
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (wanted.search === '') params.delete('q')
        else params.set('q', wanted.search)
        if (wanted.stage === 'all') params.delete('stage')
        else params.set('stage', wanted.stage)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { filter, setFilter, clearFilter: () => setFilter({ search: '', stage: 'all' }) }
}

/** Choosing a company removes its row and button, so this moves focus to the expanded company in their place. */
function useFocusOnChosen(preset: ChosenPreset | null) {
  const wanted = useRef<string | null>(null)
  const slug = preset?.slug ?? null
  useEffect(() => {
    if (wanted.current === null || wanted.current !== slug) return
    wanted.current = null
    document.getElementById('chosen-company')?.focus()
  }, [slug])
  return (chosen: ChosenPreset | null) => {
    wanted.current = chosen !== null && chosen.slug !== slug ? chosen.slug : null
  }
}
