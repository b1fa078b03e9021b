import { useLocalStorage } from '@mantine/hooks'

const least = 140
const usual = 322

/** How much of the window stays with the editor. */
const keepsPx = 240
export const mostTestsHeight = (): number => Math.max(least, window.innerHeight - keepsPx)
export const leastTestsHeight = least

/** How high the tests are, in px; kept in this browser. */
export function useTestsHeight(): [number, (height: number) => void] {
  const [height, setHeight] = useLocalStorage({
    key: 'greenroom:tests-height',
    defaultValue: usual,
    getInitialValueInEffect: false,
  })
  const within = (wanted: number) => Math.round(Math.min(mostTestsHeight(), Math.max(least, wanted)))
  return [within(Number.isFinite(height) ? height : usual), (wanted) => setHeight(within(wanted))]
}
