/** This device's time zone, an IANA name. Read afresh each time, because it changes when people travel. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
