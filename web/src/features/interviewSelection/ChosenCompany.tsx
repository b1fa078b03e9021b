import { roundOfQuestion, rubrics } from '@greenroom/shared/rules'
import type { CompanyView } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ChosenPreset } from '../../data/choice.ts'
import ui from '../../ui/primitives.module.css'
import classes from './ChosenCompany.module.css'
import type { CompanyRound, Listed } from './presets.ts'
import { RoundChoice } from './RoundChoice.tsx'
import { selectionTexts as texts } from './texts.ts'

/**
 * The chosen company, expanded in place: its rounds, details of the chosen round, what that round assesses, and the
 * sources.
 */
export function ChosenCompany(props: {
  listed: Listed
  round: ChosenPreset['round']
  onRound: (round: ChosenPreset['round']) => void
  onClear: () => void
}) {
  const { company } = props.listed
  const round = props.round === 'all' ? null : (company.rounds[props.round - 1] ?? null)
  return (
    <section className={clsx(ui.round, ui.surface, classes.card)} aria-labelledby="chosen-company">
      <header className={clsx(ui.row, ui.wrap, classes.head)}>
        <h2 id="chosen-company" tabIndex={-1} className={clsx(ui.grow, ui.flat, ui.breaks, classes.name)}>
          {company.name}
        </h2>
        <span className={clsx(ui.row, ui.gap6, ui.text14, ui.accent, ui.roundSmall, classes.chip)}>
          <IconCheck size={14} stroke={1.6} aria-hidden="true" />
          {texts.chosen}
        </span>
        <Button size="xs" variant="subtle" onClick={props.onClear}>
          {texts.clearPreset}
        </Button>
      </header>
      <p className={clsx(ui.small, ui.quiet, classes.about)}>{company.about}</p>
      <RoundChoice listed={props.listed} value={props.round} onChange={props.onRound} />
      <dl className={clsx(ui.grid, ui.gap8, classes.facts)}>
        {round === null ? <Fact name={texts.how}>{texts.wholeDayHow}</Fact> : <RoundFacts round={round} />}
        <Fact name={texts.advice}>
          <ul className={clsx(ui.list, classes.list)}>
            {company.advice.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={texts.source}>
          <Sources company={company} />
        </Fact>
      </dl>
    </section>
  )
}

function RoundFacts({ round }: { round: CompanyRound }) {
  const judgedAs = roundOfQuestion({ challengeType: round.challengeTypes[0] ?? 'coding' }, round.stage)
  const weights = Object.entries(rubrics[judgedAs]).map(([dimension, weight]) => `${dimension} ${weight}`)
  return (
    <>
      <Fact name={texts.how}>{round.how}</Fact>
      <Fact name={texts.code}>{codeIn(round)}</Fact>
      <Fact name={texts.counts}>
        {sentence(weights.join(', '))}
        {round.weighs.length > 0 && (
          <span className={clsx(ui.block, ui.quiet)}>{texts.countsMost(round.weighs.join(', '))}</span>
        )}
      </Fact>
      <Fact name={texts.toPass}>{texts.passes[judgedAs]}</Fact>
    </>
  )
}

/** Phone and on-site rooms don't run code, even if the company does. */
function codeIn({ runsCode, stage }: CompanyRound): string {
  if (!runsCode) return texts.nothingRunsThere
  return stage === 'take_home_assessment' ? texts.codeRunsThere : texts.codeRunsOnlyThere
}

function Sources({ company: { evidence, sources } }: { company: CompanyView }) {
  if (evidence === 'neutral') return texts.neutral
  if (evidence === 'commonly_reported') return texts.unverified
  return (
    <ul className={clsx(ui.list, classes.list)}>
      {sources.map(({ title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
            <IconExternalLink className={classes.external} size={14} stroke={1.6} aria-hidden="true" />
            <VisuallyHidden>{texts.opensElsewhere}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={clsx(ui.grid, ui.small, classes.fact)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
