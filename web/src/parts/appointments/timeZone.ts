import { useSyncExternalStore } from 'react'
import { ownZone } from '../../data/ownZone.ts'
import { browserStorage } from '../../data/storage.ts'

const storage = browserStorage(() => localStorage)
const key = 'greenroom:timeZone'
const listeners = new Set<() => void>()

/** Every zone this browser knows. */
export const knownZones = (): string[] => [...new Set(['UTC', ownZone(), ...Intl.supportedValuesOf('timeZone')])]

function chosenZone(): string {
  const chosen = storage.read(key)
  return chosen !== null && knownZones().includes(chosen) ? chosen : ownZone()
}

/** Shows times in this zone in this browser from now on. Choosing the device's zone follows the device again. */
export function chooseZone(timeZone: string): void {
  if (timeZone === ownZone()) storage.remove(key)
  else storage.write(key, timeZone)
  for (const listener of listeners) listener()
}

/** The time zone in which times are shown and offered. */
export const useTimeZone = (): string =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, chosenZone)
