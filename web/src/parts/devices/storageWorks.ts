const key = 'greenroom-device-check'

/** Whether this browser can store short strings for this page; private windows and full disks may refuse. */
export function storageWorks(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): boolean {
  try {
    const storage = area()
    storage.setItem(key, '1')
    const kept = storage.getItem(key) === '1'
    storage.removeItem(key)
    return kept
  } catch {
    return false
  }
}
