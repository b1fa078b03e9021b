const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Version\/.*Safari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]
const nameIn = (list: typeof browsers, text: string): string | undefined =>
  list.find(([, sign]) => sign.test(text))?.[0]

/** Reads a name such as `Firefox on Linux` from a `user-agent`; undefined for browsers we don't know. */
export function browserNameOf(userAgent: string): string | undefined {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser === undefined) return undefined
  return system === undefined ? browser : `${browser} on ${system}`
}

/** Whether the browser runs on a phone or tablet. */
export const isPhone = (userAgent: string): boolean => /iPhone|Android.*Mobile/.test(userAgent)
