import { useLocalStorage } from '@mantine/hooks'

/** Whether the clock is hidden in this browser, in rooms and papers alike. */
export const useClockHidden = () =>
  useLocalStorage({ key: 'greenroom:clock-hidden', defaultValue: false, getInitialValueInEffect: false })
