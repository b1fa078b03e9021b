/** This device's time zone, an IANA name. Asked anew each time, because travellers change it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
