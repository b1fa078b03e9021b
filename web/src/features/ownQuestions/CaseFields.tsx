import type { TestRunResults } from '@greenroom/shared/session'
import { ownQuestionBounds } from '@greenroom/shared/wire'
import { Button, Checkbox, Fieldset, Textarea, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import type { CaseDraft } from './draft.ts'
import classes from './OwnQuestions.module.css'
import { ownQuestionTexts as texts } from './texts.ts'

/** Fields for the cases. If the solution disagrees with a case, its output is shown. */
export function CaseFields(props: {
  cases: readonly CaseDraft[]
  errors: Record<string, string>
  results: TestRunResults | null
  onChange: (cases: CaseDraft[]) => void
}) {
  const { cases, errors, results, onChange } = props
  const change = (at: number, changed: Partial<CaseDraft>): void =>
    onChange(cases.map((each, index) => (index === at ? { ...each, ...changed } : each)))
  const rows = { autosize: true, minRows: 2, maxRows: 10, classNames: { input: ui.mono ?? '' }, spellCheck: false }
  return (
    <section className={clsx(ui.grid, ui.gap16)} aria-labelledby="own-cases">
      <div>
        <h2 id="own-cases" className={clsx(ui.flat, ui.title)}>
          {texts.cases}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.casesHint}</p>
        {errors.cases !== undefined && <Problem>{errors.cases}</Problem>}
      </div>
      {cases.map(({ stdin, expected_output, hidden, name }, at) => {
        const number = at + 1
        const result = results?.testCases[at]
        const isWrong = result !== undefined && result.status !== 'ACCEPTED' && !result.notRun
        const printed = result?.actual_output ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a case has no other name than its place
          <Fieldset key={at} legend={texts.caseTitle(number)}>
            <div className={clsx(ui.grid, ui.gap12)}>
              <div className={clsx(ui.grid, ui.gap12, classes.pair)}>
                <Textarea
                  label={texts.stdin}
                  {...rows}
                  value={stdin}
                  error={errors[`cases.${at}.stdin`]}
                  onChange={({ currentTarget }) => change(at, { stdin: currentTarget.value })}
                />
                <Textarea
                  label={texts.expected_output}
                  {...rows}
                  value={expected_output}
                  error={errors[`cases.${at}.expected_output`]}
                  onChange={({ currentTarget }) => change(at, { expected_output: currentTarget.value })}
                />
              </div>
              {isWrong && printed !== null && (
                <div className={clsx(ui.grid, ui.gap8)}>
                  <p className={clsx(ui.flat, ui.small, ui.bad)}>{texts.printed}</p>
                  <pre className={clsx(ui.flat, ui.mono, ui.text14, ui.breaks, ui.asTyped)}>{printed}</pre>
                  {result.status === 'WRONG_ANSWER' && result.truncated !== true && (
                    <Button
                      size="xs"
                      className={ui.start ?? ''}
                      aria-label={texts.outputTakenFor(number)}
                      onClick={() => change(at, { expected_output: printed })}
                    >
                      {texts.takeOutput}
                    </Button>
                  )}
                </div>
              )}
              <Checkbox
                label={texts.hidden}
                checked={hidden}
                onChange={({ currentTarget }) => change(at, { hidden: currentTarget.checked })}
              />
              <TextInput
                label={hidden ? texts.hiddenName : texts.caseName}
                value={name}
                maxLength={ownQuestionBounds.nameCharacters}
                error={errors[`cases.${at}.name`]}
                onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
              />
              {cases.length > 1 && (
                <Button
                  size="xs"
                  className={ui.start ?? ''}
                  onClick={() => onChange(cases.filter((_, index) => index !== at))}
                >
                  {texts.removeCase(number)}
                </Button>
              )}
            </div>
          </Fieldset>
        )
      })}
      <Button
        className={ui.start ?? ''}
        disabled={cases.length >= ownQuestionBounds.cases}
        onClick={() => onChange([...cases, { stdin: '', expected_output: '', hidden: true, name: '' }])}
      >
        {texts.addCase}
      </Button>
    </section>
  )
}
