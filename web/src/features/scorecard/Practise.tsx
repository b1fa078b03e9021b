import { challengeCataloguePaths, challengeListSchema, urlOf } from '@greenroom/shared/wire'
import { Button, Menu } from '@mantine/core'
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { get, sentenceOf } from '../../data/api.ts'
import { openWorkspace, placeOf } from '../../data/workspaces.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { type Drill, type DrillLength, drillLengths } from './drill.ts'
import classes from './Practise.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Opens the next practice. If there are matching questions of several lengths, the candidate picks one. */
export function Practise({ drill }: { drill: Drill }) {
  const leave = useLeave()
  const client = useQueryClient()
  const { lengths, isLoading } = useLengths(drill)
  const { submit, pending, error } = useSubmit(async ({ challengeId }: DrillLength) => {
    const workspace = await openWorkspace(challengeId, drill.programmingLanguage)
    void client.invalidateQueries({ queryKey: ['sessions'] })
    await leave(placeOf(workspace))
  })
  const [shortest, ...others] = lengths
  const arrow = <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
  if (shortest === undefined)
    return (
      <Button
        variant="filled"
        classNames={wrapping}
        component={Link}
        to="/app/mockInterview"
        loading={isLoading}
        rightSection={arrow}
      >
        {labelOf(drill)}
      </Button>
    )
  return (
    <>
      {error !== null && (
        <Problem w="100%">
          {texts.practiseFailed} {sentenceOf(error)}
        </Problem>
      )}
      <div className={clsx(ui.flex, ui.shrinks, classes.split)}>
        <Button
          variant="filled"
          classNames={wrapping}
          loading={pending}
          rightSection={arrow}
          onClick={() => void submit(shortest)}
        >
          {labelOf(drill, shortest.minutes)}
        </Button>
        {others.length > 0 && (
          <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <Button
                variant="filled"
                className={clsx(ui.fixed, classes.longer)}
                aria-label={texts.practiseLonger}
                disabled={pending}
              >
                <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {lengths.map((length) => (
                <Menu.Item key={length.minutes} onClick={() => void submit(length)}>
                  {texts.practiseOn(length.minutes, length.title)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </>
  )
}

/** Lets a long dimension name wrap to a second line. */
const wrapping = { root: classes.button ?? '', label: classes.label ?? '' }

const labelOf = ({ what }: Drill, minutes?: number): string => {
  const label = what === null ? texts.practiseAgain : texts.practise(what)
  return minutes === undefined ? label : texts.forMinutes(label, minutes)
}

/** The lengths that have questions; empty if the request failed. */
function useLengths(drill: Drill): { lengths: DrillLength[]; isLoading: boolean } {
  const { type } = drill
  const { data, isLoading } = useQuery({
    queryKey: ['challenges', 'drill', type],
    queryFn: ({ signal }) =>
      get(urlOf(challengeCataloguePaths.list, {}, { type, limit: 100 }), challengeListSchema, { signal }),
  })
  return { lengths: data === undefined ? [] : drillLengths(drill, data.challenges), isLoading }
}
